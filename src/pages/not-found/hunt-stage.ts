import { notFoundWords as words } from '@/content/not-found';
import type { Point, Pose } from '@/lib/point';
import {
  advance,
  type Coming,
  emptyAssembly,
  finish,
  isMoving,
  type Pile,
  type Step,
  writePlaces,
} from '@/motion/assembly';
import { shapesAt, transformOf } from '@/motion/assembly-shapes';
import { createBodyStage } from '@/physics/body-stage';
import { setGhost } from '@/physics/piece-bodies';
import { PillWorld } from '@/physics/world';
import { type EggPose, hasMouth, isAboveFloor, kickedEgg, waitingEgg } from './hunt-egg';
import {
  fallOf,
  filledPlaces,
  type HuntMeasures,
  makeBodies,
  movedTo,
  pieceColor,
  reachOf,
} from './hunt-measures';
import * as rules from './hunt-rules';
import { huntView } from './hunt-view';
import { eggIndex, nameOfPiece } from './numeral';

/**
 * Lets the 404 fall, and puts it together again (docs/rules.md#not-found-page). The plan
 * (`hunt-rules.ts`) says which piece stands in which place, and when the others fall. The stage
 * carries it out, and hands each body, one of the eight pieces or the egg, to what moves it:
 * - a loose one to the engine that moves the hero's pills;
 * - a piece in its place, or on the way there, to the assembly that writes names on the line;
 * - the egg, while it waits beside the numeral or in the nought, to the style sheet, which moves it
 *   to the pose from `hunt-egg.ts`.
 */
export class HuntStage {
  private readonly view: ReturnType<typeof huntView>;
  private readonly observer = new ResizeObserver(() => this.resize());
  private measures: HuntMeasures;
  private bodies: ReturnType<typeof makeBodies>;
  private plan = rules.wholePlan;
  private assembly = emptyAssembly;
  /** Where each body is in the engine, or was when it left; by its index. */
  private poses: readonly Pose[] = [];
  private isMotionOff = false;
  private readonly engine = createBodyStage([...rules.allPieces, eggIndex], {
    show: (body, isAway) => this.view.show(body, isAway),
    onFrame: (now, world) => this.showFrame(now, world),
  });

  /** Stops the frames while the hunt is out of sight. */
  readonly setVisible = this.engine.setVisible;
  readonly drag = this.engine.drag;

  /**
   * @param area the floor’s upper edge; it holds the bodies and shows the state
   * @param onChange called with how far the hunt has come
   */
  constructor(
    area: HTMLElement,
    private readonly onChange: (hunt: rules.Hunt) => void,
  ) {
    this.view = huntView(area);
    this.measures = this.view.measure();
    this.bodies = makeBodies(this.measures);
    this.openEngine([...this.bodies.pieces.map(({ home }) => home), this.measures.seat]);
    this.fall(rules.times.stand);
    this.observer.observe(area);
  }

  dispose() {
    this.observer.disconnect();
    this.engine.close();
  }

  /** While motion is off, the numeral falls and what was moved comes to rest at once. */
  setMotionOff(isMotionOff: boolean) {
    this.isMotionOff = isMotionOff;
    if (isMotionOff) this.keep(finish(this.assembly, this.pile(), performance.now()));
    this.engine.run();
  }

  /** Lets everything fall, after a delay in ms. */
  fall(delay = 0) {
    this.plan = rules.startFall(this.plan, performance.now() + delay, hasMouth(this.measures));
    this.engine.run();
  }

  /** Grabs a body by a point of the area, in px; `drag` moves it, and `release` lets it go. */
  grab(body: number, point: Point) {
    if (this.plan.phase !== 'loose') return;
    this.plan = rules.beginPlay(this.plan);
    if (body === eggIndex && this.isEggWaiting) this.loosen(eggIndex, this.egg);
    this.engine.grab(body, point);
  }

