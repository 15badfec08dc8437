import { cubicBezier } from 'framer-motion';
import { drawPiece, middleOf, runOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point, Pose } from '@/lib/point';
import { durations, easings } from './tokens';

/*
 * Where the pieces of a drawing are at a time. What goes in: pieces and a time. What comes out: shapes to draw.
 * `assembly.ts` decides which piece goes where, and when.
 */

const ease = {
  out: cubicBezier(...easings.out),
  roll: cubicBezier(...easings.roll),
  drop: cubicBezier(...easings.drop),
  start: cubicBezier(...easings.start),
};

/** How long each step takes, in ms (docs/rules.md#name-on-the-line). */
export const times = {
  /** Between the starts of two pieces that are typed, and of two letters that are pasted. */
  apart: { piece: 40, letter: 60 },
  rise: durations.tap,
  travel: durations.open,
  fastTravel: 240,
  /** Turning, colour and shape each take this part of the travel. */
  change: durations.hover,
  land: durations.tap,
  /** A deleted piece becomes its loose piece again. */
  release: 160,
  /** Into the line, and out of it. */
  sink: durations.hover,
  /** The drawing moves or changes its size. */
  slide: durations.open,
} as const;

/** A label with more letters than this stands in two rows. */
export const longestText = 17;

/** How far a piece lifts, in px: before the travel, in its middle at most, and before it lands. */
export const lifts = { rise: 10, arc: 40, land: 6 } as const;

/** Where a piece is to stand: the upper left corner of the drawing that it belongs to, and its thickness, in px. */
export interface Place extends Point {
  /** The same in the next drawing: the piece stays the same one. */
  key: string;
  /** Pieces of a letter come together. */
  letter: number;
  piece: Piece;
  unit: number;
  color: string;
  /** The color of its loose piece’s label, on bars that are long and thick enough for one. */
  labelColor?: string | undefined;
  isHero: boolean;
  /** The loose piece that it takes; without it, the one that suits best. */
  takes?: number;
}

/** A loose bar that becomes a piece. */
export interface LoosePiece extends Pose {
  id: number;
  width: number;
  height: number;
  color: string;
  label: string;
  labelColor: string;
  /** The point of the piece itself that lies at x and y; without it, a bar lies there and becomes the piece. */
  at?: Point;
}

/** Where a piece is drawn: a point of it lies at x and y. */
export interface Frame extends Pose {
  unit: number;
  /** The point of the piece that lies there. */
  at: Point;
  /** 0 is a bar, 1 the piece. */
  done: number;
  color: string;
}

/** What a piece of the drawing does. */
type Phase =
  /** Only its place shows. After `delay` ms it takes a loose piece. */
  | { is: 'waiting'; delay: number }
  /** Its loose piece flies to the place and lands. */
  | { is: 'flying' }
  /** None was left: a blank one comes out of the line. */
  | { is: 'rising' }
  | { is: 'standing' }
  /** It becomes its loose piece again, which is at `to` after `takes` ms. */
  | { is: 'returning'; from: Frame; to: Pose; takes: number }
  /** The blank one goes back into the line. */
  | { is: 'sinking' };

/** A piece of the drawing. Times in ms. */
export interface StagePiece {
  place: Place;
  /** When the drawing last moved, and from where. */
  moved: { from: Base; at: number; by: 'roll' | 'out' };
  recolored: { from: string; at: number };
  phase: Phase;
  /** When the phase began. */
  since: number;
  flight: {
    travel: number;
    hasRise: boolean;
    /** How high it arcs, at most, in px. */
    arc: number;
  };
  loose?: LoosePiece | undefined;
}

type Base = Pick<Place, 'x' | 'y' | 'unit'>;

/** A loose piece in the line, or on its way into it or out of it. */
interface SunkPiece {
  loose: LoosePiece;
  since: number;
  isRising: boolean;
}

/** A shape to draw; y down from the floor, in px. `out` is clipped at the floor. */
export interface StageShape {
  key: string;
  layer: 'place' | 'out' | 'way' | 'stand';
  path: string;
  transform: string;
  fill: string;
  isHero: boolean;
  label?: { text: string; transform: string; fill: string; opacity: number } | undefined;
}

/** Where a piece is drawn in each phase. */
const layers = {
  waiting: 'way',
  flying: 'way',
  rising: 'out',
  standing: 'stand',
  returning: 'way',
  sinking: 'out',
} as const;

const dot: Piece = { kind: 'dot', x: 0, y: 0 };

