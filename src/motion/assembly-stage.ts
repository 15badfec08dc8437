import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point, Pose } from '@/lib/point';
import { durations } from './tokens';

/*
 * The model of an assembly. A drawing, such as a name, is a list of `Place`s. Each is filled by a
 * `LoosePiece`, a bar that lies in the pile: it flies there and meanwhile becomes the piece, a dot,
 * a bar or a bend. The two together are a `StagePiece`, which keeps when and from where it last
 * changed, so that its `Frame` can be computed for any time.
 *
 * `assembly.ts` changes the stage, `assembly-frame.ts` says where each piece is at a time, and
 * `assembly-shapes.ts` what to draw. Lengths are in px, or in units, which are the thickness of a
 * drawing's pieces; times in ms, angles in radians; y runs down from the floor.
 */

/** How long each step takes (docs/rules.md#name-on-the-line). */
export const times = {
  rise: durations.tap,
  /** A piece turns, takes its colour and takes its shape in this part of the travel. */
  change: durations.hover,
  land: durations.tap,
  /** A deleted piece becomes its loose piece again: where it is, or where there is room for it. */
  release: 160,
  goBack: durations.open,
  /** A piece sinks into the line, or comes out of it. */
  sink: durations.hover,
  /** The drawing moves or changes its size. */
  slide: durations.open,
} as const;

/** How far a piece lifts before it travels and before it lands, in px. */
export const lifts = { rise: 10, land: 6 } as const;

/**
 * How new pieces come: how much later each starts than the one before, and each letter than the
 * letter before; whether they rise before they travel; how high they arc halfway, at most, in px.
 */
export const flights = {
  typed: { pieceDelay: 40, letterDelay: 0, hasRise: true, travel: durations.open, arc: 40 },
  pasted: { pieceDelay: 0, letterDelay: 60, hasRise: false, travel: durations.open, arc: 40 },
  /** Typed while many letters are under way. */
  crowded: { pieceDelay: 0, letterDelay: 0, hasRise: false, travel: 240, arc: 40 },
  /** Let go close by. */
  snapped: { pieceDelay: 0, letterDelay: 0, hasRise: false, travel: 240, arc: 0 },
  /** They stand at once. */
  stand: { pieceDelay: 0, letterDelay: 0, hasRise: false, travel: 0, arc: 0 },
} as const;

/** Where a piece of the drawing is to stand. */
export interface Place extends DrawingPose {
  /** The same key in the next drawing means the same piece, which then moves there. */
  key: string;
  /** Pieces of one letter come together. */
  letter: number;
  piece: Piece;
  color: string;
  /** The colour of its loose piece’s label, on bars that are long and thick enough to keep one. */
  labelColor?: string;
  isHero: boolean;
  /** The id of the loose piece to take; without it, the one that suits best is taken. */
  takes?: number;
}

/** The upper left corner of a drawing, and the thickness of its pieces. */
export interface DrawingPose extends Point {
  unit: number;
}

/** A bar in the pile, which can become a piece of the drawing. */
export interface LoosePiece extends Pose {
  id: number;
  width: number;
  height: number;
  color: string;
  label: string;
  labelColor: string;
  /** The piece's point at x and y, in units. Set if the piece itself, not a bar, is in the pile. */
  anchor?: Point;
}

/** A longer label is set in two rows, so a place that keeps its label prefers shorter ones. */
export const longestRow = 17;

/** Where and how a piece is drawn at a time. */
export interface Frame extends Pose {
  /** The point of the piece that lies at x and y, in units. */
  anchor: Point;
  unit: number;
  color: string;
  /** How much of its shape it has: 0 is the loose bar, 1 the piece. */
  shapeShare: number;
}

/** A piece of the drawing. */
export interface StagePiece {
  place: Place;
  loose?: LoosePiece | undefined;
  phase: Phase;
  /** When the phase began. */
  since: number;
  flight: (typeof flights)[keyof typeof flights];
  /** From where the drawing last moved to its place, and when. */
  moved: { from: DrawingPose; since: number; ease: 'roll' | 'out' };
  /** Which colour it had before its present one, and when that began to change. */
  recolored: { from: string; since: number };
}

/** What a piece of the drawing does. */
type Phase =
  /** Only its place shows. After the delay it takes a loose piece. */
  | { kind: 'waiting'; delay: number }
  /** Its loose piece flies to the place and lands. */
  | { kind: 'flying' }
  /** No loose piece was available: a blank piece comes out of the line. */
  | { kind: 'rising' }
  | { kind: 'standing' }
  /** It becomes its loose piece again, and is at `to` after `duration`. */
  | { kind: 'returning'; from: Frame; to: Pose; duration: number }
  /** A blank piece goes back into the line. */
  | { kind: 'sinking' };

/** A loose piece in the line, or on its way into it or out of it. */
export interface SunkPiece {
  loose: LoosePiece;
  since: number;
  isRising: boolean;
}

/** The drawing so far, and the loose pieces that are not in the pile; the lowest first. */
export interface Assembly {
  pieces: readonly StagePiece[];
  sunk: readonly SunkPiece[];
}

/** @returns whether a piece has lost its place */
export const isLeaving = ({ phase }: StagePiece): boolean =>
  phase.kind === 'returning' || phase.kind === 'sinking';