  /** A piece that is let go near an empty place that it fits snaps there. */
  release() {
    const piece = this.engine.dragged;
    this.engine.release();
    if (piece === undefined) return;
    const { released } = reachOf(this.measures);
    const place = rules.placeFor(this.plan, this.distancesOf(piece), released);
    if (place !== undefined) this.fillPlace(piece, place, 'snapped');
  }

  /** Sends a piece to the nearest place that it fits. */
  sendToPlace(piece: number) {
    const place = rules.placeFor(this.plan, this.distancesOf(piece));
    if (place !== undefined && this.plan.falling.length === 0)
      this.fillPlace(piece, place, 'typed');
  }

  /** Kicks the egg with a speed in px per step; out of the mouth it jumps. */
  kick(kick: Point) {
    const { plan, measures, egg, isEggWaiting } = this;
    if (plan.phase !== 'loose' || plan.falling.length > 0) return;
    this.plan = rules.beginPlay(plan);
    // A body gets its speed as it enters the engine.
    this.engine.take(eggIndex);
    this.loosen(eggIndex, egg, kickedEgg(kick, isEggWaiting && hasMouth(measures), measures));
  }

  /** Bodies that come loose move in the same frame; what moved is watched before it is drawn. */
  private showFrame(now: number, world: PillWorld) {
    this.dropDue(now);
    this.keep(advance(this.assembly, this.pile(), now));
    const isRolling = this.moveLoose(now, world);
    this.watchMouth();
    this.snapPushed();
    const isFlying = isMoving(this.assembly, now);
    if (this.plan.phase === 'loose' && rules.isWhole(this.plan) && !isFlying) this.end();
    const isBusy = isFlying || isRolling || this.plan.falling.length > 0;
    this.draw(now, isBusy);
    return isBusy;
  }

  /** Pieces whose time has come leave their places, and the egg its own. */
  private dropDue(now: number) {
    const { plan, fallen } = rules.dropDue(this.plan, this.isMotionOff ? Infinity : now);
    this.plan = plan;
    if (fallen.length === 0) return;
    this.writePlan('typed');
    this.report();
    // An egg in the mouth cannot fall any farther.
    if (fallen.includes(eggIndex) && !hasMouth(this.measures))
      this.loosen(eggIndex, this.egg, fallOf(eggIndex, this.measures));
  }

  /** @returns whether a body moves; without motion all but a dragged one comes to rest at once */
  private moveLoose(now: number, world: PillWorld) {
    const isSettled = this.isMotionOff && this.engine.dragged === undefined;
    if (isSettled) world.settle();
    const isRolling = !isSettled && world.advance(now);
    this.poses = world.poses;
    return isRolling;
  }

  /** The floor bears an egg that has left the mouth. One that falls back waits there again. */
  private watchMouth() {
    const { measures, egg } = this;
    if (this.isEggWaiting || !hasMouth(measures)) return;
    if (isAboveFloor(egg, measures)) setGhost(this.bodies.egg, false);
    if (egg.y > measures.seat.y && this.engine.dragged !== eggIndex) this.engine.take(eggIndex);
  }

  /** A piece that was pushed near to its place goes there. */
  private snapPushed() {
    const free = rules.looseIn(this.plan).filter((piece) => piece !== this.engine.dragged);
    const distances = free.map((piece) => this.distancesOf(piece));
    const { pushed } = reachOf(this.measures);
    this.plan = rules.armAway(this.plan, distances, pushed);
    const snap = rules.pushedHome(this.plan, distances, pushed);
    if (snap) this.fillPlace(snap.piece, snap.place, 'snapped');
  }

  private fillPlace(piece: number, place: number, coming: Coming) {
    this.plan = rules.fillPlace(this.plan, piece, place);
    this.writePlan(coming);
    const name = words.pieces[nameOfPiece(piece)];
    this.report(words.placed(name, this.plan.standing.size, rules.allPieces.length));
  }

  private end() {
    this.engine.take(eggIndex);
    this.plan = rules.endHunt(this.plan);
    this.report(words.found);
  }