/** @returns the transform that draws a piece in its frame */
export const transformOf = ({ x, y, angle, unit, at }: Omit<Frame, 'done' | 'color'>) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${((angle * 180) / Math.PI).toFixed(2)}) scale(${unit.toFixed(3)}) translate(${(-at.x).toFixed(3)} ${(-at.y).toFixed(3)})`;

const part = (time: number, whole: number) => Math.min(1, Math.max(0, time / whole));
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const mixed = (from: string, to: string, share: number) =>
  share >= 1 || from === to ? to : `color-mix(in srgb, ${to} ${share * 100}%, ${from})`;
/** @returns the same direction of a bar, within a quarter turn */
const nearest = (angle: number) => angle - Math.PI * Math.round(angle / Math.PI);
/** @returns the same direction within half a turn */
const flat = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
/** @returns a point turned around the origin */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});
/** Of a loose bar, in units of its thickness. */
const lengthOf = ({ width, height } = { width: 170, height: 47 }) => width / height;

/** A label’s angle, so that it reads from left to right, or upwards. */
const readable = (angle: number) => {
  const short = flat(angle);
  return Math.cos(short) < -0.3 ? short + Math.PI : short;
};

/** How a loose piece becomes the piece of a place. */
export const runFrom = (piece: Piece, loose?: LoosePiece) =>
  loose?.at
    ? { bar: { ...loose.at, angle: 0 }, path: () => drawPiece(piece).path }
    : runOf(piece, lengthOf(loose));

/** @returns whether a piece has lost its place */
export const isLeaving = ({ phase }: StagePiece): boolean =>
  phase.is === 'returning' || phase.is === 'sinking';

/** @returns how long a piece flies until it lands, in ms */
export const flightTime = ({ flight: { travel, hasRise } }: StagePiece) =>
  (hasRise ? times.rise : 0) + travel;

/** @returns where the drawing of a piece is: it slides to its place */
export const baseOf = ({ place, moved: { from, at, by } }: StagePiece, now: number): Base => {
  const share = ease[by](part(now - at, times.slide));
  return {
    x: between(from.x, place.x, share),
    y: between(from.y, place.y, share),
    unit: between(from.unit, place.unit, share),
  };
};

/** @returns the frame of a piece in its place, by a point of it */
export const frameInPlace = (piece: StagePiece, at: Point, now: number): Frame => {
  const { place, recolored } = piece;
  const base = baseOf(piece, now);
  const drawn = drawPiece(place.piece);
  const angle = (drawn.turn * Math.PI) / 180;
  const offset = turned(at, angle);
  return {
    x: base.x + (drawn.x + offset.x) * base.unit,
    y: base.y + (drawn.y + offset.y) * base.unit,
    unit: base.unit,
    angle,
    at,
    done: 1,
    color: mixed(recolored.from, place.color, part(now - recolored.at, times.change)),
  };
};

/** How far a loose piece turns on its way, from `angle` to `end`: the shorter way, but a label is read all the way. */
const turnOnWay = (loose: LoosePiece, end: number, angle: number, keepsLabel: boolean) => {
  const turn = end - angle;
  if (loose.at) return flat(turn);
  return keepsLabel ? flat(-Math.PI / 2 - readable(loose.angle)) : nearest(turn);
};

/** Rises, travels in an arc while it turns and changes, and drops into its place. */
const frameInFlight = (
  piece: StagePiece,
  loose: LoosePiece,
  now: number,
  ceiling: number,
): Frame => {
  const { place, since, flight } = piece;
  const run = runFrom(place.piece, loose);
  const end = frameInPlace(piece, run.bar, now);
  const time = now - since;
  const away = time - (flight.hasRise ? times.rise : 0);
  const share = ease.roll(part(away, flight.travel));
  const change = Math.min(times.change, flight.travel);

  const keepsLabel = place.labelColor !== undefined && loose.label !== '';
  const turn = turnOnWay(loose, end.angle, loose.angle - run.bar.angle, keepsLabel);
  const angle = end.angle - turn * (1 - ease.roll(part(away, change)));
  const unit = between(loose.height, end.unit, share);
  const done = loose.at ? 1 : ease.roll(part(away - flight.travel + change, change));

  const lift = flight.hasRise ? ease.out(part(time, times.rise)) * lifts.rise : 0;
  const startY = loose.y - lift;
  // As flat as the copy above allows.
  const top = Math.min(startY, end.y) - loose.width / 2;
  const arc = Math.min(flight.arc, Math.max(0, top - ceiling));
  const y = between(startY, end.y - lifts.land, share) - 4 * arc * share * (1 - share);
  // Below the copy, as long as it is a bar.
  const half = ((lengthOf(loose) - 1) * Math.abs(Math.sin(angle + run.bar.angle)) + 1) * (unit / 2);
  const lowered = Math.max(y, between(ceiling + half, y, done));
  const landing = time - flightTime(piece);
  const above = lifts.land * (1 - ease.drop(part(landing, times.land)));
  return {
    x: between(loose.x, end.x, share),
    y: landing > 0 ? end.y - above : lowered,
    angle,
    unit,
    at: run.bar,
    done,
    color: mixed(loose.color, end.color, part(away, change)),
  };
};

/**
 * @param ceiling upper bound of flights, in px
 * @returns where a piece is
 */
export const frameOf = (piece: StagePiece, now: number, ceiling: number): Frame => {
  const { loose, place, phase, since } = piece;
  const time = now - since;
  if (phase.is === 'flying' && loose) return frameInFlight(piece, loose, now, ceiling);
  if (phase.is === 'returning' && loose) {
    const { from, to } = phase;
    const share = ease.roll(part(time, phase.takes));
    const angle = to.angle - runFrom(place.piece, loose).bar.angle;
    return {
      x: between(from.x, to.x, share),
      y: between(from.y, to.y, share),
      angle: from.angle + nearest(angle - from.angle) * share,
      unit: between(from.unit, loose.height, part(time, phase.takes)),
      at: from.at,
      done: from.done * (1 - share),
      color: mixed(from.color, loose.color, part(time, phase.takes)),
    };
  }
  const frame = frameInPlace(piece, middleOf(place.piece), now);
  const depth = (4.5 - place.piece.y) * frame.unit + frame.unit;
  if (phase.is === 'rising') frame.y += depth * (1 - ease.out(part(time, times.sink)));
  if (phase.is === 'sinking') frame.y += depth * ease.start(part(time, times.sink));
  return frame;
};

/** The label of its loose piece: a place with room for one keeps it, elsewhere it fades as the piece leaves. */
const labelOf = ({ loose, place, phase, since }: StagePiece, frame: Frame, now: number) => {
  const { labelColor } = place;
  const isShown = phase.is === 'flying' || (phase.is === 'standing' && labelColor !== undefined);
  if (!loose?.label || !isShown) return undefined;
  const opacity = labelColor ? 1 : 1 - part(now - since, times.rise);
  if (opacity <= 0) return undefined;
  const { x, y, angle, at, unit, done } = frame;
  const middle = turned({ x: middleOf(place.piece).x - at.x, y: 0 }, angle);
  const share = labelColor ? done : 0;
  const text = labelColor ? angle + Math.PI : readable(loose.angle);
  return {
    text: loose.label,
    transform: `translate(${(x + middle.x * unit * share).toFixed(2)} ${(y + middle.y * unit * share).toFixed(2)}) rotate(${((text * 180) / Math.PI).toFixed(1)})`,
    fill: mixed(
      loose.labelColor,
      labelColor ?? loose.labelColor,
      phase.is === 'standing' ? 1 : part(now - since, times.change),
    ),
    opacity,
  };
};

const shapeOf = (piece: StagePiece, now: number, ceiling: number): StageShape => {
  const frame = frameOf(piece, now, ceiling);
  const { place, phase, loose } = piece;
  return {
    key: place.key,
    layer: layers[phase.is],
    path: runFrom(place.piece, loose).path(frame.done),
    transform: transformOf(frame),
    fill: frame.color,
    isHero: place.isHero,
    label: labelOf(piece, frame, now),
  };
};

const placeShape = (piece: StagePiece, now: number): StageShape => ({
  key: `${piece.place.key} place`,
  layer: 'place',
  path: drawPiece(piece.place.piece).path,
  transform: transformOf(frameInPlace(piece, { x: 0, y: 0 }, now)),
  fill: piece.place.color,
  isHero: false,
});

const sunkShape = ({ loose, since, isRising }: SunkPiece, now: number): StageShape => {
  const depth = ease[isRising ? 'out' : 'start'](part(now - since, times.sink));
  const run = runOf(dot, lengthOf(loose));
  const y = loose.y + (isRising ? 1 - depth : depth) * (loose.width / 2 - loose.y);
  return {
    key: `loose ${loose.id}`,
    layer: 'out',
    path: run.path(0),
    transform: transformOf({ ...loose, y, unit: loose.height, at: run.bar }),
    fill: loose.color,
    isHero: false,
  };
};

/** What there is to draw; lowest first. */
export interface Stage {
  pieces: readonly StagePiece[];
  sunk: readonly SunkPiece[];
}

/**
 * @param now in ms
 * @param ceiling upper bound of flights, in px
 * @returns the shapes to draw, lowest first: places that wait for their piece, what is in the line, the pieces
 */
export const shapesAt = ({ pieces, sunk }: Stage, now: number, ceiling: number): StageShape[] => {
  const leaving = pieces.filter(isLeaving);
  const staying = pieces.filter((piece) => !isLeaving(piece));
  const empty = staying.filter(({ phase }) => phase.is !== 'standing');
  const drawn = [...leaving, ...staying.filter(({ phase }) => phase.is !== 'waiting')];
  const moving = sunk.filter(({ since, isRising }) => isRising || now - since < times.sink);
  return [
    ...empty.map((piece) => placeShape(piece, now)),
    ...moving.map((each) => sunkShape(each, now)),
    ...drawn.map((piece) => shapeOf(piece, now, ceiling)),
  ];
};
