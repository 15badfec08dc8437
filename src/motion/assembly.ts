import { middleOf } from '@/lib/alphabet/piece-geometry';
import type { Pose } from '@/lib/point';
import {
  anchoredAt,
  drawingPoseOf,
  flightTime,
  frameInPlace,
  frameOf,
  growthFrom,
} from './assembly-frame';
import {
  type Assembly,
  flights,
  isLeaving,
  longestRow,
  type LoosePiece,
  type Place,
  type StagePiece,
  type SunkPiece,
  times,
} from './assembly-stage';

/*
 * Loose pieces become a drawing: each leaves the pile, flies to its place and stands; a piece that
 * loses its place goes back. What goes in: the assembly so far, the pile as it lies, a time in ms.
 * What comes out: the next assembly, what goes back to the pile, and what is taken from it. The
 * model and how long each step takes are in `assembly-stage.ts`.
 */

export const emptyAssembly: Assembly = { pieces: [], sunk: [] };

/** What began then has ended, in ms. */
const longAgo = -Infinity;

/** The pile that the pieces come from. */
export interface Pile {
  /** Whether pieces can be taken. Until then places wait. */
  isReady: boolean;
  /** The pieces in it, which can be taken. */
  loose: readonly LoosePiece[];
  /** Where a piece can fall from, in px; without it, a piece falls from where it is. */
  room?: { left: number; right: number; top: number };
  /** Upper bound of flights, in px. */
  ceiling: number;
}

/** A loose piece that goes back to the pile, where it then lies, and its spin. */
interface Returned {
  loose: LoosePiece;
  pose: Pose;
  spin: number;
}

/** A step: the pile takes back what is `returned`, then gives up what is `taken`. */
export interface Step {
  assembly: Assembly;
  returned: readonly Returned[];
  /** Ids of loose pieces. */
  taken: readonly number[];
}

/** How new pieces come; the assembly itself decides when they are `crowded`. */
export type Coming = Exclude<keyof typeof flights, 'crowded'>;

/** When more letters than this are under way, typed pieces are crowded. */
const mostLettersUnderWay = 3;

/** Pieces that go back spin by this, to one side or the other, in radians per step. */
const spin = 0.02;

/** A piece that goes back farther than this travels there; in heights of a loose piece. */
const nearBy = 2;

/** Sets the places of a drawing: pieces with a known key move, new ones come, others go back. */
export const writePlaces = (
  assembly: Assembly,
  places: readonly Place[],
  how: Coming,
  pile: Pile,
  now: number,
): Step => {
  const leaving: StagePiece[] = [];
  const kept: StagePiece[] = [];
  for (const piece of assembly.pieces) {
    const place = places.find(({ key }) => key === piece.place.key);
    if (isLeaving(piece)) leaving.push(piece);
    else if (place) kept.push(moveTo(place, piece, now));
    // A place that still waits for its piece has nothing to send back.
    else if (piece.phase.kind !== 'waiting') leaving.push(leave(piece, pile, now));
  }
  const keys = new Set(kept.map(({ place }) => place.key));
  const newPlaces = places.filter(({ key }) => !keys.has(key));
  const incomplete = kept.filter(({ phase }) => phase.kind !== 'standing');
  const underWay = lettersOf([...incomplete.map(({ place }) => place), ...newPlaces]);
  const isCrowded = how === 'typed' && underWay.length > mostLettersUnderWay;
  const coming = newPieces(newPlaces, isCrowded ? 'crowded' : how, now);
  const next = { ...assembly, pieces: [...leaving, ...kept, ...coming] };
  if (how === 'stand') return finish(next, pile, now);
  return { assembly: next, returned: [], taken: [] };
};

/** Advances to a time: pieces arrive, go back to the pile, and set out. */
export const advance = (assembly: Assembly, pile: Pile, now: number): Step => {
  const gone = assembly.pieces.filter((piece) => hasLeft(piece, now));
  const surfaced = assembly.sunk.filter(
    ({ isRising, since }) => isRising && now - since >= times.sink,
  );
  const staying = assembly.pieces
    .filter((piece) => !gone.includes(piece))
    .map((piece) => arrive(piece, now));
  const { pieces, taken } = pile.isReady
    ? startPieces(staying, pile.loose, now, 'due')
    : { pieces: staying.map((piece) => waitAnew(piece, now)), taken: [] };
  return {
    assembly: { pieces, sunk: assembly.sunk.filter((piece) => !surfaced.includes(piece)) },
    returned: toReturn(gone, surfaced),
    taken,
  };
};

