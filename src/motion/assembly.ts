import { middleOf } from '@/lib/alphabet/draw-piece';
import type { Point, Pose } from '@/lib/point';
import {
  baseOf,
  flightTime,
  type Frame,
  frameInPlace,
  frameOf,
  isLeaving,
  lifts,
  longestText,
  type LoosePiece,
  type Place,
  runFrom,
  type Stage,
  type StagePiece,
  times,
  turned,
} from './assembly-frame';

/*
 * Loose pieces become a drawing: each leaves the pile, flies to its place and stands; without a place it goes back.
 * What goes in: the assembly so far, the pile as it lies, a time in ms. What comes out: the next assembly, and what the
 * pile takes back and gives. `assembly-frame.ts` says where everything is in between, and how long each step takes.
 */

/** The drawing so far. */
export interface Assembly extends Stage {
  /** How many pieces have left it. */
  left: number;
}

export const emptyAssembly: Assembly = { pieces: [], sunk: [], left: 0 };

/** The pile that the pieces come from. */
export interface Pile {
  /** Whether pieces can be taken. Until then places wait. */
  isReady: boolean;
  /** The pieces in it, which can be taken. */
  loose: readonly LoosePiece[];
  /** Where a piece can fall from, in px; without it, from anywhere. */
  room?: { left: number; right: number; top: number };
  /** Upper bound of flights, in px. */
  ceiling: number;
}

/** A piece that goes back to the pile, with a spin in radians per step. */
interface Given {
  id: number;
  pose: Pose;
  spin: number;
}

/** What happens in a step. The pile takes `given` back first, then gives `taken`. */
export interface Step {
  assembly: Assembly;
  given: readonly Given[];
  taken: readonly number[];
}

/** How new pieces come: one after another, letter by letter at once, straight from near by, or they simply stand. */
export type Coming = 'typed' | 'pasted' | 'snapped' | 'stand';

/** With more letters than this under way, they come at once and fast. */
const mostUnderWay = 3;
/** Returned pieces spin by this, to one side or the other, in radians per step. */
const spin = 0.02;

/** Sets the places of a drawing. Pieces whose key stays move there, new ones come, the others go back. */
export const writePlaces = (
  assembly: Assembly,
  places: readonly Place[],
  coming: Coming,
  pile: Pile,
  now: number,
): Step => {
  const before = assembly.pieces.filter((piece) => !isLeaving(piece));
  const placeOf = (piece: StagePiece) => places.find(({ key }) => key === piece.place.key);
  const kept = before.flatMap((piece) => {
    const place = placeOf(piece);
    return place ? keep(piece, place, now) : [];
  });
  // A place that waits has nothing to give back.
  const lost = before.filter((piece) => !placeOf(piece) && piece.phase.is !== 'waiting');
  const keys = new Set(kept.map(({ place }) => place.key));
  const underWay = kept.filter(({ phase }) => phase.is !== 'standing');
  const lettersUnderWay = new Set(underWay.map(({ place }) => place.letter)).size;
  const fresh = places.filter(({ key }) => !keys.has(key));
  const next: Assembly = {
    ...assembly,
    left: assembly.left + lost.length,
    pieces: [
      ...assembly.pieces.filter(isLeaving),
      ...lost.map((piece, index) => leave(piece, assembly.left + index, pile, now)),
      ...kept,
      ...comingPieces(fresh, coming, lettersUnderWay, now),
    ],
  };
  if (coming === 'stand') return finish(next, pile, now);
  return { assembly: next, given: [], taken: [] };
};

/** Advances to a time: pieces arrive, go back to the pile, and set out. */
export const advance = (assembly: Assembly, pile: Pile, now: number): Step => {
  const gone = assembly.pieces.filter((piece) => hasLeft(piece, now));
  const out = assembly.sunk.filter((each) => hasSurfaced(each, now));
  const staying = assembly.pieces
    .filter((piece) => !gone.includes(piece))
    .map((piece) => arrive(piece, now))
    // Delays begin once the pile is ready.
    .map((piece) =>
      piece.phase.is === 'waiting' && !pile.isReady ? { ...piece, since: now } : piece,
    );
  const isDue = ({ phase, since }: StagePiece) =>
    pile.isReady && phase.is === 'waiting' && now - since >= phase.delay;
  const { pieces, taken } = startPieces(staying, pile.loose, isDue, now);
  const sunk = assembly.sunk.filter((each) => !out.includes(each));
  return {
    assembly: { ...assembly, pieces, sunk },
    given: [...givenBack(gone), ...surfaced(out)],
    taken,
  };
};

