import { cubicBezier } from 'framer-motion';
import { drawPiece, middleOf, runOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point, Pose } from '@/lib/point';
import { durations, easings } from './tokens';

/*
 * Where the pieces of a drawing are at a time. What goes in: the stage and a time. What comes out: shapes to draw
 * (`shapesAt`). `assembly.ts` decides which piece goes where, and when. Lengths in px, times in ms, angles in radians.
 */

/** How long each step takes (docs/rules.md#name-on-the-line). */
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

/** How far a piece lifts: before the travel, in its middle at most, and before it lands. */
export const lifts = { rise: 10, arc: 40, land: 6 } as const;

/** Where a piece is to stand: the upper left corner of the drawing that it belongs to, and its thickness. */
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
  /** Only its place shows. After the delay it takes a loose piece. */
  | { is: 'waiting'; delay: number }
  /** Its loose piece flies to the place and lands. */
  | { is: 'flying' }
  /** None was left: a blank one comes out of the line. */
  | { is: 'rising' }
  | { is: 'standing' }
  /** It becomes its loose piece again, which is at `to` once that has taken its time. */
  | { is: 'returning'; from: Frame; to: Pose; takes: number }
  /** The blank one goes back into the line. */
  | { is: 'sinking' };

/** A piece of the drawing. */
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
    /** How high it arcs, at most. */
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

/** What there is to draw; lowest first. */
export interface Stage {
  pieces: readonly StagePiece[];
  sunk: readonly SunkPiece[];
}

/** A shape to draw; y down from the floor. `out` is clipped at the floor. */
export interface StageShape {
  key: string;
  layer: 'place' | 'out' | 'way' | 'stand';
  path: string;
  transform: string;
  fill: string;
  isHero: boolean;
  label?: { text: string; transform: string; fill: string; opacity: number } | undefined;
}

/**
 * @param ceiling upper bound of flights
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

/** @returns whether a piece has lost its place */
export const isLeaving = ({ phase }: StagePiece): boolean =>
  phase.is === 'returning' || phase.is === 'sinking';

const placeShape = (piece: StagePiece, now: number): StageShape => ({
  key: `${piece.place.key} place`,
  layer: 'place',
  path: drawPiece(piece.place.piece).path,
  transform: transformOf(frameInPlace(piece, { x: 0, y: 0 }, now)),
  fill: piece.place.color,
  isHero: false,
});

const dot: Piece = { kind: 'dot', x: 0, y: 0 };

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

/** Where a piece is drawn in each phase. */
const layers = {
  waiting: 'way',
  flying: 'way',
  rising: 'out',
  standing: 'stand',
  returning: 'way',
  sinking: 'out',
} as const;

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

/** The label of its loose piece: a place with room for one keeps it, elsewhere it fades as the piece leaves. */
const labelOf = ({ loose, place, phase, since }: StagePiece, frame: Frame, now: number) => {
  const { labelColor } = place;
  const isStanding = phase.is === 'standing';
  const isShown = phase.is === 'flying' || (isStanding && labelColor !== undefined);
  if (!loose?.label || !isShown) return undefined;
  const opacity = labelColor ? 1 : 1 - part(now - since, times.rise);
  if (opacity <= 0) return undefined;
  const { x, y, at, unit, done } = frame;
  const toMiddle = turned({ x: middleOf(place.piece).x - at.x, y: 0 }, frame.angle);
  const share = labelColor ? done : 0;
  const left = (x + toMiddle.x * unit * share).toFixed(2);
  const top = (y + toMiddle.y * unit * share).toFixed(2);
  const angle = labelColor ? frame.angle + Math.PI : readable(loose.angle);
  const changed = isStanding ? 1 : part(now - since, times.change);
  return {
    text: loose.label,
    transform: `translate(${left} ${top}) rotate(${degrees(angle).toFixed(1)})`,
    fill: mixed(loose.labelColor, labelColor ?? loose.labelColor, changed),
    opacity,
  };
};

/**
 * @param ceiling upper bound of flights
 * @returns where a piece is
 */
export const frameOf = (piece: StagePiece, now: number, ceiling: number): Frame => {
  const { loose, place, phase, since } = piece;
  if (phase.is === 'flying' && loose) return frameInFlight(piece, loose, now, ceiling);
  if (phase.is === 'returning' && loose) {
    const { from, to, takes } = phase;
    return frameOnReturn(from, to, loose, place.piece, part(now - since, takes));
  }
  const frame = frameInPlace(piece, middleOf(place.piece), now);
  const depth = (4.5 - place.piece.y) * frame.unit + frame.unit;
  const share = part(now - since, times.sink);
  if (phase.is === 'rising') frame.y += depth * (1 - ease.out(share));
  if (phase.is === 'sinking') frame.y += depth * ease.start(share);
  return frame;
};