  /** Reports how far the hunt has come. @param said what is announced to assistive technology */
  private report(said = '') {
    const { phase } = this.plan;
    this.onChange({ phase, loose: rules.looseIn(this.plan), said });
  }

  private draw(now: number, isBusy: boolean) {
    const { egg } = this;
    const { seat, unit, bounds } = this.measures;
    this.view.draw({
      pieces: this.pieces().map((piece) => transformOf({ ...piece, unit })),
      shapes: shapesAt(this.assembly, now, bounds.top),
      egg: { ...egg, x: egg.x - seat.x, y: egg.y - seat.y },
      eggHome: this.isEggWaiting ? this.plan.eggHome : undefined,
      isMoving: isBusy,
    });
  }

  private resize() {
    const before = this.measures;
    const measures = this.view.measure();
    // The observer also reports the size at which the stage opened.
    if (JSON.stringify(measures) === JSON.stringify(before)) return;
    this.measures = measures;
    this.bodies = makeBodies(measures);
    this.openEngine(movedTo(this.poses, before, measures));
  }

  /** Opens an engine for the present size of the page, in which the bodies lie at these poses. */
  private openEngine(poses: readonly Pose[]) {
    const { measures, bodies, engine } = this;
    this.poses = poses;
    const start = {
      hasFallen: true,
      away: engine.away,
      bodies: [...bodies.pieces.map(({ body }) => body), bodies.egg],
    };
    engine.open(new PillWorld(measures.bounds, poses, performance.now(), start));
    this.writePlan('stand');
  }

  /** Hands a body to the engine. An egg that comes from the mouth passes through the floor. */
  private loosen(body: number, pose: Pose, { spin, speed } = { spin: 0, speed: { x: 0, y: 0 } }) {
    if (body === eggIndex) setGhost(this.bodies.egg, pose.y > 0);
    this.engine.give(body, pose, spin, speed);
  }

  /** Moves the pieces to where the plan has them. */
  private writePlan(coming: Coming) {
    const filled = filledPlaces(this.plan, this.measures);
    const arrival = this.isMotionOff ? 'stand' : coming;
    this.keep(writePlaces(this.assembly, filled, arrival, this.pile(), performance.now()));
    this.engine.run();
  }

  /** Keeps a step of the assembly: what it returns falls, and what it takes leaves the engine. */
  private keep({ assembly, returned, taken }: Step) {
    this.assembly = assembly;
    returned.forEach(({ loose: { id }, pose }) => this.loosen(id, pose, fallOf(id, this.measures)));
    taken.forEach((piece) => this.engine.take(piece));
  }

  /** What the assembly can take: all pieces, as each place knows the one that it takes. */
  private pile(): Pile {
    return { isReady: true, loose: this.pieces(), ceiling: this.measures.bounds.top };
  }

  /** The pieces as the assembly knows them; at x and y is the centre of mass. */
  private pieces() {
    const { unit } = this.measures;
    const look = { width: unit, height: unit, color: pieceColor, label: '' };
    return this.bodies.pieces.map(({ centre: anchor }, id) => {
      return { ...look, ...this.poseOf(id), id, anchor, labelColor: pieceColor };
    });
  }

  /** How far a piece is from each place, in px. */
  private distancesOf(piece: number) {
    const { x, y } = this.poseOf(piece);
    const distances = this.bodies.pieces.map(({ home }) => Math.hypot(home.x - x, home.y - y));
    return { piece, distances };
  }

  private get isEggWaiting() {
    return this.engine.away.has(eggIndex);
  }

  private get egg(): EggPose {
    if (this.isEggWaiting) return waitingEgg(this.plan.eggHome, this.measures);
    return { ...this.poseOf(eggIndex), size: 1 };
  }

  /** The seat only satisfies the type: every body has a pose. */
  private poseOf(body: number): Pose {
    return this.poses[body] ?? this.measures.seat;
  }
}
