import { drawPiece, growthOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import { middleOf } from '@/lib/alphabet/piece-geometry';
import { type Point, type Pose, turned } from '@/lib/point';
import {
  between,
  ease,
  mixColors,
  progress,
  readableAngle,
  withinHalfTurn,
  withinQuarterTurn,
} from './assembly-math';
import {
  type DrawingPose,
  type Frame,
  lifts,
  type LoosePiece,
  type Place,
  type StagePiece,
  times,
} from './assembly-stage';

/*
 * Where and how each piece of `assembly-stage.ts` is drawn at a time. A frame tells a piece by its
 * `anchor`, the point of it that lies at x and y: in flight and on its way back the middle
 * of the bar that the piece grows from (`growthFrom`), otherwise the middle of the piece.
 */

/** A blank piece comes from this far below its letter’s upper edge, in units: under the floor. */
const hiddenDepth = 5.5;

/** @returns where and how a piece is drawn at a time; flights stay below the ceiling, in px */
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
const frameInFlight = (piece: StagePiece, loose: LoosePiece, now: number, ceiling: number) => {
  const { bar } = growthFrom(piece.place.piece, loose);
  const end = frameInPlace(piece, bar, now);
  const sinceStart = now - piece.since;
  const sinceRise = sinceStart - riseTime(piece);
  const sinceArrival = sinceStart - flightTime(piece);
  const travel = ease.roll(progress(sinceRise, piece.flight.travel));
  const frame: Frame = {
    ...lookInFlight(piece, loose, end, sinceRise),
    x: between(loose.x, end.x, travel),
    y: end.y,
    unit: between(loose.height, end.unit, travel),
    anchor: bar,
  };
  if (sinceArrival > 0) return { ...frame, y: end.y - liftInLanding(sinceArrival) };

  const risen = ease.out(progress(sinceStart, times.rise)) * lifts.rise;
  const start = piece.flight.hasRise ? loose.y - risen : loose.y;
  // Under the copy, the arc is as flat as it has to be.
  const room = Math.min(start, end.y) - loose.width / 2 - ceiling;
  const arc = Math.min(piece.flight.arc, Math.max(0, room));
  const onArc = between(start, end.y - lifts.land, travel) - arcHeight(arc, travel);
  // As long as the piece is a bar, its upper edge stays below the copy.
  const highest = ceiling + halfHeight(loose, frame.angle + bar.angle, frame.unit);
  return { ...frame, y: Math.max(onArc, between(highest, onArc, frame.shapeShare)) };
};

/** How far a piece that has arrived still hangs above its place, into which it drops. */
const liftInLanding = (time: number) => lifts.land * (1 - ease.drop(progress(time, times.land)));

/** The height of a parabola that is `highest` in its middle, after a share of its way. */
const arcHeight = (highest: number, share: number) => 4 * highest * share * (1 - share);

/** A flying piece turns and takes its colour as it sets out, and takes its shape as it arrives. */
const lookInFlight = (piece: StagePiece, loose: LoosePiece, end: Frame, sinceRise: number) => {
  const { place, flight } = piece;
  const change = Math.min(times.change, flight.travel);
  const setOut = progress(sinceRise, change);
  const arrived = progress(sinceRise - (flight.travel - change), change);
  return {
    angle: end.angle - turnInFlight(place, loose, end.angle) * (1 - ease.roll(setOut)),
    color: mixColors(loose.color, end.color, setOut),
    shapeShare: loose.anchor ? 1 : ease.roll(arrived),
  };
};

/** How far a loose piece turns in flight: the shorter way, unless it keeps its label readable. */
const turnInFlight = (place: Place, loose: LoosePiece, endAngle: number) => {
  const turn = endAngle - (loose.angle - growthFrom(place.piece, loose).bar.angle);
  if (loose.anchor) return withinHalfTurn(turn);
  const keepsLabel = place.labelColor !== undefined && loose.label !== '';
  // The label ends upright, where it reads upwards.
  if (keepsLabel) return withinHalfTurn(-Math.PI / 2 - readableAngle(loose.angle));
  return withinQuarterTurn(turn);
};

/** A piece becomes its loose piece again on its way to `to`, after a share of its time. */
const frameOnReturn = (from: Frame, to: Pose, loose: LoosePiece, piece: Piece, share: number) => {
  const travel = ease.roll(share);
  const angle = to.angle - growthFrom(piece, loose).bar.angle;
  return {
    x: between(from.x, to.x, travel),
    y: between(from.y, to.y, travel),
    angle: from.angle + withinQuarterTurn(angle - from.angle) * travel,
    anchor: from.anchor,
    unit: between(from.unit, loose.height, share),
    color: mixColors(from.color, loose.color, share),
    shapeShare: from.shapeShare * (1 - travel),
  };
};

/** @returns the frame of a piece in its place, told by a point of it (`anchor`, in units) */
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
    shapeShare: 1,
  };
};

/** @returns the same frame of a piece, told by another point of it */
export const anchoredAt = (anchor: Point, frame: Frame): Frame => {
  const toAnchor = { x: anchor.x - frame.anchor.x, y: anchor.y - frame.anchor.y };
  const offset = turned(toAnchor, frame.angle);
  return {
    ...frame,
    anchor,
    x: frame.x + offset.x * frame.unit,
    y: frame.y + offset.y * frame.unit,
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
export const growthFrom = (piece: Piece, loose: LoosePiece) =>
  loose.anchor
    ? { bar: { ...loose.anchor, angle: 0 }, path: () => drawPiece(piece).path }
    : growthOf(piece, barLength(loose));

/** @returns the length of a loose bar, in units of its thickness */
export const barLength = ({ width, height }: LoosePiece) => width / height;

/** Half the height of a bar that lies at an angle. */
const halfHeight = (loose: LoosePiece, angle: number, unit: number) =>
  ((barLength(loose) - 1) * Math.abs(Math.sin(angle)) + 1) * (unit / 2);