/** Everything arrives at once. */
export const finish = (assembly: Assembly, pile: Pile, now: number): Step => {
  const surfacing = assembly.sunk.filter(({ isRising }) => isRising);
  const returned = toReturn(assembly.pieces, surfacing);
  const back = returned.map(({ loose, pose }) => ({ ...loose, ...pose }));
  const staying = assembly.pieces.filter((piece) => !isLeaving(piece));
  const { pieces, taken } = startPieces(staying, [...pile.loose, ...back], now, 'all');
  return {
    assembly: {
      pieces: pieces.map((piece) => standAtOnce(piece, taken)),
      sunk: assembly.sunk.filter(({ isRising }) => !isRising),
    },
    returned,
    taken,
  };
};

/** Sinks loose pieces, which the pile has given up, into the line. */
export const sink = (assembly: Assembly, pieces: readonly LoosePiece[], now: number): Assembly => ({
  ...assembly,
  sunk: [...assembly.sunk, ...pieces.map((loose) => ({ loose, since: now, isRising: false }))],
});

/** Lets the pieces in the line come out again, where the pile has room for them. */
export const surface = (assembly: Assembly, pile: Pile, now: number): Assembly => ({
  ...assembly,
  sunk: assembly.sunk.map((piece) => {
    if (piece.isRising) return piece;
    const { loose } = piece;
    return { loose: { ...loose, ...fallPose(loose, loose, pile) }, since: now, isRising: true };
  }),
});

/** @returns whether anything moves at a time */
export const isMoving = ({ pieces, sunk }: Assembly, now: number): boolean =>
  sunk.some(({ since }) => now - since < times.sink) ||
  pieces.some(
    ({ phase, moved, recolored }) =>
      phase.kind !== 'standing' ||
      now - moved.since < times.slide ||
      now - recolored.since < times.change,
  );

/** A piece stays in the drawing, in which its place may have moved or changed its size or colour. */
const moveTo = (place: Place, piece: StagePiece, now: number): StagePiece => {
  const { x, y, unit, color } = piece.place;
  const hasMoved = x !== place.x || y !== place.y || unit !== place.unit;
  const ease = unit === place.unit ? 'out' : 'roll';
  return {
    ...piece,
    place,
    moved: hasMoved ? { from: drawingPoseOf(piece, now), since: now, ease } : piece.moved,
    recolored: color === place.color ? piece.recolored : { from: color, since: now },
  };
};

/** A piece loses its place and goes back to the pile, or into the line without a loose piece. */
const leave = (piece: StagePiece, pile: Pile, now: number): StagePiece => {
  const { loose, place } = piece;
  // The place may be filled again meanwhile, so the piece that leaves gets another key.
  const key = `${place.key} until ${now}`;
  const leaving = { ...piece, place: { ...place, key }, since: now };
  if (!loose) return { ...leaving, phase: { kind: 'sinking' } };
  // From here on, the frame tells the middle and the angle of the bar that it becomes again.
  const { bar } = growthFrom(place.piece, loose);
  const from = anchoredAt(bar, frameOf(piece, now, pile.ceiling));
  const to = fallPose({ ...from, angle: from.angle + bar.angle }, loose, pile);
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > nearBy * loose.height;
  const duration = isFar ? times.goBack : times.release;
  return { ...leaving, phase: { kind: 'returning', from, to, duration } };
};

/**
 * @returns the pose nearest to this one from which a loose piece can fall: clear of the room's top
 *   and left and of the floor, where y is 0, and half its length from the right
 */
const fallPose = ({ x, y, angle }: Pose, { width, height }: LoosePiece, { room }: Pile): Pose => {
  if (!room) return { x, y, angle };
  const halfWidth = (Math.abs(Math.cos(angle)) * width + height) / 2;
  const halfHeight = (Math.abs(Math.sin(angle)) * width + height) / 2;
  return {
    x: Math.min(Math.max(x, room.left + halfWidth), room.right - width / 2),
    y: Math.min(Math.max(y, room.top + halfHeight), -halfHeight),
    angle,
  };
};

const lettersOf = (places: readonly Place[]) => [...new Set(places.map(({ letter }) => letter))];

