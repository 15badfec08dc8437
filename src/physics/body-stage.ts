import type { Point, Pose } from '@/lib/point';
import { createFrameLoop } from './frame-loop';
import type { PillWorld } from './world';

interface BodyStageOptions {
  /** Shows a body on the page, or hides it while it is out of the engine. */
  show: (index: number, isAway: boolean) => void;
  /** Advances to a time in ms and draws. @returns whether anything moves */
  onFrame: (now: number, world: PillWorld) => boolean;
}

/**
 * Bodies on the page and, while there is one, the engine that moves them while they are visible.
 * @param awayAtFirst bodies that begin out of the engine, by their index
 */
export function createBodyStage(awayAtFirst: Iterable<number>, options: BodyStageOptions) {
  const { show, onFrame } = options;
  const away = new Set(awayAtFirst);
  let world: PillWorld | undefined;
  let dragged: number | undefined;
  let isVisible = false;
  const loop = createFrameLoop((now) => world !== undefined && onFrame(now, world));
  /** Frames come until nothing moves. */
  const run = () => {
    if (world && isVisible) loop.start();
  };
  const close = () => {
    loop.stop();
    world?.dispose();
    world = undefined;
    dragged = undefined;
  };
  return {
    run,
    get world() {
      return world;
    },
    /** The body that is dragged. */
    get dragged() {
      return dragged;
    },
    /** The bodies that are out of the engine. */
    away: away as ReadonlySet<number>,
    /** Hands the bodies to an engine, in place of the one before. */
    open: (next: PillWorld) => {
      close();
      world = next;
      run();
    },
    close,
    setVisible: (next: boolean) => {
      isVisible = next;
      if (isVisible) run();
      else loop.stop();
    },
    /** Takes a body out of the engine, and hides it. */
    take: (index: number) => {
      away.add(index);
      show(index, true);
      world?.take(index);
      run();
    },
    /** Gives a body back at a pose, with a spin in radians and a speed in px per step. */
    give: (index: number, pose: Pose, spin: number, speed?: Point) => {
      away.delete(index);
      show(index, false);
      world?.give(index, pose, spin, speed);
      run();
    },
    /** Grabs a body at a point, in px from the left edge and the floor; `drag` moves that point. */
    grab: (index: number, point: Point) => {
      dragged = index;
      world?.grab(index, point);
      run();
    },
    drag: (point: Point) => world?.drag(point),
    release: () => {
      dragged = undefined;
      world?.release();
      run();
    },
  };
}