/** A piece rises, travels in an arc while it turns and changes, and drops into its place. */
const frameInFlight = (
  piece: StagePiece,
  loose: LoosePiece,
  now: number,
  ceiling: number,
): Frame => {
  const { place, flight } = piece;
  const { bar } = runFrom(place.piece, loose);
  const end = frameInPlace(piece, bar, now);
  const time = now - piece.since;
  const travelled = time - (flight.hasRise ? times.rise : 0);
  const share = ease.roll(part(travelled, flight.travel));
  // It turns and takes its color as it sets out, and its shape as it arrives.
  const change = Math.min(times.change, flight.travel);
  const turn = turnOnWay(place, loose, end.angle, bar.angle);
  const frame: Frame = {
    x: between(loose.x, end.x, share),
    y: end.y,
    angle: end.angle - turn * (1 - ease.roll(part(travelled, change))),
    unit: between(loose.height, end.unit, share),
    at: bar,
    done: loose.at ? 1 : ease.roll(part(travelled - flight.travel + change, change)),
    color: mixed(loose.color, end.color, part(travelled, change)),
  };

  const landing = time - flightTime(piece);
  if (landing > 0) {
    frame.y -= lifts.land * (1 - ease.drop(part(landing, times.land)));
    return frame;
  }
  const start = loose.y - (flight.hasRise ? ease.out(part(time, times.rise)) * lifts.rise : 0);
  // As flat as the copy above allows.
  const room = Math.min(start, end.y) - loose.width / 2 - ceiling;
  const arc = Math.min(flight.arc, Math.max(0, room));
  const onArc = between(start, end.y - lifts.land, share) - 4 * arc * share * (1 - share);
  // Below the copy, as long as it is a bar.
  const half = halfHeight(loose, frame.angle + bar.angle, frame.unit);
  frame.y = Math.max(onArc, between(ceiling + half, onArc, frame.done));
  return frame;
};

/** How far a loose piece turns on its way: the shorter way, but a label is read all the way. */
const turnOnWay = (place: Place, loose: LoosePiece, end: number, barAngle: number) => {
  const turn = end - (loose.angle - barAngle);
  if (loose.at) return withinHalfTurn(turn);
  const keepsLabel = place.labelColor !== undefined && loose.label !== '';
  return keepsLabel
    ? withinHalfTurn(-Math.PI / 2 - readable(loose.angle))
    : withinQuarterTurn(turn);
};

/** A piece becomes its loose piece again on the way to where it falls. @param share of the way, in time */
const frameOnReturn = (
  from: Frame,
  to: Pose,
  loose: LoosePiece,
  piece: Piece,
  share: number,
): Frame => {
  const way = ease.roll(share);
  const angle = to.angle - runFrom(piece, loose).bar.angle;
  return {
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way),
    angle: from.angle + withinQuarterTurn(angle - from.angle) * way,
    unit: between(from.unit, loose.height, share),
    at: from.at,
    done: from.done * (1 - way),
    color: mixed(from.color, loose.color, share),
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

/** @returns where the drawing of a piece is: it slides to its place */
export const baseOf = ({ place, moved: { from, at, by } }: StagePiece, now: number): Base => {
  const share = ease[by](part(now - at, times.slide));
  return {
    x: between(from.x, place.x, share),
    y: between(from.y, place.y, share),
    unit: between(from.unit, place.unit, share),
  };
};

/** @returns how long a piece flies until it lands */
export const flightTime = ({ flight: { travel, hasRise } }: StagePiece) =>
  (hasRise ? times.rise : 0) + travel;

/** How a loose piece becomes the piece of a place. */
export const runFrom = (piece: Piece, loose?: LoosePiece) =>
  loose?.at
    ? { bar: { ...loose.at, angle: 0 }, path: () => drawPiece(piece).path }
    : runOf(piece, lengthOf(loose));

/** Of a loose bar, in units of its thickness. */
const lengthOf = ({ width, height } = { width: 170, height: 47 }) => width / height;

/** Half the height of a bar that lies at an angle. */
const halfHeight = (loose: LoosePiece, angle: number, unit: number) =>
  ((lengthOf(loose) - 1) * Math.abs(Math.sin(angle)) + 1) * (unit / 2);

const ease = {
  out: cubicBezier(...easings.out),
  roll: cubicBezier(...easings.roll),
  drop: cubicBezier(...easings.drop),
  start: cubicBezier(...easings.start),
};

const part = (time: number, whole: number) => Math.min(1, Math.max(0, time / whole));
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const mixed = (from: string, to: string, share: number) =>
  share >= 1 || from === to ? to : `color-mix(in srgb, ${to} ${share * 100}%, ${from})`;

/** The same direction of a bar, whose ends are alike. */
const withinQuarterTurn = (angle: number) => angle - Math.PI * Math.round(angle / Math.PI);
const withinHalfTurn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** A label’s angle, so that it reads from left to right, or upwards. */
const readable = (angle: number) => {
  const short = withinHalfTurn(angle);
  return Math.cos(short) < -0.3 ? short + Math.PI : short;
};

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** @returns a point turned around the origin */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** @returns the transform that draws a piece in its frame */
export const transformOf = ({ x, y, angle, unit, at }: Omit<Frame, 'done' | 'color'>) =>
  [
    `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
    `rotate(${degrees(angle).toFixed(2)})`,
    `scale(${unit.toFixed(3)})`,
    `translate(${(-at.x).toFixed(3)} ${(-at.y).toFixed(3)})`,
  ].join(' ');
