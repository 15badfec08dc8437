import type { Pose } from '@/lib/point';
import { createBodyStage } from '@/physics/body-stage';
import type { PillBounds } from '@/physics/pill-bounds';
import { pillPainter, velocitiesBetween, visiblePose } from './pill-painter';

interface PillMotion {
  /** Reduced or paused: no engine runs, the pills stay where they are. */
  isOff: boolean;
  /** They begin in the settled arrangement. */
  isSettled: boolean;
}

/**
 * The pills on the page. `setMotion` takes them over from the style sheet and lets them fall, or
 * leaves them where they are; `physics/world.ts` says where they fall. Fires `rest` each time they
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
    return this.placed ?? this.visiblePoses();
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

  setMotion({ isOff, isSettled }: PillMotion) {
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

  /** Runs the pile's left wall to x, in px. */
  runWall(x: number) {
    this.bounds = { ...this.bounds, left: x };
    this.bodies.world?.runWall(x);
    this.bodies.run();
  }

  /** Takes a pill out of the pile, and hides it. */
  take(index: number) {
    this.placed ??= this.visiblePoses();
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
    const before = this.placed ? undefined : { at: performance.now(), poses: this.visiblePoses() };
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

  private visiblePoses() {
    const origin = this.root.getBoundingClientRect();
    return this.pills.map((pill) => visiblePose(pill, origin));
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