/** Everything arrives at once. */
export const finish = (assembly: Assembly, pile: Pile, now: number): Step => {
  const given = [
    ...givenBack(assembly.pieces),
    ...surfaced(assembly.sunk.filter(({ isRising }) => isRising)),
  ];
  const back = [...assembly.pieces, ...assembly.sunk].flatMap(({ loose }) => {
    const pose = given.find(({ id }) => id === loose?.id)?.pose;
    return loose && pose ? { ...loose, ...pose } : [];
  });
  const staying = assembly.pieces.filter((piece) => !isLeaving(piece));
  const { pieces, taken } = startPieces(staying, [...pile.loose, ...back], () => true, now);
  const standing = pieces.map((piece): StagePiece => {
    const { loose, moved, recolored } = piece;
    // What has not been seen to fly bears no label.
    const isNew = loose !== undefined && taken.includes(loose.id);
    return {
      ...piece,
      loose: isNew ? { ...loose, label: '' } : loose,
      phase: { is: 'standing' },
      moved: { ...moved, at: -Infinity },
      recolored: { ...recolored, at: -Infinity },
    };
  });
  const sunk = assembly.sunk.filter(({ isRising }) => !isRising);
  return { assembly: { ...assembly, pieces: standing, sunk }, given, taken };
};

/** Sinks loose pieces, which the pile has given up, into the line. */
export const sink = (assembly: Assembly, loose: readonly LoosePiece[], now: number): Assembly => ({
  ...assembly,
  sunk: [...assembly.sunk, ...loose.map((each) => ({ loose: each, since: now, isRising: false }))],
});

/** Lets the pieces in the line come out again, where the pile has room for them. */
export const surface = (assembly: Assembly, { room }: Pile, now: number): Assembly => ({
  ...assembly,
  sunk: assembly.sunk.map((each) => {
    if (each.isRising) return each;
    const { loose } = each;
    return { loose: { ...loose, ...fallPose(loose, loose, room) }, since: now, isRising: true };
  }),
});

/** @returns whether anything moves at a time */
export const isMoving = ({ pieces, sunk }: Assembly, now: number): boolean =>
  sunk.some(({ since }) => now - since < times.sink) ||
  pieces.some(
    ({ phase, moved, recolored }) =>
      phase.is !== 'standing' || now - moved.at < times.slide || now - recolored.at < times.change,
  );

/** A piece keeps its place, which may have moved or changed its size or color. */
const keep = (piece: StagePiece, place: Place, now: number): StagePiece => {
  const { x, y, unit, color } = piece.place;
  const isMoved = x !== place.x || y !== place.y || unit !== place.unit;
  const by = unit === place.unit ? 'out' : 'roll';
  return {
    ...piece,
    place,
    moved: isMoved ? { from: baseOf(piece, now), at: now, by } : piece.moved,
    recolored: color === place.color ? piece.recolored : { from: color, at: now },
  };
};

/** A piece loses its place, whose key may come again while the piece leaves. */
const leave = (piece: StagePiece, count: number, pile: Pile, now: number): StagePiece => {
  const { loose, place } = piece;
  const leaving = { ...piece, place: { ...place, key: `${place.key} ${count}` }, since: now };
  if (!loose) return { ...leaving, phase: { is: 'sinking' } };
  const { bar } = runFrom(place.piece, loose);
  const from = byPoint(frameOf(piece, now, pile.ceiling), bar);
  const to = fallPose({ ...from, angle: from.angle + bar.angle }, loose, pile.room);
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > 2 * loose.height;
  const takes = isFar ? times.travel : times.release;
  return { ...leaving, phase: { is: 'returning', from, to, takes } };
};

/** A frame of the same piece by another point of it. */
const byPoint = (frame: Frame, at: Point): Frame => {
  const offset = turned({ x: at.x - frame.at.x, y: at.y - frame.at.y }, frame.angle);
  return {
    ...frame,
    at,
    x: frame.x + offset.x * frame.unit,
    y: frame.y + offset.y * frame.unit,
  };
};