/** New pieces wait for their turn, each at its place. */
const newPieces = (
  places: readonly Place[],
  how: keyof typeof flights,
  now: number,
): StagePiece[] => {
  const letters = lettersOf(places);
  const flight = flights[how];
  return places.map((place, index) => ({
    place,
    phase: {
      kind: 'waiting',
      delay: index * flight.pieceDelay + letters.indexOf(place.letter) * flight.letterDelay,
    },
    since: now,
    flight,
    moved: { from: place, since: longAgo, ease: 'out' },
    recolored: { from: place.color, since: longAgo },
  }));
};

/**
 * Waiting pieces choose their loose pieces, one after the other: all of them, or those that are due,
 * whose delay is over. A piece that finds none rises out of the line as a blank one.
 */
const startPieces = (
  staying: readonly StagePiece[],
  loose: readonly LoosePiece[],
  now: number,
  which: 'all' | 'due',
) => {
  const taken: number[] = [];
  const pieces = staying.map((piece): StagePiece => {
    const { phase, since } = piece;
    if (phase.kind !== 'waiting') return piece;
    if (which === 'due' && now - since < phase.delay) return piece;
    const available = loose.filter(({ id }) => !taken.includes(id));
    const chosen = chooseLoose(piece, available, now);
    if (chosen) taken.push(chosen.id);
    return { ...piece, loose: chosen, phase: { kind: chosen ? 'flying' : 'rising' }, since: now };
  });
  return { pieces, taken };
};

/** @returns the loose piece that suits a place best, of several the nearest; undefined without any */
const chooseLoose = (piece: StagePiece, available: readonly LoosePiece[], now: number) => {
  const { place } = piece;
  if (place.takes !== undefined) return available.find(({ id }) => id === place.takes);
  const keepsLabel = place.labelColor !== undefined;
  const { x, y } = frameInPlace(piece, middleOf(place.piece), now);
  const distanceOf = (loose: LoosePiece) => Math.hypot(loose.x - x, loose.y - y);
  const [best] = available.toSorted(
    (a, b) => rankOf(a, keepsLabel) - rankOf(b, keepsLabel) || distanceOf(a) - distanceOf(b),
  );
  return best;
};

/** 0 is the first choice: for a stem a label in one row, for other pieces a blank one. */
const rankOf = ({ label }: LoosePiece, keepsLabel: boolean) => {
  if (keepsLabel && label.length > 0 && label.length <= longestRow) return 0;
  return label.length === 0 ? 1 : 2;
};

/** Delays begin once the pile is ready. */
const waitAnew = (piece: StagePiece, now: number): StagePiece =>
  piece.phase.kind === 'waiting' ? { ...piece, since: now } : piece;

const arrive = (piece: StagePiece, now: number): StagePiece => {
  const time = now - piece.since;
  const hasLanded = piece.phase.kind === 'flying' && time >= flightTime(piece) + times.land;
  const hasRisen = piece.phase.kind === 'rising' && time >= times.sink;
  return hasLanded || hasRisen ? { ...piece, phase: { kind: 'standing' } } : piece;
};

/** A piece that nobody has seen fly bears no label. */
const standAtOnce = (piece: StagePiece, taken: readonly number[]): StagePiece => {
  const { loose, moved, recolored } = piece;
  const isUnseen = loose !== undefined && taken.includes(loose.id);
  return {
    ...piece,
    loose: isUnseen ? { ...loose, label: '' } : loose,
    phase: { kind: 'standing' },
    moved: { ...moved, since: longAgo },
    recolored: { ...recolored, since: longAgo },
  };
};

const hasLeft = ({ phase, since }: StagePiece, now: number) =>
  (phase.kind === 'returning' && now - since >= phase.duration) ||
  (phase.kind === 'sinking' && now - since >= times.sink);

/** What goes back to the pile of pieces that lose their place, and out of the line. */
const toReturn = (pieces: readonly StagePiece[], surfaced: readonly SunkPiece[]): Returned[] => {
  const returned: Returned[] = [];
  for (const { loose, phase } of pieces)
    if (loose && phase.kind === 'returning')
      returned.push({ loose, pose: phase.to, spin: loose.id % 2 === 0 ? spin : -spin });
  for (const { loose } of surfaced)
    returned.push({ loose, pose: { x: loose.x, y: loose.y, angle: loose.angle }, spin: 0 });
  return returned;
};
