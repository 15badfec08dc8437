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

/** @returns the visible pose of a pill that floats, including drift: its parent is what floats */
const visiblePose = (pill: Element, origin: DOMRect): Pose => {
  const { left, right, top, bottom } = pill.getBoundingClientRect();
  // matrix(cos, sin, …)
  const { transform } = getComputedStyle(pill.parentElement ?? pill);
  const numbers = transform.match(/-?\d[\d.e-]*/g);
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

/** @returns writes poses to the pills that have moved: every write invalidates styles */
const pillPainter = (pills: readonly HTMLElement[]) => {
  const drawn: Pose[] = [];
  return (poses: readonly Pose[]) =>
    poses.forEach((pose, index) => {
      const pill = pills[index];
      if (!pill || !hasMoved(drawn[index], pose)) return;
      drawn[index] = pose;
      pill.style.transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      const isUpsideDown = Math.cos(pose.angle) < upsideDown;
      if (isUpsideDown !== 'turned' in pill.dataset) pill.toggleAttribute('data-turned');
    });
};

interface PillStageOptions {
  measure: () => PillBounds;
  /** When its size changes, the bounds are measured again. */
  section: Element;
  /** Called when the pills rest, each time, and after the bounds have changed. */
  onRest: () => void;
  onResize: () => void;
}

/** Whether the pills fall. */
interface PillMotion {
  /** Reduced or paused: no engine runs, the pills stay where they are. */
  isOff: boolean;
  /** They begin in the settled arrangement. */
  isSettled: boolean;
}

/**
 * The pills on the page. `setMotion` takes them over from the style sheet and lets them fall, or leaves them where they
 * are.
 * @param root the element that holds the pills; its origin is the floor's left end
 */
export function createPillStage(
  root: HTMLElement,
  { measure, section, onRest, onResize }: PillStageOptions,
) {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const write = pillPainter(pills);
  /** Undefined while the style sheet places the pills. */
  let poses: readonly Pose[] | undefined;
  /** The pile's left wall, in px. */
  let left = 0;
  let bounds = measure();
  /** Composes the arrangement, where the pills start in it. */
  let compose: ((bounds: PillBounds) => Pose[]) | undefined;
  let isOff = true;
  /** The engine could not be loaded. */
  let isStuck = false;
  let beginning = new AbortController();

  const visiblePoses = () => {
    const origin = root.getBoundingClientRect();
    return pills.map((pill) => visiblePose(pill, origin));
  };
  const paint = () => poses && write(poses);
  const setState = (state: 'floating' | 'settled' | 'moving' | 'asleep') => {
    if (root.dataset['pillState'] !== state) root.dataset['pillState'] = state;
  };
  const showStill = () => {
    paint();
    setState(poses ? 'settled' : 'floating');
  };

  const bodies = createBodyStage([], {
    show: (index, isAway) => pills[index]?.toggleAttribute('data-away', isAway),
    onFrame(now, world) {
      const isMoving = world.advance(now);
      ({ poses } = world);
      paint();
      setState(isMoving ? 'moving' : 'asleep');
      if (!isMoving) onRest();
      return isMoving;
    },
  });

  const observer = new ResizeObserver(() => {
    const next = { ...measure(), left };
    // A window of 1 px is a capture (inline/gate.ts): the pills stay.
    if (next.width < 2 || (next.width === bounds.width && next.top === bounds.top)) return;
    bounds = next;
    if (compose) poses = compose(bounds);
    bodies.world?.resize(bounds);
    onResize();
    paint();
    bodies.run();
  });
  observer.observe(section);

  /** Lays the pills out as composed, unless they have been moved. */
  const settle = async (signal: AbortSignal) => {
    const { settledPoses } = await import('@/physics/settled');
    if (signal.aborted) return;
    compose = settledPoses;
    poses ??= compose(bounds);
    showStill();
  };
  /** Hands the pills to the engine, floating as they drift, or from where they lie. */
  const letMove = async (signal: AbortSignal) => {
    const before = poses ? undefined : { at: performance.now(), poses: visiblePoses() };
    const { createPillWorld } = await import('@/physics/world');
    if (signal.aborted) return;
    const now = performance.now();
    const start = poses ?? visiblePoses();
    const drift = before && velocities(before.poses, start, now - before.at);
    const motion = drift ? { drift } : { hasFallen: true };
    const world = createPillWorld({ ...bounds, left: 0 }, start, now, {
      ...motion,
      away: bodies.away,
    });
    // The wall of a name that was written meanwhile pushes the pile aside.
    if (left > 0) world.runWall(left);
    bodies.open(world);
    ({ poses } = world);
    // In the frame in which the drift ends, so that nothing jumps.
    paint();
    setState('moving');
  };
  const begin = async (isSettled: boolean, signal: AbortSignal) => {
    if (isSettled) await settle(signal);
    if (signal.aborted) return;
    if (isOff) onRest();
    else await letMove(signal);
  };

  const { setVisible, grab, hold, release } = bodies;
  return {
    setVisible,
    grab,
    hold,
    release,
    setMotion(motion: PillMotion) {
      beginning.abort();
      beginning = new AbortController();
      const { signal } = beginning;
      ({ isOff } = motion);
      isStuck = false;
      compose = undefined;
      bodies.close();
      showStill();
      // After the first paint. By then reduced motion is known, and no engine loads; what fails to load leaves the pills
      // floating.
      setTimeout(() => {
        if (signal.aborted) return;
        void begin(motion.isSettled, signal).catch(() => {
          isStuck = true;
          onRest();
        });
      });
    },
    /** Whether a pill is out of the pile, or dragged. */
    isBusy: (index: number) => index === bodies.held || bodies.away.has(index),
    get poses() {
      return poses ?? visiblePoses();
    },
    get bounds() {
      return bounds;
    },
    /** Whether pills lie in a pile, or will not fall: then one may be taken. */
    get isReady() {
      return isOff || isStuck || (bodies.world?.hasGravity ?? false);
    },
    /** Takes a pill out of the pile and hides it; `give` shows it at a pose, with a spin in radians per step. */
    take(index: number) {
      poses ??= visiblePoses();
      if (root.dataset['pillState'] === 'floating') showStill();
      bodies.take(index);
    },
    give(index: number, pose: Pose, spin: number) {
      // While nothing falls it lies where it lay.
      if (!isOff && !isStuck) poses = this.poses.map((each, at) => (at === index ? pose : each));
      bodies.give(index, pose, spin);
      paint();
    },
    /** Runs the left wall to x, in px. */
    runWall(x: number) {
      left = x;
      bounds = { ...bounds, left };
      bodies.world?.runWall(x);
      bodies.run();
    },
    /** @returns the pills that the engine finds over the copy */
    overCopy: () => bodies.world?.overCopy() ?? [],
    dispose() {
      beginning.abort();
      observer.disconnect();
      bodies.close();
    },
  };
}

export type PillStage = ReturnType<typeof createPillStage>;
