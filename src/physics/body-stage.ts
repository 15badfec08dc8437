import type { Point, Pose } from '@/lib/point';
import { createFrameLoop } from './frame-loop';
import type { PillWorld } from './world';

interface BodyStageOptions {
  /** Bodies that are out of the engine, by their index. */
  away: Set<number>;
  /** Shows a body, or hides one that is away. */
  show: (index: number, isAway: boolean) => void;
  /** Advances to a time in ms and draws. @returns whether anything moves */
  onFrame: (now: number, world: PillWorld) => boolean;
}

/** Bodies on the page and, once there is one, the engine that moves them. Starts out of sight, where nothing is computed. */
export function createBodyStage({ away, show, onFrame }: BodyStageOptions) {
  let world: PillWorld | undefined;
  let held: number | undefined;
  let isVisible = false;
  const loop = createFrameLoop((now) => world !== undefined && onFrame(now, world));
  /** Frames come until nothing moves. */
  const run = () => {
    if (world && isVisible) loop.start();
  };
  return {
    run,
    get world() {
      return world;
    },
    get held() {
      return held;
    },
    isBusy: (index: number) => index === held || away.has(index),
    /** Hands the bodies to an engine, in place of the one before. */
    open(next: PillWorld) {
      world?.dispose();
      world = next;
      held = undefined;
      run();
    },
    setVisible: (next: boolean) => {
      isVisible = next;
      if (isVisible) run();
      else loop.stop();
    },
    take(index: number) {
      away.add(index);
      show(index, true);
      world?.take(index);
      run();
    },
    /** Gives a body back at a pose, with a spin in radians and a speed in px per step. */
    give(index: number, pose: Pose, spin: number, speed?: Point) {
      away.delete(index);
      show(index, false);
      world?.give(index, pose, spin, speed);
      run();
    },
    /** Grabs a body at a point, drags that point, lets the body go; points in px from the left edge and the floor. */
    grab: (index: number, point: Point) => {
      held = index;
      world?.grab(index, point);
      run();
    },
    hold: (point: Point) => {
      world?.hold(point);
    },
    release: () => {
      held = undefined;
      world?.release();
      run();
    },
    dispose() {
      loop.stop();
      world?.dispose();
    },
  };
}
