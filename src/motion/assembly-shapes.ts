import { drawPiece, growthOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import { middleOf } from '@/lib/alphabet/piece-geometry';
import { type Point, turned } from '@/lib/point';
import { barLength, frameInPlace, frameOf, growthFrom } from './assembly-frame';
import { ease, mixColors, progress, readableAngle } from './assembly-math';
import {
  type Assembly,
  type Frame,
  isLeaving,
  type LoosePiece,
  type StagePiece,
  type SunkPiece,
  times,
} from './assembly-stage';

/* What `assembly-view.ts` draws of an assembly (`assembly-stage.ts` says what its words mean). */

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
 *   pieces that sink or come out, pieces that leave, the pieces of the drawing
 */
export const shapesAt = (assembly: Assembly, now: number, ceiling: number): StageShape[] => {
  const { pieces, sunk } = assembly;
  const leaving = pieces.filter(isLeaving);
  const staying = pieces.filter((piece) => !isLeaving(piece));
  const unfilled = staying.filter(({ phase }) => phase.kind !== 'standing');
  const visible = staying.filter(({ phase }) => phase.kind !== 'waiting');
  const moving = sunk.filter(({ since, isRising }) => isRising || now - since < times.sink);
  return [
    ...unfilled.map((piece) => placeShape(piece, now)),
    ...moving.map((piece) => sunkShape(piece, now)),
    ...[...leaving, ...visible].map((piece) => pieceShape(piece, now, ceiling)),
  ];
};

const placeShape = (piece: StagePiece, now: number): StageShape => ({
  key: `${piece.place.key} place`,
  layer: 'place',
  path: drawPiece(piece.place.piece).path,
  transform: transformOf(frameInPlace(piece, { x: 0, y: 0 }, now)),
  fill: piece.place.color,
});

const dot: Piece = { kind: 'dot', x: 0, y: 0, size: 1 };

/** A bar that sinks until even an upright one is below the floor, or comes up from there. */
const sunkShape = ({ loose, since, isRising }: SunkPiece, now: number): StageShape => {
  const share = progress(now - since, times.sink);
  const sunkShare = isRising ? 1 - ease.out(share) : ease.start(share);
  const lowest = loose.width / 2;
  const y = loose.y + sunkShare * (lowest - loose.y);
  // What a dot grows from is a bar.
  const growth = growthOf(dot, barLength(loose));
  return {
    key: `loose ${loose.id}`,
    layer: 'out',
    path: growth.path(0),
    transform: transformOf({ ...loose, y, unit: loose.height, anchor: growth.bar }),
    fill: loose.color,
  };
};

const pieceShape = (piece: StagePiece, now: number, ceiling: number): StageShape => {
  const frame = frameOf(piece, now, ceiling);
  const { place, phase, loose } = piece;
  return {
    key: place.key,
    layer: layers[phase.kind],
    path: loose
      ? growthFrom(place.piece, loose).path(frame.shapeShare)
      : drawPiece(place.piece).path,
    transform: transformOf(frame),
    fill: frame.color,
    isHero: place.isHero,
    label: labelOf(piece, frame, now),
  };
};

/** A place with room for the label keeps it; elsewhere it fades as the piece sets out. */
const labelOf = (piece: StagePiece, frame: Frame, now: number) => {
  const { loose, place, phase, since } = piece;
  const isFlying = phase.kind === 'flying';
  if (!loose?.label || !(isFlying || phase.kind === 'standing')) return undefined;
  const time = isFlying ? now - since : Infinity;
  return place.labelColor === undefined
    ? fadingLabel(loose, frame, time)
    : keptLabel(loose, frame, time, place.piece, place.labelColor);
};

const fadingLabel = (loose: LoosePiece, frame: Frame, time: number) => {
  const opacity = 1 - progress(time, times.rise);
  if (opacity <= 0) return undefined;
  const transform = labelTransform(frame, readableAngle(loose.angle));
  return { text: loose.label, transform, fill: loose.labelColor, opacity };
};

/** The label moves from the middle of the bar to the middle of the piece. */
const keptLabel = (loose: LoosePiece, frame: Frame, time: number, piece: Piece, color: string) => {
  const toMiddle = turned({ x: middleOf(piece).x - frame.anchor.x, y: 0 }, frame.angle);
  const x = frame.x + toMiddle.x * frame.unit * frame.shapeShare;
  const y = frame.y + toMiddle.y * frame.unit * frame.shapeShare;
  return {
    text: loose.label,
    // A stem stands at 90°, where its label would read downwards.
    transform: labelTransform({ x, y }, frame.angle + Math.PI),
    fill: mixColors(loose.labelColor, color, progress(time, times.change)),
    opacity: 1,
  };
};

const labelTransform = ({ x, y }: Point, angle: number) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees(angle).toFixed(1)})`;

/** @returns the SVG transform that draws a piece in its frame */
export const transformOf = ({ x, y, angle, unit, anchor }: Omit<Frame, 'shapeShare' | 'color'>) =>
  [
    `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
    `rotate(${degrees(angle).toFixed(2)})`,
    `scale(${unit.toFixed(3)})`,
    `translate(${(-anchor.x).toFixed(3)} ${(-anchor.y).toFixed(3)})`,
  ].join(' ');

const degrees = (angle: number) => (angle * 180) / Math.PI;
