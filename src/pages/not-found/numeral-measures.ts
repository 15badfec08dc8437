import type { NumeralBounds, NumeralShape } from '@/physics/numeral-bodies';
import type { Pose } from '@/physics/pill-bounds';
import { areaAndCentre, type Point } from '@/physics/polygon';
import {
  drawings,
  egg,
  eggInHole,
  eggTilt,
  hole,
  numeralSize,
  type PieceKind,
  places,
} from './pieces';

/** The egg is the last body in every list. */
export const eggIndex = places.length;

/** The elements that limit or take part in the hunt. */
interface NumeralElements {
  /** Holds pieces and egg; its upper left corner is the origin. */
  area: HTMLElement;
  numeral: HTMLElement;
  egg: HTMLElement;
  /** Heading and links: the pieces stay below. */
  head: HTMLElement;
  /** The floor; in one column, a half ring with the egg in its mouth. */
  floor: HTMLElement;
}

/** Measures of the numeral in a window, in px from the upper left corner of its area. */
export interface NumeralMeasures {
  /** Px per unit of the drawing. */
  scale: number;
  bounds: NumeralBounds;
  shapes: readonly NumeralShape[];
  /** Poses of pieces and egg while the numeral is whole. */
  targetPoses: readonly Pose[];
  /** Pose of the egg in the nought, and its size there. */
  hole: Pose & { size: number };
}

/** The egg weighs as much as this many stubs. */
const eggStubs = 3;

const weight = ({ parts }: Pick<NumeralShape, 'parts'>) =>
  parts.reduce((sum, { polygon, density = 1 }) => sum + areaAndCentre(polygon).area * density, 0);

/** @returns the shapes of pieces and egg at their scales, in px per unit */
export const shapesAt = (scale: number, eggScale: number): NumeralShape[] => {
  const share = (scale / eggScale) ** 2;
  const density = (eggStubs * weight(drawings.stub) * share) / weight(egg);
  return [
    ...places.map(({ kind }) => ({ ...drawings[kind], scale })),
    { ...egg, scale: eggScale, density, restitution: 0.3 },
  ];
};

/** @returns the pose of a piece in each place; `origin` is the upper left corner of the numeral */
export const targetPosesAt = (scale: number, origin: Point): Pose[] =>
  places.map(({ kind, x, y }) => ({
    x: origin.x + scale * (x + drawings[kind].centre.x),
    y: origin.y + scale * (y + drawings[kind].centre.y),
    angle: 0,
  }));

/** @returns the centre of each place of a kind */
export const targetCentres = (targetPoses: readonly Pose[], kind: PieceKind): Map<number, Point> =>
  new Map(
    places.flatMap((place, index) => {
      const target = targetPoses[index];
      return place.kind === kind && target ? [[index, target] as const] : [];
    }),
  );

const measureMouth = (floor: HTMLElement, left: number, top: number): NumeralBounds['mouth'] => {
  const line = Number.parseFloat(getComputedStyle(floor).borderRightWidth) || 0;
  if (line === 0) return undefined;
  const { right, bottom, height } = floor.getBoundingClientRect();
  return {
    floor: bottom - top - line,
    right: right - left - line,
    radius: Math.min(1.5 * line, height / 2 - line),
  };
};

/** Measures the page; the transforms of pieces and egg do not count. */
export const measureNumeral = ({
  area,
  head,
  floor,
  numeral,
  egg: eggElement,
}: NumeralElements): NumeralMeasures => {
  const { left, top, width } = area.getBoundingClientRect();
  const drawn = numeral.getBoundingClientRect();
  const scale = drawn.width / numeralSize.width;
  const origin = { x: drawn.left - left, y: drawn.top - top };
  const eggScale = eggElement.offsetHeight / egg.height;
  const mouth = measureMouth(floor, left, top);
  return {
    scale,
    bounds: {
      width,
      ceiling: head.getBoundingClientRect().bottom - top,
      floor: floor.getBoundingClientRect().top - top,
      ...(mouth && { mouth }),
    },
    shapes: shapesAt(scale, eggScale),
    targetPoses: [
      ...targetPosesAt(scale, origin),
      {
        x: eggElement.offsetLeft + eggScale * egg.centre.x,
        y: eggElement.offsetTop + eggScale * egg.centre.y,
        angle: eggTilt,
      },
    ],
    hole: {
      x: origin.x + scale * hole.x,
      // Its centre of mass is below its middle.
      y: origin.y + scale * (hole.y + eggInHole * (egg.centre.y - egg.height / 2)),
      angle: 0,
      size: (eggInHole * scale) / eggScale,
    },
  };
};

/** @returns the poses, moved in proportion to the new width and scale; heights are kept from the floor */
export const rescalePoses = (
  poses: readonly (Pose | undefined)[],
  before: NumeralMeasures,
  after: NumeralMeasures,
): (Pose | undefined)[] => {
  const wider = after.bounds.width / before.bounds.width;
  const larger = after.scale / before.scale;
  return poses.map(
    (pose) =>
      pose && {
        x: pose.x * wider,
        y: after.bounds.floor - (before.bounds.floor - pose.y) * larger,
        angle: pose.angle,
      },
  );
};
