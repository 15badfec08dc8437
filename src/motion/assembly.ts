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

/** 0 is the first choice: for a stem a label in one row, for other pieces a blank one. */
const rank = ({ label }: LoosePiece, keepsLabel: boolean) => {
  if (keepsLabel && label.length > 0 && label.length <= longestText) return 0;
  return label.length === 0 ? 1 : 2;
};

/** @returns the loose piece that suits a place best; undefined: a blank one comes out of the line */
const choose = (place: Place, { x, y }: Point, loose: readonly LoosePiece[]) => {
  if (place.takes !== undefined) return loose.find(({ id }) => id === place.takes);
  const keepsLabel = place.labelColor !== undefined;
  const distance = (piece: LoosePiece) => Math.hypot(piece.x - x, piece.y - y);
  const [best] = loose.toSorted(
    (a, b) => rank(a, keepsLabel) - rank(b, keepsLabel) || distance(a) - distance(b),
  );
  return best;
};

/** @returns the pose near a point from which a loose piece can fall */
const landing = (
  { x, y, angle }: Pose,
  { width, height }: Pick<LoosePiece, 'width' | 'height'>,
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

/** A place takes its loose piece. */
const start = (piece: StagePiece, loose: readonly LoosePiece[], now: number): StagePiece => {
  const middle = frameInPlace(piece, middleOf(piece.place.piece), now);
  const chosen = choose(piece.place, middle, loose);
  return { ...piece, loose: chosen, phase: { is: chosen ? 'flying' : 'rising' }, since: now };
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

/** A piece loses its place. Its key may come again while it leaves. */
const leave = (piece: StagePiece, count: number, pile: Pile, now: number): StagePiece => {
  const { loose, place } = piece;
  const leaving = { ...piece, place: { ...place, key: `${place.key} ${count}` }, since: now };
  if (!loose) return { ...leaving, phase: { is: 'sinking' } };
  const { bar } = runFrom(place.piece, loose);
  const from = byPoint(frameOf(piece, now, pile.ceiling), bar);
  const to = landing({ ...from, angle: from.angle + bar.angle }, loose, pile.room);
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > 2 * loose.height;
  const takes = isFar ? times.travel : times.release;
  return { ...leaving, phase: { is: 'returning', from, to, takes } };
};

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

const givenBack = (pieces: readonly StagePiece[]): Given[] =>
  pieces.flatMap(({ loose, phase }) =>
    loose && phase.is === 'returning'
      ? { id: loose.id, pose: phase.to, spin: loose.id % 2 === 0 ? spin : -spin }
      : [],
  );

const surfaced = (sunk: Assembly['sunk']): Given[] =>
  sunk.map(({ loose: { id, x, y, angle } }) => ({ id, pose: { x, y, angle }, spin: 0 }));

/** Places that wait take their loose pieces, one after the other. */
const startAll = (
  pieces: readonly StagePiece[],
  loose: readonly LoosePiece[],
  isDue: (piece: StagePiece) => boolean,
  now: number,
) => {
  const taken: number[] = [];
  const started = pieces.map((piece) => {
    if (piece.phase.is !== 'waiting' || !isDue(piece)) return piece;
    const left = loose.filter(({ id }) => !taken.includes(id));
    const next = start(piece, left, now);
    if (next.loose) taken.push(next.loose.id);
    return next;
  });
  return { started, taken };
};

/**
 * Everything arrives at once.
 * @param now in ms
 */
export const finish = (assembly: Assembly, pile: Pile, now: number): Step => {
  const given = [
    ...givenBack(assembly.pieces),
    ...surfaced(assembly.sunk.filter(({ isRising }) => isRising)),
  ];
  const back = [...assembly.pieces, ...assembly.sunk].flatMap(({ loose }) => {
    const pose = given.find(({ id }) => id === loose?.id)?.pose;
    return loose && pose ? { ...loose, ...pose } : [];
  });
  const { started, taken } = startAll(
    assembly.pieces.filter((piece) => !isLeaving(piece)),
    [...pile.loose, ...back],
    () => true,
    now,
  );
  const pieces = started.map((piece): StagePiece => {
    const { loose, phase } = piece;
    // What has not been seen to fly bears no label.
    const isNew = loose !== undefined && taken.includes(loose.id);
    return {
      ...piece,
      loose: isNew ? { ...loose, label: '' } : loose,
      phase: phase.is === 'standing' ? phase : { is: 'standing' },
      moved: { ...piece.moved, at: -Infinity },
      recolored: { ...piece.recolored, at: -Infinity },
    };
  });
  const sunk = assembly.sunk.filter(({ isRising }) => !isRising);
  return { assembly: { ...assembly, pieces, sunk }, given, taken };
};

/**
 * Sets the places of a drawing. Pieces whose key stays move there, new ones come, the others go back.
 * @param now in ms
 */
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

/** @returns whether a piece has left, or a sunk one come out, by a time */
const hasLeft = ({ phase, since }: StagePiece, now: number) =>
  (phase.is === 'returning' && now - since >= phase.takes) ||
  (phase.is === 'sinking' && now - since >= times.sink);
const hasSurfaced = ({ since, isRising }: Assembly['sunk'][number], now: number) =>
  isRising && now - since >= times.sink;

const arrive = (piece: StagePiece, now: number): StagePiece => {
  const time = now - piece.since;
  const hasLanded = piece.phase.is === 'flying' && time >= flightTime(piece) + times.land;
  const hasRisen = piece.phase.is === 'rising' && time >= times.sink;
  return hasLanded || hasRisen ? { ...piece, phase: { is: 'standing' } } : piece;
};

/**
 * Advances to a time.
 * @param now in ms
 */
export const advance = (assembly: Assembly, pile: Pile, now: number): Step => {
  const leaving = assembly.pieces.filter((piece) => hasLeft(piece, now));
  const out = assembly.sunk.filter((each) => hasSurfaced(each, now));
  const staying = assembly.pieces
    .filter((piece) => !leaving.includes(piece))
    .map((piece) => arrive(piece, now))
    // Delays begin once the pile is ready.
    .map((piece) =>
      piece.phase.is === 'waiting' && !pile.isReady ? { ...piece, since: now } : piece,
    );
  const isDue = ({ phase, since }: StagePiece) =>
    pile.isReady && phase.is === 'waiting' && now - since >= phase.delay;
  const { started, taken } = startAll(staying, pile.loose, isDue, now);
  return {
    assembly: {
      ...assembly,
      pieces: started,
      sunk: assembly.sunk.filter((each) => !out.includes(each)),
    },
    given: [...givenBack(leaving), ...surfaced(out)],
    taken,
  };
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
    return { loose: { ...loose, ...landing(loose, loose, room) }, since: now, isRising: true };
  }),
});

/** @returns whether anything moves at a time, in ms */
export const isMoving = ({ pieces, sunk }: Assembly, now: number): boolean =>
  sunk.some(({ since }) => now - since < times.sink) ||
  pieces.some(
    ({ phase, moved, recolored }) =>
      phase.is !== 'standing' || now - moved.at < times.slide || now - recolored.at < times.change,
  );

/** @returns the loose pieces that are part of the drawing, on their way, or in the line, by their id */
export const heldBy = ({ pieces, sunk }: Assembly): number[] =>
  [...pieces, ...sunk].flatMap(({ loose }) => loose?.id ?? []);

/** @returns the keys of the pieces that stand, in the order of their places */
export const standingIn = ({ pieces }: Assembly): string[] =>
  pieces.flatMap(({ phase, place }) => (phase.is === 'standing' ? place.key : []));
