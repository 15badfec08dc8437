import type { NumeralBounds } from '@/physics/numeral-bodies';
import { createNumeralWorld } from '@/physics/numeral-world';
import type { Pose } from '@/physics/pill-bounds';
import { numeralPushes } from './fall-pushes';
import { targetPosesAt, shapesAt } from './numeral-measures';
import { eggLeastScale, eggTilt } from './pieces';

/** One frame, in ms. */
export const frame = 1000 / 60;

interface View {
  name: string;
  scale: number;
  eggScale: number;
  bounds: NumeralBounds;
  targetPoses: readonly Pose[];
}

/** A window as the style sheet lays it out; y is measured from the upper edge of the section. */
export const wide = (width: number, height: number): View => {
  const isLow = height < 760;
  const side = Math.max(width < 1360 ? 64 : width < 1760 ? 80 : 160, (width - 1600) / 2);
  const room = Math.min(960, Math.max(516, height - 84));
  const floor = room - (isLow ? 24 : 50) - 47;
  const scale = Math.min(width < 1360 ? 0.871 : 1, (room - (isLow ? 255 : 329)) / 470);
  const eggScale = Math.max(scale, eggLeastScale);
  const egg = { x: side + 1109 * scale + 26 + 61 * eggScale, y: floor - 61 * eggScale };
  return {
    name: `${width} × ${height}`,
    scale,
    eggScale,
    bounds: { width, ceiling: isLow ? 148 : 196, floor },
    targetPoses: [
      ...targetPosesAt(scale, { x: side, y: floor - 20 - 470 * scale }),
      { ...egg, angle: eggTilt },
    ],
  };
};

/** One column: the egg lies in the mouth of a half ring below the floor. */
export const column: View = {
  name: '640 × 400',
  scale: 0.519,
  eggScale: 0.701,
  bounds: {
    width: 640,
    ceiling: 284,
    floor: 568,
    mouth: { floor: 744, right: 588, radius: 54 },
  },
  targetPoses: [
    ...targetPosesAt(0.519, { x: 32, y: 568 - 8 - 470 * 0.519 }),
    { x: 502, y: 744 - 61 * 0.701, angle: eggTilt },
  ],
};

export const views = [
  wide(1280, 600),
  wide(1366, 645),
  wide(1280, 720),
  wide(1440, 900),
  wide(1920, 950),
  wide(2560, 1300),
  column,
];

/** Opens the world of a window. @param delay before the fall, in ms */
export const open = ({ bounds, scale, eggScale, targetPoses }: View, delay = 0) =>
  createNumeralWorld(bounds, shapesAt(scale, eggScale), targetPoses, 0, {
    delay,
    pushes: numeralPushes(bounds, scale),
  });
type World = ReturnType<typeof open>;

/** Runs a world until it rests or time is up. @returns the time, in ms */
export const run = (world: World, from: number, until: number) => {
  let now = from;
  while (now < until && world.advance((now += frame) + 0.01));
  return now;
};
export const poseOf = (world: World, index: number) => {
  const pose = world.poses[index];
  if (!pose) throw new Error(`Body ${index} is not there`);
  return pose;
};
