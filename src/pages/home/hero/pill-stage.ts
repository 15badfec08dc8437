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

/** What is kept when motion is paused or resumed. */
export interface PillUse {
  /** Pills that are out of the pile. */
  away: Set<number>;
  /** The pile's left wall, in px. */
  left: number;
  /** Undefined while the style sheet places the pills. */
  poses?: readonly Pose[];
}

interface PillStageOptions {
  measure: () => PillBounds;
  /** When its size changes, the bounds are measured again. */
  section: Element;
  /** Creates no engine; the pills stay where they are. */
  isMotionOff: boolean;
  /** Starts with the settled arrangement; visitors can still play with the pills unless motion is reduced. */
  isSettled: boolean;
  /** Without poses the pills start floating. */
  use: PillUse;
  /** Called when the pills rest, each time, and after the bounds have changed. */
  onRest: () => void;
  onResize: () => void;
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
  { measure, section, isMotionOff, isSettled, use, onRest, onResize }: PillStageOptions,
) {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const visiblePoses = () => {
    const origin = root.getBoundingClientRect();
    return pills.map((pill) => visiblePose(pill, origin));
  };
  const measureBeside = () => ({ ...measure(), left: use.left });
  let bounds = measureBeside();
  /** Composes the arrangement, where the pills start in it. */
  let compose: ((bounds: PillBounds) => Pose[]) | undefined;
  let isDisposed = false;
  let isReady = isMotionOff;

  /** The poses last written: every write invalidates styles. */
  const drawn: Pose[] = [];
  const paint = () =>
    pills.forEach((pill, index) => {
      const pose = use.poses?.[index];
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
      use.poses = world.poses;
      paint();
      setState(isMoving ? 'moving' : 'asleep');
      if (!isMoving) onRest();
      return isMoving;
    },
  });

  const observer = new ResizeObserver(() => {
    const next = measureBeside();
    // A window of 1 px is a capture (inline/gate.ts): the pills stay.
    if (next.width < 2 || (next.width === bounds.width && next.top === bounds.top)) return;
    bounds = next;
    if (compose) use.poses = compose(bounds);
    bodies.world?.resize(bounds);
    onResize();
    paint();
    bodies.run();
  });

  const begun = () => {
    paint();
    setState(use.poses ? 'settled' : 'floating');
  };
  begun();
  observer.observe(section);
  const begin = async () => {
    if (isSettled) {
      ({ settledPoses: compose } = await import('@/physics/settled'));
      if (isDisposed) return;
      use.poses ??= compose(bounds);
      begun();
    }
    if (isMotionOff) return onRest();
    const before = use.poses ? undefined : { at: performance.now(), poses: visiblePoses() };
    const { createPillWorld } = await import('@/physics/world');
    if (isDisposed) return;
    const now = performance.now();
    const start = use.poses ?? visiblePoses();
    const drift = before && velocities(before.poses, start, now - before.at);
    const motion = drift ? { drift } : { hasFallen: true };
    const world = createPillWorld(bounds, start, now, { ...motion, away: use.away });
    bodies.open(world);
    use.poses = world.poses;
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
      return use.poses ?? visiblePoses();
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
      use.poses ??= visiblePoses();
      bodies.take(index);
    },
    give(index: number, pose: Pose, spin: number) {
      // Without an engine it lies where it lay.
      if (bodies.world) use.poses = this.poses.map((each, at) => (at === index ? pose : each));
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
