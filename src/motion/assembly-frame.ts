import { cubicBezier } from 'framer-motion';
import { drawPiece, middleOf, runOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point, Pose } from '@/lib/point';
import {
  type DrawingPose,
  type Frame,
  lifts,
  type LoosePiece,
  type Place,
  type StagePiece,
  times,
} from './assembly-stage';
import { easings } from './tokens';

/** A blank piece comes from this far below its letter’s upper edge, in units: under the floor. */
const hiddenDepth = 5.5;

/**
 * @param now in ms
 * @param ceiling upper bound of flights, in px
 * @returns where and how a piece of the drawing is drawn
 */
export const frameOf = (piece: StagePiece, now: number, ceiling: number): Frame => {
  const { loose, place, phase, since } = piece;
  if (phase.kind === 'flying' && loose) return frameInFlight(piece, loose, now, ceiling);
  if (phase.kind === 'returning' && loose) {
    const share = progress(now - since, phase.duration);
    return frameOnReturn(phase.from, phase.to, loose, place.piece, share);
  }
  const frame = frameInPlace(piece, middleOf(place.piece), now);
  const depth = (hiddenDepth - place.piece.y) * frame.unit;
  const share = progress(now - since, times.sink);
  if (phase.kind === 'rising') frame.y += depth * (1 - ease.out(share));
  if (phase.kind === 'sinking') frame.y += depth * ease.start(share);
  return frame;
};

/** A piece rises, travels in an arc while it turns and changes, and drops into its place. */
const frameInFlight = (
  piece: StagePiece,
  loose: LoosePiece,
  now: number,
  ceiling: number,
): Frame => {
  const { bar } = runFrom(piece.place.piece, loose);
  const end = frameInPlace(piece, bar, now);
  const time = now - piece.since;
  const travelled = time - riseTime(piece);
  const way = ease.roll(progress(travelled, piece.flight.travel));
  const frame: Frame = {
    ...lookInFlight(piece, loose, end, travelled),
    x: between(loose.x, end.x, way),
    y: end.y,
    unit: between(loose.height, end.unit, way),
    anchor: bar,
  };

  const landing = time - flightTime(piece);
  if (landing > 0) {
    frame.y -= lifts.land * (1 - ease.drop(progress(landing, times.land)));
    return frame;
  }
  const rise = piece.flight.hasRise ? ease.out(progress(time, times.rise)) * lifts.rise : 0;
  const start = loose.y - rise;
  // Under the copy, the arc is as flat as it has to be.
  const room = Math.min(start, end.y) - loose.width / 2 - ceiling;
  const arc = Math.min(piece.flight.arc, Math.max(0, room));
  const onArc = between(start, end.y - lifts.land, way) - 4 * arc * way * (1 - way);
  // As long as the piece is a bar, its upper edge stays below the copy.
  const highest = ceiling + halfHeight(loose, frame.angle + bar.angle, frame.unit);
  frame.y = Math.max(onArc, between(highest, onArc, frame.done));
  return frame;
};

/** A flying piece turns and takes its color as it sets out, and takes its shape as it arrives. */
const lookInFlight = (
  { place, flight }: StagePiece,
  loose: LoosePiece,
  end: Frame,
  travelled: number,
) => {
  const change = Math.min(times.change, flight.travel);
  const setOut = progress(travelled, change);
  const arrived = progress(travelled - (flight.travel - change), change);
  return {
    angle: end.angle - turnInFlight(place, loose, end.angle) * (1 - ease.roll(setOut)),
    color: mixColors(loose.color, end.color, setOut),
    done: loose.anchor ? 1 : ease.roll(arrived),
  };
};

/** How far a loose piece turns in flight: the shorter way, unless it keeps its label readable. */
const turnInFlight = (place: Place, loose: LoosePiece, endAngle: number) => {
  const turn = endAngle - (loose.angle - runFrom(place.piece, loose).bar.angle);
  if (loose.anchor) return withinHalfTurn(turn);
  const keepsLabel = place.labelColor !== undefined && loose.label !== '';
  if (keepsLabel) return withinHalfTurn(-Math.PI / 2 - readableAngle(loose.angle));
  return withinQuarterTurn(turn);
};

/** A piece becomes its loose piece again on its way to `to`, after a share of its time. */
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
    anchor: from.anchor,
    unit: between(from.unit, loose.height, share),
    color: mixColors(from.color, loose.color, share),
    done: from.done * (1 - way),
  };
};

/**
 * @param anchor a point of the piece, in units
 * @returns the frame of a piece in its place
 */
export const frameInPlace = (piece: StagePiece, anchor: Point, now: number): Frame => {
  const { place, recolored } = piece;
  const drawing = drawingPoseOf(piece, now);
  const drawn = drawPiece(place.piece);
  const angle = (drawn.turn * Math.PI) / 180;
  const offset = turned(anchor, angle);
  return {
    x: drawing.x + (drawn.x + offset.x) * drawing.unit,
    y: drawing.y + (drawn.y + offset.y) * drawing.unit,
    angle,
    anchor,
    unit: drawing.unit,
    color: mixColors(recolored.from, place.color, progress(now - recolored.since, times.change)),
    done: 1,
  };
};

/** @returns where the drawing of a piece is: it slides to its place */
export const drawingPoseOf = ({ place, moved }: StagePiece, now: number): DrawingPose => {
  const share = ease[moved.ease](progress(now - moved.since, times.slide));
  return {
    x: between(moved.from.x, place.x, share),
    y: between(moved.from.y, place.y, share),
    unit: between(moved.from.unit, place.unit, share),
  };
};

/** @returns how long a piece flies until it lands */
export const flightTime = (piece: StagePiece) => riseTime(piece) + piece.flight.travel;

const riseTime = ({ flight }: StagePiece) => (flight.hasRise ? times.rise : 0);

/** @returns how a loose piece becomes the piece of a place */
export const runFrom = (piece: Piece, loose: LoosePiece) =>
  loose.anchor
    ? { bar: { ...loose.anchor, angle: 0 }, path: () => drawPiece(piece).path }
    : runOf(piece, barLength(loose));

/** @returns the length of a loose bar, in units of its thickness */
export const barLength = ({ width, height }: LoosePiece) => width / height;

/** Half the height of a bar that lies at an angle. */
const halfHeight = (loose: LoosePiece, angle: number, unit: number) =>
  ((barLength(loose) - 1) * Math.abs(Math.sin(angle)) + 1) * (unit / 2);

export const ease = {
  out: cubicBezier(...easings.out),
  roll: cubicBezier(...easings.roll),
  drop: cubicBezier(...easings.drop),
  start: cubicBezier(...easings.start),
};

/** @returns which share of a duration has passed, from 0 to 1 */
export const progress = (time: number, duration: number) =>
  Math.min(1, Math.max(0, time / duration));

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** @returns a color between two others, as CSS writes it */
export const mixColors = (from: string, to: string, share: number) =>
  share >= 1 || from === to ? to : `color-mix(in srgb, ${to} ${share * 100}%, ${from})`;

/** The nearest direction in which a bar looks the same: its ends are alike. */
const withinQuarterTurn = (angle: number) => angle - Math.PI * Math.round(angle / Math.PI);
const withinHalfTurn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** @returns the angle of a bar’s label, which reads from left to right, or upwards */
export const readableAngle = (angle: number) => {
  const shortest = withinHalfTurn(angle);
  return Math.cos(shortest) < -0.3 ? shortest + Math.PI : shortest;
};

/** @returns a point turned around the origin */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});
