import { drawPiece, middleOf, runOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point } from '@/lib/point';
import {
  barLength,
  ease,
  frameInPlace,
  frameOf,
  mixColors,
  progress,
  readableAngle,
  runFrom,
  turned,
} from './assembly-frame';
import {
  type Assembly,
  type Frame,
  isLeaving,
  type StagePiece,
  type SunkPiece,
  times,
} from './assembly-stage';

/** A shape to draw, as SVG attributes; y runs down from the floor. */
export interface StageShape {
  key: string;
  /** The group that it is drawn into. The floor clips `out`, where pieces sink and come out. */
  layer: 'place' | 'out' | 'way' | 'stand';
  path: string;
  transform: string;
  fill: string;
  isHero?: boolean;
  label?: { text: string; transform: string; fill: string; opacity: number } | undefined;
}

/** The layer of a piece in each phase. */
const layers = {
  waiting: 'way',
  flying: 'way',
  rising: 'out',
  standing: 'stand',
  returning: 'way',
  sinking: 'out',
} as const;

/**
 * @param ceiling upper bound of flights, in px
 * @returns what to draw at a time in ms, the lowest first: places that wait for a piece, loose
 *   pieces that sink or come out, the pieces
 */
export const shapesAt = (
  { pieces, sunk }: Assembly,
  now: number,
  ceiling: number,
): StageShape[] => {
  const leaving = pieces.filter(isLeaving);
  const staying = pieces.filter((piece) => !isLeaving(piece));
  const empty = staying.filter(({ phase }) => phase.kind !== 'standing');
  const drawn = [...leaving, ...staying.filter(({ phase }) => phase.kind !== 'waiting')];
  const moving = sunk.filter(({ since, isRising }) => isRising || now - since < times.sink);
  return [
    ...empty.map((piece) => placeShape(piece, now)),
    ...moving.map((piece) => sunkShape(piece, now)),
    ...drawn.map((piece) => pieceShape(piece, now, ceiling)),
  ];
};

const placeShape = (piece: StagePiece, now: number): StageShape => ({
  key: `${piece.place.key} place`,
  layer: 'place',
  path: drawPiece(piece.place.piece).path,
  transform: transformOf(frameInPlace(piece, { x: 0, y: 0 }, now)),
  fill: piece.place.color,
});

const dot: Piece = { kind: 'dot', x: 0, y: 0 };

const sunkShape = ({ loose, since, isRising }: SunkPiece, now: number): StageShape => {
  const share = progress(now - since, times.sink);
  const depth = isRising ? 1 - ease.out(share) : ease.start(share);
  const run = runOf(dot, barLength(loose));
  const y = loose.y + depth * (loose.width / 2 - loose.y);
  return {
    key: `loose ${loose.id}`,
    layer: 'out',
    path: run.path(0),
    transform: transformOf({ ...loose, y, unit: loose.height, anchor: run.bar }),
    fill: loose.color,
  };
};

const pieceShape = (piece: StagePiece, now: number, ceiling: number): StageShape => {
  const frame = frameOf(piece, now, ceiling);
  const { place, phase, loose } = piece;
  return {
    key: place.key,
    layer: layers[phase.kind],
    path: loose ? runFrom(place.piece, loose).path(frame.done) : drawPiece(place.piece).path,
    transform: transformOf(frame),
    fill: frame.color,
    isHero: place.isHero,
    label: labelOf(piece, frame, now),
  };
};

/** A place with room for the label keeps it; elsewhere it fades as the piece sets out. */
const labelOf = (piece: StagePiece, frame: Frame, now: number): StageShape['label'] => {
  const { loose, place, phase, since } = piece;
  if (!loose?.label) return undefined;
  const time = now - since;
  const isStanding = phase.kind === 'standing';
  if (place.labelColor === undefined) {
    const opacity = 1 - progress(time, times.rise);
    if (phase.kind !== 'flying' || opacity <= 0) return undefined;
    const transform = labelTransform(frame, readableAngle(loose.angle));
    return { text: loose.label, transform, fill: loose.labelColor, opacity };
  }
  if (!isStanding && phase.kind !== 'flying') return undefined;
  // The label moves from the middle of the bar to the middle of the piece.
  const toMiddle = turned({ x: middleOf(place.piece).x - frame.anchor.x, y: 0 }, frame.angle);
  const x = frame.x + toMiddle.x * frame.unit * frame.done;
  const y = frame.y + toMiddle.y * frame.unit * frame.done;
  const changed = isStanding ? 1 : progress(time, times.change);
  return {
    text: loose.label,
    transform: labelTransform({ x, y }, frame.angle + Math.PI),
    fill: mixColors(loose.labelColor, place.labelColor, changed),
    opacity: 1,
  };
};

const labelTransform = ({ x, y }: Point, angle: number) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees(angle).toFixed(1)})`;

/** @returns the SVG transform that draws a piece in its frame */
export const transformOf = ({ x, y, angle, unit, anchor }: Omit<Frame, 'done' | 'color'>) =>
  [
    `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
    `rotate(${degrees(angle).toFixed(2)})`,
    `scale(${unit.toFixed(3)})`,
    `translate(${(-anchor.x).toFixed(3)} ${(-anchor.y).toFixed(3)})`,
  ].join(' ');

const degrees = (angle: number) => (angle * 180) / Math.PI;
