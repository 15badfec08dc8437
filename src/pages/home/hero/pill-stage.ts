import { createFrameLoop } from '@/physics/frame-loop';
import { type PillBounds, type Pose, settledPoses } from '@/physics/pill-bounds';
import type { PillWorld, Point } from '@/physics/world';

/** A label is turned over when the cosine of its pill's angle is below this. */
const upsideDown = -0.3;

/** The pills on the page, moved by the engine. */
export interface PillStage {
  readonly poses: readonly Pose[];
  /** Whether the stage places the pills; before that the style sheet does. */
  readonly hasBegun: boolean;
  /** Runs or pauses the engine: out of sight nothing is computed. */
  setVisible: (isVisible: boolean) => void;
  /** Grabs a pill at a point, drags that point, lets the pill go; points in px from the left edge and the floor. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  dispose: () => void;
}

interface PillStageOptions {
  /** Measures walls, floor and copy. */
  measure: () => PillBounds;
  /** When its size changes, the bounds are measured again. */
  section: Element;
  /** Creates no engine; the pills stay where they are. */
  isMotionOff: boolean;
  /** Starts with the settled arrangement; visitors can still play with the pills unless motion is reduced. */
  isSettled: boolean;
  /** Poses from before motion was paused or resumed; without them the pills start floating. */
  from?: readonly Pose[] | undefined;
}

/** @returns the visible pose of a pill, including drift. */
const visiblePose = (pill: Element, origin: DOMRect): Pose => {
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

/** @returns the velocity of each pill between two poses, in px per ms; `time` in ms. */
const velocities = (before: readonly Pose[], after: readonly Pose[], time: number): Point[] =>
  after.map(({ x, y }, index) => {
    const from = before[index];
    return from && time > 0 ? { x: (x - from.x) / time, y: (y - from.y) / time } : { x: 0, y: 0 };
  });

/**
 * Takes the pills over from the style sheet and, unless motion is reduced, lets them fall.
 * @param root the element that holds the pills; its origin is the floor's left end
 */
export function createPillStage(
  root: HTMLElement,
  { measure, section, isMotionOff, isSettled, from }: PillStageOptions,
): PillStage {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const visiblePoses = () => {
    const origin = root.getBoundingClientRect();
    return pills.map((pill) => visiblePose(pill, origin));
  };
  let bounds = measure();
  /** Undefined while the style sheet places the pills. */
  let poses: readonly Pose[] | undefined = from ?? (isSettled ? settledPoses(bounds) : undefined);
  let world: PillWorld | undefined;
  let isVisible = true;
  let isDisposed = false;

  /** The last transform written for each pill: unchanged ones are not written again. */
  const drawn: string[] = [];
  const paint = () =>
    pills.forEach((pill, index) => {
      const pose = poses?.[index];
      if (!pose) return;
      const transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      if (drawn[index] === transform) return;
      drawn[index] = transform;
      pill.style.transform = transform;
      const isUpsideDown = Math.cos(pose.angle) < upsideDown;
      if (isUpsideDown !== 'turned' in pill.dataset) pill.toggleAttribute('data-turned');
    });

  // Written only on change: every write invalidates styles.
  const setState = (state: string) => {
    if (root.dataset['pillState'] !== state) root.dataset['pillState'] = state;
  };

  const loop = createFrameLoop((now) => {
    const isMoving = world?.advance(now) ?? false;
    poses = world?.poses ?? poses;
    paint();
    setState(isMoving ? 'moving' : 'asleep');
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
  setState(poses ? 'settled' : 'floating');
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
    // In the frame in which the drift ends, so that nothing jumps.
    paint();
    setState('moving');
    run();
  };
  // After the first paint. By then reduced motion is known, and no engine loads; if it fails to load, the pills float on.
  const beginning = isMotionOff ? undefined : setTimeout(() => void begin().catch(() => undefined));

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
