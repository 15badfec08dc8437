import type { Point, Pose } from '@/lib/point';
import { createBodyStage } from '@/physics/body-stage';
import type { PillBounds } from '@/physics/pill-bounds';
import { pillView } from './pill-view';

/**
 * What the hero's pills do (docs/rules.md#hero-pills). The style sheet lets them float until
 * `setMotion`, which may lay them out settled. Unless motion is off, the engine takes over from
 * there: they fall and come to rest, until a visitor, a name or another window moves them again.
 * Fires `rest` each time they have come to rest, or will not move, `resize` once the bounds have
 * changed, and `take` once a pill has left the pile.
 */
export class PillStage extends EventTarget {
  private readonly view: ReturnType<typeof pillView>;
  /** Where the pills are; undefined while they float. */
  private placed: readonly Pose[] | undefined;
  /** Computes the settled arrangement for other bounds; undefined unless the pills start in it. */
  private settledPoses: ((bounds: PillBounds) => Pose[]) | undefined;
  /** Motion is off, or the engine could not be loaded. */
  private isStill = true;
  /** Ends what the last call of `setMotion` has started. */
  private starting = new AbortController();
  /** All pills are in the pile at first. */
  private readonly bodies = createBodyStage([], {
    show: (index, isAway) => this.view.show(index, isAway),
    onFrame: (now, world) => {
      const isMoving = world.advance(now);
      this.place(world.poses);
      this.view.setState(isMoving ? 'moving' : 'asleep');
      if (!isMoving) this.dispatchEvent(new Event('rest'));
      return isMoving;
    },
  });

  readonly setVisible = this.bodies.setVisible;
  readonly grab = this.bodies.grab;
  readonly drag = this.bodies.drag;
  readonly release = this.bodies.release;
  readonly away = this.bodies.away;

  constructor(
    root: HTMLElement,
    public bounds: PillBounds,
  ) {
    super();
    this.view = pillView(root);
  }

  get poses(): readonly Pose[] {
    return this.placed ?? this.view.floatingPoses();
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
   * the settled arrangement, unless they have been moved. A later call ends this one's start.
   */
  setMotion({ isOff, isSettled }: { isOff: boolean; isSettled: boolean }) {
    this.starting.abort();
    this.starting = new AbortController();
    const { signal } = this.starting;
    this.isStill = isOff;
    this.settledPoses = undefined;
    this.bodies.close();
    this.view.setState(this.placed ? 'settled' : 'floating');
    // After the first paint.
    setTimeout(() => void this.start(isSettled, signal));
  }

  /** Takes measured bounds; a name keeps its part of the floor. */
  resize(measured: PillBounds) {
    const { width, top, left } = this.bounds;
    // A window of 1 px is a capture (inline/gate.ts): the pills stay.
    if (measured.width < 2 || (measured.width === width && measured.top === top)) return;
    this.bounds = { ...measured, left };
    const { world } = this.bodies;
    if (world) world.resize(this.bounds);
    else if (this.settledPoses) this.place(this.settledPoses(this.bounds));
    this.dispatchEvent(new Event('resize'));
    this.bodies.run();
  }

  /** Moves the pile's left wall to x, in px. */
  runWall(x: number) {
    this.bounds = { ...this.bounds, left: x };
    this.bodies.world?.runWall(x);
    this.bodies.run();
  }

  /** Takes a pill out of the pile, and hides it. The others no longer float. */
  take(index: number) {
    if (!this.placed) {
      this.place(this.poses);
      this.view.setState('settled');
    }
    this.bodies.take(index);
    this.dispatchEvent(new Event('take'));
  }

  /** Gives a pill back to the pile, and shows it at a pose, with a spin in radians per step. */
  give(index: number, pose: Pose, spin: number) {
    // Where nothing falls, the pill lies again where it lay.
    if (!this.isStill) this.place(this.poses.with(index, pose));
    this.bodies.give(index, pose, spin);
  }

  dispose() {
    this.starting.abort();
    this.bodies.close();
  }

  private async start(isSettled: boolean, signal: AbortSignal) {
    try {
      signal.throwIfAborted();
      if (isSettled) await this.settle(signal);
      if (!this.isStill) return await this.letFall(signal);
    } catch {
      if (signal.aborted) return;
      // A chunk has failed to load: the pills stay as they are.
      this.isStill = true;
    }
    this.dispatchEvent(new Event('rest'));
  }

  /** Lays the pills out in the settled arrangement, unless they have been moved. */
  private async settle(signal: AbortSignal) {
    const { settledPoses } = await import('@/physics/settled');
    signal.throwIfAborted();
    this.settledPoses = settledPoses;
    this.place(this.placed ?? settledPoses(this.bounds));
    this.view.setState('settled');
  }

  /** Hands the pills to the engine with the velocity of their drift, or at rest where they lie. */
  private async letFall(signal: AbortSignal) {
    const before = this.placed ? undefined : { at: performance.now(), poses: this.poses };
    const { PillWorld } = await import('@/physics/world');
    signal.throwIfAborted();
    const now = performance.now();
    const start = this.poses;
    // The clock may stand still between the two.
    const drift = before && velocitiesBetween(before.poses, start, Math.max(1, now - before.at));
    const { bounds, bodies } = this;
    const world = new PillWorld({ ...bounds, left: 0 }, start, now, {
      ...(drift ? { drift } : { hasFallen: true }),
      away: bodies.away,
    });
    // The wall of a name that was written meanwhile pushes the pile aside.
    if (bounds.left > 0) world.runWall(bounds.left);
    bodies.open(world);
    // Draws in the frame in which the style sheet's drift ends, so that nothing jumps.
    this.place(world.poses);
    this.view.setState('moving');
  }

  private place(poses: readonly Pose[]) {
    this.placed = poses;
    this.view.draw(poses);
  }
}

/** @returns the velocity of each pill between two poses, in px per ms; `time` in ms, over 0 */
const velocitiesBetween = (before: readonly Pose[], after: readonly Pose[], time: number) =>
  after.map((to, index): Point => {
    const from = before[index] ?? to;
    return { x: (to.x - from.x) / time, y: (to.y - from.y) / time };
  });