/** @returns the pose near a point from which a loose piece can fall */
const fallPose = (
  { x, y, angle }: Pose,
  { width, height }: LoosePiece,
  room: Pile['room'],
): Pose => {
  if (!room) return { x, y, angle };
  const across = (Math.abs(Math.cos(angle)) * width) / 2 + height / 2;
  const down = (Math.abs(Math.sin(angle)) * width) / 2 + height / 2;
  return {
    x: Math.min(Math.max(x, room.left + across), room.right - width / 2),
    y: Math.min(Math.max(y, room.top + down), -down),
    angle,
  };
};

/** New pieces wait for their turn. */
const comingPieces = (
  places: readonly Place[],
  coming: Coming,
  lettersUnderWay: number,
  now: number,
): StagePiece[] => {
  const letters = [...new Set(places.map(({ letter }) => letter))];
  const isFast = coming === 'typed' && lettersUnderWay + letters.length > mostUnderWay;
  const delayOf = ({ letter }: Place, index: number) => {
    if (isFast) return 0;
    return coming === 'pasted'
      ? letters.indexOf(letter) * times.apart.letter
      : index * times.apart.piece;
  };
  return places.map((place, index) => ({
    place,
    moved: { from: place, at: -Infinity, by: 'out' },
    recolored: { from: place.color, at: -Infinity },
    phase: { is: 'waiting', delay: delayOf(place, index) },
    since: now,
    flight: {
      travel: isFast || coming === 'snapped' ? times.fastTravel : times.travel,
      hasRise: coming === 'typed' && !isFast,
      arc: coming === 'snapped' ? 0 : lifts.arc,
    },
  }));
};

/** Waiting places that are due take their loose pieces, one after the other; without one, a blank piece rises. */
const startPieces = (
  waiting: readonly StagePiece[],
  loose: readonly LoosePiece[],
  isDue: (piece: StagePiece) => boolean,
  now: number,
) => {
  const taken: number[] = [];
  const pieces = waiting.map((piece): StagePiece => {
    const { place, phase } = piece;
    if (phase.is !== 'waiting' || !isDue(piece)) return piece;
    const left = loose.filter(({ id }) => !taken.includes(id));
    const chosen = choose(place, frameInPlace(piece, middleOf(place.piece), now), left);
    if (chosen) taken.push(chosen.id);
    return { ...piece, loose: chosen, phase: { is: chosen ? 'flying' : 'rising' }, since: now };
  });
  return { pieces, taken };
};

/** @returns the loose piece that suits a place best, the nearest of the best rank; undefined if none is left */
const choose = (place: Place, { x, y }: Point, loose: readonly LoosePiece[]) => {
  if (place.takes !== undefined) return loose.find(({ id }) => id === place.takes);
  const keepsLabel = place.labelColor !== undefined;
  const distance = (piece: LoosePiece) => Math.hypot(piece.x - x, piece.y - y);
  const [best] = loose.toSorted(
    (a, b) => rank(a, keepsLabel) - rank(b, keepsLabel) || distance(a) - distance(b),
  );
  return best;
};

/** 0 is the first choice: for a stem a label in one row, for other pieces a blank one. */
const rank = ({ label }: LoosePiece, keepsLabel: boolean) => {
  if (keepsLabel && label.length > 0 && label.length <= longestText) return 0;
  return label.length === 0 ? 1 : 2;
};

const arrive = (piece: StagePiece, now: number): StagePiece => {
  const time = now - piece.since;
  const hasLanded = piece.phase.is === 'flying' && time >= flightTime(piece) + times.land;
  const hasRisen = piece.phase.is === 'rising' && time >= times.sink;
  return hasLanded || hasRisen ? { ...piece, phase: { is: 'standing' } } : piece;
};

const hasLeft = ({ phase, since }: StagePiece, now: number) =>
  (phase.is === 'returning' && now - since >= phase.takes) ||
  (phase.is === 'sinking' && now - since >= times.sink);

const hasSurfaced = ({ since, isRising }: Assembly['sunk'][number], now: number) =>
  isRising && now - since >= times.sink;

const givenBack = (pieces: readonly StagePiece[]): Given[] =>
  pieces.flatMap(({ loose, phase }) =>
    loose && phase.is === 'returning'
      ? { id: loose.id, pose: phase.to, spin: loose.id % 2 === 0 ? spin : -spin }
      : [],
  );

const surfaced = (sunk: Assembly['sunk']): Given[] =>
  sunk.map(({ loose: { id, x, y, angle } }) => ({ id, pose: { x, y, angle }, spin: 0 }));
