import type { Point, Pose } from '@/lib/point';
import { createBodyStage } from '@/physics/body-stage';
import { type PillBounds, pillSize } from '@/physics/pill-bounds';

/**
 * The pills on the page. `setMotion` takes them over from the style sheet and lets them fall, or
 * leaves them where they are; `physics/world.ts` says where they fall. They float until they
 * fall or are laid out settled, and sleep once they have come to rest. Fires `rest` each time they
 * have come to rest, or will not move, `resize` once the bounds have changed, and `take` once a pill
 * has left the pile.
 */
export class PillStage extends EventTarget {
  private readonly pills: readonly HTMLElement[];
  private readonly draw: (poses: readonly Pose[]) => void;
  /** What the pills do; the page shows it. */
  private state: 'floating' | 'settled' | 'moving' | 'asleep' | undefined;
  /** Where the stage has the pills; undefined while the style sheet places them. */
  private placed: readonly Pose[] | undefined;
  /** Computes the settled arrangement for other bounds; undefined unless the pills start in it. */
  private settledPoses: ((bounds: PillBounds) => Pose[]) | undefined;
  /** Motion is off, or the engine could not be loaded. */
  private isStill = true;
  /** Cancels what the last call of `setMotion` has started. */
  private cancelStart = new AbortController();
  /** All pills are in the pile at first. */
  private readonly bodies = createBodyStage([], {
    show: (index, isAway) => this.pills[index]?.toggleAttribute('data-away', isAway),
    onFrame: (now, world) => {
      const isMoving = world.advance(now);
      this.placed = world.poses;
      this.paint();
      this.setState(isMoving ? 'moving' : 'asleep');
      if (!isMoving) this.fire('rest');
      return isMoving;
    },
  });

  readonly setVisible = this.bodies.setVisible;
  readonly grab = this.bodies.grab;
  readonly drag = this.bodies.drag;
  readonly release = this.bodies.release;
  readonly away = this.bodies.away;

  /** @param root the element that holds the pills; its origin is the floor's left end */
  constructor(
    private readonly root: HTMLElement,
    public bounds: PillBounds,
  ) {
    super();
    this.pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
    this.draw = pillPainter(this.pills);
  }

  get poses(): readonly Pose[] {
    return this.placed ?? visiblePoses(this.pills, this.root);
  }

  /** Whether a pill is out of the pile, or dragged. */
  isBusy(index: number) {
    return index === this.bodies.dragged || this.away.has(index);
  }

  /** Whether pills lie in a pile, or will not fall: then one may be taken. */
  get isReady() {
    return this.isStill || (this.bodies.world?.hasGravity ?? false);
  }

  /** @returns the pills that the engine finds over the copy */
  overCopy() {
    return this.bodies.world?.overCopy() ?? [];
  }

  /**
   * With `isOff` no engine runs, and the pills stay where they are. With `isSettled` they begin in
   * the settled arrangement, unless they have been moved. A later call cancels this one's start.
   */
  setMotion({ isOff, isSettled }: { isOff: boolean; isSettled: boolean }) {
    this.cancelStart.abort();
    this.cancelStart = new AbortController();
    const { signal } = this.cancelStart;
    this.isStill = isOff;
    this.settledPoses = undefined;
    this.bodies.close();
    this.showStill();
    // Starts after the first paint. If a chunk fails to load, the pills go on floating.
    setTimeout(() => {
      this.start(isSettled, signal).catch(() => {
        if (signal.aborted) return;
        this.isStill = true;
        this.fire('rest');
      });
    });
  }

  /** Takes measured bounds; a name keeps its part of the floor. */
  resize(measured: PillBounds) {
    const { width, top, left } = this.bounds;
    // A window of 1 px is a capture (inline/gate.ts): the pills stay.
    if (measured.width < 2 || (measured.width === width && measured.top === top)) return;
    this.bounds = { ...measured, left };
    const { world } = this.bodies;
    if (world) world.resize(this.bounds);
    else if (this.settledPoses) this.placed = this.settledPoses(this.bounds);
    this.fire('resize');
    this.paint();
    this.bodies.run();
  }

  /** Moves the pile's left wall to x, in px. */
  runWall(x: number) {
    this.bounds = { ...this.bounds, left: x };
    this.bodies.world?.runWall(x);
    this.bodies.run();
  }

  /** Takes a pill out of the pile, and hides it. */
  take(index: number) {
    this.placed = this.poses;
    if (this.state === 'floating') this.showStill();
    this.bodies.take(index);
    this.fire('take');
  }

