import type { Point, Pose } from '@/lib/point';
import { createBodyStage } from '@/physics/body-stage';
import { type PillBounds, pillSize } from '@/physics/pill-bounds';

/** A label is turned over when the cosine of its pill's angle is below this. */
const upsideDown = -0.3;

/** A pill is drawn again once one of its ends has moved this far, in px: while one is dragged, the others tremble below it. */
const leastMove = 0.1;

const hasMoved = (from: Pose | undefined, to: Pose) =>
  !from ||
  Math.hypot(to.x - from.x, to.y - from.y) > leastMove ||
  Math.abs(to.angle - from.angle) * (pillSize.width / 2) > leastMove;

/** Pills that are out of the pile, and where it begins: kept when motion is paused or resumed. */
export interface PillUse {
  away: Set<number>;
  /** The left wall, in px. */
  left: number;
}

interface PillStageOptions {
  measure: () => PillBounds;
  /** When its size changes, the bounds are measured again. */
  section: Element;
  /** Creates no engine; the pills stay where they are. */
  isMotionOff: boolean;
  /** Starts with the settled arrangement; visitors can still play with the pills unless motion is reduced. */
  isSettled: boolean;
  /** Pills out of the pile, and its left wall. */
  use: PillUse;
  /** Called when the pills rest, each time, and after the bounds have changed. */
  onRest: () => void;
  onResize: () => void;
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
 * @returns the pills on the page
 */
export function createPillStage(
  root: HTMLElement,
  { measure, section, isMotionOff, isSettled, use, onRest, onResize, from }: PillStageOptions,
) {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const visiblePoses = () => {
    const origin = root.getBoundingClientRect();
    return pills.map((pill) => visiblePose(pill, origin));
  };
  const measureBeside = () => ({ ...measure(), left: use.left });
  let bounds = measureBeside();
  /** Undefined while the style sheet places the pills. */
  let poses = from;
  /** Composes the arrangement, where the pills start in it. */
  let compose: ((bounds: PillBounds) => Pose[]) | undefined;
  let isDisposed = false;
  let isReady = isMotionOff;

  /** The poses last written: every write invalidates styles. */
  const drawn: Pose[] = [];
  const paint = () =>
    pills.forEach((pill, index) => {
      const pose = poses?.[index];
      if (!pose || !hasMoved(drawn[index], pose)) return;
      drawn[index] = pose;
      pill.style.transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      const isUpsideDown = Math.cos(pose.angle) < upsideDown;
      if (isUpsideDown !== 'turned' in pill.dataset) pill.toggleAttribute('data-turned');
    });

  const setState = (state: string) => {
    if (root.dataset['pillState'] !== state) root.dataset['pillState'] = state;
  };

  const show = (index: number, isAway: boolean) =>
    pills[index]?.toggleAttribute('data-away', isAway);
  pills.forEach((_, index) => show(index, use.away.has(index)));
  const bodies = createBodyStage({
    away: use.away,
    show,
    onFrame(now, world) {
      const isMoving = world.advance(now);
      poses = world.poses;
      paint();
      setState(isMoving ? 'moving' : 'asleep');
      if (!isMoving) onRest();
      return isMoving;
    },
  });

  const observer = new ResizeObserver(() => {
    const next = measureBeside();
    if (next.width === bounds.width && next.top === bounds.top) return;
    bounds = next;
    if (compose) poses = compose(bounds);
    bodies.world?.resize(bounds);
    onResize();
    paint();
    bodies.run();
  });

  const begun = () => {
    paint();
    setState(poses ? 'settled' : 'floating');
  };
  begun();
  observer.observe(section);
  const begin = async () => {
    if (isSettled) {
      ({ settledPoses: compose } = await import('@/physics/settled'));
      if (isDisposed) return;
      poses ??= compose(bounds);
      begun();
    }
    if (isMotionOff) return onRest();
    const before = poses ? undefined : { at: performance.now(), poses: visiblePoses() };
    const { createPillWorld } = await import('@/physics/world');
    if (isDisposed) return;
    const now = performance.now();
    const start = poses ?? visiblePoses();
    const drift = before && velocities(before.poses, start, now - before.at);
    const motion = drift ? { drift } : { hasFallen: true };
    bodies.open(createPillWorld(bounds, start, now, { ...motion, away: use.away }));
    poses = bodies.world?.poses;
    // In the frame in which the drift ends, so that nothing jumps.
    paint();
    setState('moving');
  };
  // After the first paint. By then reduced motion is known, and no engine loads; what fails to load leaves the pills
  // floating.
  const beginning = setTimeout(
    () =>
      void begin().catch(() => {
        isReady = true;
        onRest();
      }),
  );

  const { isBusy, setVisible, grab, hold, release } = bodies;
  return {
    /** Whether a pill is out of the pile, or dragged. */
    isBusy,
    setVisible,
    grab,
    hold,
    release,
    get poses() {
      return poses ?? visiblePoses();
    },
    /** Whether the stage places the pills; before that the style sheet does. */
    get hasBegun() {
      return poses !== undefined;
    },
    get bounds() {
      return bounds;
    },
    /** Whether pills lie in a pile, or will never fall: then one may be taken. */
    get isReady() {
      return isReady || (bodies.world?.hasGravity ?? false);
    },
    /** Takes a pill out of the pile and hides it; `give` shows it at a pose, with a spin in radians per step. */
    take(index: number) {
      poses ??= visiblePoses();
      bodies.take(index);
    },
    give(index: number, pose: Pose, spin: number) {
      // Without an engine it lies where it lay.
      if (bodies.world)
        poses = (poses ?? visiblePoses()).map((each, at) => (at === index ? pose : each));
      bodies.give(index, pose, spin);
      paint();
    },
    /** Runs the left wall to x, in px. */
    runWall(x: number) {
      use.left = x;
      bounds = { ...bounds, left: x };
      bodies.world?.runWall(x);
      bodies.run();
    },
    overCopy: () => bodies.world?.overCopy() ?? [],
    dispose() {
      isDisposed = true;
      clearTimeout(beginning);
      observer.disconnect();
      bodies.dispose();
    },
  };
}

export type PillStage = ReturnType<typeof createPillStage>;
