import { createFrameLoop } from './frame-loop';
import { type Pit, type Pose, pitOf, settledPoses, startPoses } from './layout';
import type { PillWorld, Point } from './world';

/** A label is turned when its pill lies on its head by more than this (cosine of the angle). */
const onItsHead = -0.3;

/** The pills on the page. */
export interface PillStage {
  readonly poses: readonly Pose[];
  /** The pills have been laid out or let fall; before that they wait out of sight. */
  readonly hasBegun: boolean;
  /** Runs the engine, or lets it rest: out of sight nothing is computed. */
  setSeen: (isSeen: boolean) => void;
  /** Takes a pill at a point, drags it there, lets go; points in px from the pit's left edge and floor. */
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
  dispose: () => void;
}

export interface PillStageOptions {
  /** No engine is created; the pills lie in the settled arrangement. */
  isStill: boolean;
  /** Where the pills were when motion was last switched; without it they begin anew. */
  from?: readonly Pose[] | undefined;
}

const measure = (root: HTMLElement): Pit => {
  const floor = root.parentElement?.querySelector<HTMLElement>('[data-floor]');
  const hero = root.parentElement?.clientHeight ?? 0;
  const width = root.clientWidth;
  // The floor ends where the turn begins; see the stylesheet.
  const side = width - (floor?.offsetWidth ?? width) - 146;
  return pitOf(width, hero - (floor?.offsetHeight ?? 0), side);
};

/**
 * Lays the pills of an element out and, unless motion is unwanted, lets them fall.
 * @param root whose origin is the floor's left end; its `.pill`s are moved by transform
 */
export function createPillStage(root: HTMLElement, { isStill, from }: PillStageOptions): PillStage {
  const pills = [...root.querySelectorAll<HTMLElement>('.pill')];
  let pit = measure(root);
  let poses: readonly Pose[] = from ?? (isStill ? settledPoses(pit) : startPoses(pit));
  let world: PillWorld | undefined;
  let isSeen = true;
  let isGone = false;

  /** What lies still is not written again. */
  const drawn: string[] = [];
  const paint = () =>
    pills.forEach((pill, index) => {
      const pose = poses[index];
      if (!pose) return;
      const transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      if (drawn[index] === transform) return;
      drawn[index] = transform;
      pill.style.transform = transform;
      const isOnHead = Math.cos(pose.angle) < onItsHead;
      if (isOnHead !== pill.classList.contains('is-turned')) pill.classList.toggle('is-turned');
    });

  // Written only when it changes: writing it is a reason to look at all styles again.
  const tell = (state: string) => {
    if (root.dataset['pit'] !== state) root.dataset['pit'] = state;
  };

  const loop = createFrameLoop((now) => {
    const isMoving = world?.advance(now) ?? false;
    poses = world?.poses ?? poses;
    paint();
    tell(isMoving ? 'moving' : 'asleep');
    return isMoving;
  });
  const run = () => {
    if (world && isSeen) loop.start();
  };

  const observer = new ResizeObserver(() => {
    const next = measure(root);
    if (next.width === pit.width && next.top === pit.top) return;
    pit = next;
    if (isStill) poses = settledPoses(pit);
    world?.resize(pit);
    paint();
    run();
  });

  paint();
  tell(isStill ? 'still' : 'waiting');
  observer.observe(root.parentElement ?? root);
  const begin = async () => {
    const { createPillWorld, gravityDelay } = await import('./world');
    if (isGone) return;
    // What has fallen before needs no second wait.
    world = createPillWorld(pit, poses, performance.now() - (from ? gravityDelay : 0));
    run();
  };
  // After the paint; and whoever asks for less motion is known by then, and fetches no engine.
  const beginning = isStill ? undefined : setTimeout(() => void begin());

  return {
    get poses() {
      return poses;
    },
    get hasBegun() {
      return isStill || world !== undefined;
    },
    setSeen(next) {
      isSeen = next;
      if (isSeen) run();
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
      isGone = true;
      clearTimeout(beginning);
      loop.stop();
      observer.disconnect();
      world?.dispose();
    },
  };
}
