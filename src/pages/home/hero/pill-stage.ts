import { createFrameLoop } from '@/physics/frame-loop';
import { type PillBounds, type Pose, settledPoses } from '@/physics/pill-bounds';
import type { PillWorld, Point } from '@/physics/world';

/** A label is turned when its pill lies on its head by more than this (cosine of the angle). */
const onItsHead = -0.3;

/** The pills on the page. */
export interface PillStage {
  readonly poses: readonly Pose[];
  /** The pills have been laid out or let fall; before that they float where the stylesheet has them. */
  readonly hasBegun: boolean;
  /** Runs the engine, or lets it rest: out of sight nothing is computed. */
  setVisible: (isVisible: boolean) => void;
  /** Takes a pill at a point, drags it there, lets go; points in px from the left edge and the floor. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  dispose: () => void;
}

interface PillStageOptions {
  /** Measures walls, floor and copy anew. */
  measure: () => PillBounds;
  /** Its size decides the bounds. */
  section: Element;
  /** No engine is created; the pills stay where they are. */
  isMotionReduced: boolean;
  /** The pills lie in the settled arrangement when they have not moved yet; unless still, they can be played with. */
  isSettled: boolean;
  /** Where the pills were when motion was last switched; without it they begin anew. */
  from?: readonly Pose[] | undefined;
}

/** @returns where a pill is visible, drift included. */
const seenPose = (pill: Element, origin: DOMRect): Pose => {
  const { left, right, top, bottom } = pill.getBoundingClientRect();
  // matrix(cos, sin, …)
  const numbers = getComputedStyle(pill).transform.match(/-?\d[\d.e-]*/g);
  const [cos = 1, sin = 0] = numbers?.map(Number) ?? [];
  return {
    x: (left + right) / 2 - origin.left,
    y: (top + bottom) / 2 - origin.top,
    angle: Math.atan2(sin, cos),
  };
};

/** @returns how fast each pill has gone from one place to another in a time, in px a ms. */
const velocities = (before: readonly Pose[], after: readonly Pose[], time: number): Point[] =>
  after.map(({ x, y }, index) => {
    const from = before[index];
    return from && time > 0 ? { x: (x - from.x) / time, y: (y - from.y) / time } : { x: 0, y: 0 };
  });

/**
 * Takes the pills of an element over from where they float and, unless motion is unwanted, lets them fall.
 * @param root whose origin is the floor's left end; its pills are moved by transform
 */
export function createPillStage(
  root: HTMLElement,
  { measure, section, isMotionReduced, isSettled, from }: PillStageOptions,
): PillStage {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const visiblePoses = () => {
    const origin = root.getBoundingClientRect();
    return pills.map((pill) => seenPose(pill, origin));
  };
  let bounds = measure();
  /** Until it is known the stylesheet has the pills. */
  let poses: readonly Pose[] | undefined = from ?? (isSettled ? settledPoses(bounds) : undefined);
  let world: PillWorld | undefined;
  let isVisible = true;
  let isDisposed = false;

  /** What has not moved is not written again. */
  const drawn: string[] = [];
  const paint = () =>
    pills.forEach((pill, index) => {
      const pose = poses?.[index];
      if (!pose) return;
      const transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      if (drawn[index] === transform) return;
      drawn[index] = transform;
      pill.style.transform = transform;
      const isOnHead = Math.cos(pose.angle) < onItsHead;
      if (isOnHead !== 'turned' in pill.dataset) pill.toggleAttribute('data-turned');
    });

  // Written only when it changes: writing it is a reason to look at all styles again.
  const tell = (state: string) => {
    if (root.dataset['pillState'] !== state) root.dataset['pillState'] = state;
  };

  const loop = createFrameLoop((now) => {
    const isMoving = world?.advance(now) ?? false;
    poses = world?.poses ?? poses;
    paint();
    tell(isMoving ? 'moving' : 'asleep');
    return isMoving;
  });
  const run = () => {
    if (world && isVisible) loop.start();
  };

  const observer = new ResizeObserver(() => {
    const next = measure();
    if (next.width === bounds.width && next.top === bounds.top) return;
    bounds = next;
    if (isSettled) poses = settledPoses(bounds);
    world?.resize(bounds);
    paint();
    run();
  });

  paint();
  tell(poses ? 'settled' : 'floating');
  observer.observe(section);
  const begin = async () => {
    const before = poses ? undefined : { at: performance.now(), poses: visiblePoses() };
    const { createPillWorld } = await import('@/physics/world');
    if (isDisposed) return;
    const now = performance.now();
    const start = poses ?? visiblePoses();
    const drift = before && velocities(before.poses, start, now - before.at);
    world = createPillWorld(bounds, start, now, drift ? { drift } : { hasFallen: true });
    poses = world.poses;
    // In one frame with the end of the drift: nothing jumps.
    paint();
    tell('moving');
    run();
  };
  // After the paint; and whoever asks for less motion is known by then, and fetches no engine. Without it they float.
  const beginning = isMotionReduced
    ? undefined
    : setTimeout(() => void begin().catch(() => undefined));

  return {
    get poses() {
      return poses ?? visiblePoses();
    },
    get hasBegun() {
      return poses !== undefined;
    },
    setVisible(next) {
      isVisible = next;
      if (isVisible) run();
      else loop.stop();
    },
    grab(index, point) {
      world?.grab(index, point);
      run();
    },
    hold(point) {
      world?.hold(point);
    },
    release() {
      world?.release();
    },
    dispose() {
      isDisposed = true;
      clearTimeout(beginning);
      loop.stop();
      observer.disconnect();
      world?.dispose();
    },
  };
}