  /** Gives a pill back to the pile, and shows it at a pose, with a spin in radians per step. */
  give(index: number, pose: Pose, spin: number) {
    // Where nothing falls, the pill lies again where it lay.
    if (!this.isStill) this.placed = this.poses.with(index, pose);
    this.bodies.give(index, pose, spin);
    this.paint();
  }

  dispose() {
    this.cancelStart.abort();
    this.bodies.close();
  }

  private async start(isSettled: boolean, signal: AbortSignal) {
    if (isSettled && !signal.aborted) await this.settle(signal);
    if (signal.aborted) return;
    if (this.isStill) this.fire('rest');
    else await this.letFall(signal);
  }

  /** Lays the pills out in the settled arrangement, unless they have been moved. */
  private async settle(signal: AbortSignal) {
    const { settledPoses } = await import('@/physics/settled');
    if (signal.aborted) return;
    this.settledPoses = settledPoses;
    this.placed ??= settledPoses(this.bounds);
    this.showStill();
  }

  /** Hands the pills to the engine with the velocity of their drift, or at rest where they lie. */
  private async letFall(signal: AbortSignal) {
    const before = this.placed ? undefined : { at: performance.now(), poses: this.poses };
    const { PillWorld } = await import('@/physics/world');
    if (signal.aborted) return;
    const now = performance.now();
    const start = this.poses;
    const drift = before && velocitiesBetween(before.poses, start, now - before.at);
    const { bounds, bodies } = this;
    const world = new PillWorld({ ...bounds, left: 0 }, start, now, {
      ...(drift ? { drift } : { hasFallen: true }),
      away: bodies.away,
    });
    // The wall of a name that was written meanwhile pushes the pile aside.
    if (bounds.left > 0) world.runWall(bounds.left);
    bodies.open(world);
    this.placed = world.poses;
    // Paints in the frame in which the style sheet's drift ends, so that nothing jumps.
    this.paint();
    this.setState('moving');
  }

  private showStill() {
    this.paint();
    this.setState(this.placed ? 'settled' : 'floating');
  }

  private paint() {
    if (this.placed) this.draw(this.placed);
  }

  private setState(state: NonNullable<PillStage['state']>) {
    if (this.state !== state) this.root.dataset['pillState'] = state;
    this.state = state;
  }

  private fire(event: 'rest' | 'resize' | 'take') {
    this.dispatchEvent(new Event(event));
  }
}

/** A label is turned over when the cosine of its pill's angle is below this. */
const upsideDown = -0.3;

/**
 * A pill is drawn again once its middle, or by a turn one of its ends, has moved this far, in px.
 * While one is dragged, the others tremble by less.
 */
const leastMove = 0.1;

/** @returns a function that writes poses to the pills that have moved, since each write costs time */
const pillPainter = (pills: readonly HTMLElement[]) => {
  const drawn: Pose[] = [];
  return (poses: readonly Pose[]) =>
    poses.forEach((pose, index) => {
      const pill = pills[index];
      if (!pill || !hasMoved(drawn[index], pose)) return;
      drawn[index] = pose;
      pill.style.transform = `translate(${pose.x.toFixed(1)}px, ${pose.y.toFixed(1)}px) rotate(${pose.angle.toFixed(3)}rad)`;
      pill.toggleAttribute('data-turned', Math.cos(pose.angle) < upsideDown);
    });
};

const hasMoved = (from: Pose | undefined, to: Pose) => {
  if (!from) return true;
  const ofMiddle = Math.hypot(to.x - from.x, to.y - from.y);
  const ofEnds = Math.abs(to.angle - from.angle) * (pillSize.width / 2);
  return Math.max(ofMiddle, ofEnds) > leastMove;
};

/** @returns the visible poses of pills that float, including drift: their parents are what floats */
const visiblePoses = (pills: readonly HTMLElement[], root: HTMLElement): Pose[] => {
  const origin = root.getBoundingClientRect();
  return pills.map((pill) => {
    const { left, right, top, bottom } = pill.getBoundingClientRect();
    // The browser writes a transform as `matrix(cos, sin, …)`.
    const { transform } = getComputedStyle(pill.parentElement ?? pill);
    const [cos = 1, sin = 0] = transform.match(/-?\d[\d.e-]*/g)?.map(Number) ?? [];
    return {
      x: (left + right) / 2 - origin.left,
      y: (top + bottom) / 2 - origin.top,
      angle: Math.atan2(sin, cos),
    };
  });
};

/** @returns the velocity of each pill between two poses, in px per ms; `time` in ms. */
const velocitiesBetween = (
  before: readonly Pose[],
  after: readonly Pose[],
  time: number,
): Point[] =>
  after.map(({ x, y }, index) => {
    const from = before[index];
    return from && time > 0 ? { x: (x - from.x) / time, y: (y - from.y) / time } : { x: 0, y: 0 };
  });
