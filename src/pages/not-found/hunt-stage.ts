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
import { eggBody, pieceBody, setGhost } from '@/physics/piece-bodies';
import { PillWorld } from '@/physics/world';
import { hasMouth, isAboveFloor, kickedEgg, waitingEgg } from './hunt-egg';
import { fallOf, filledPlaces, type HuntMeasures, movedTo, poseIn, reachOf } from './hunt-measures';
import * as rules from './hunt-rules';
import { huntView } from './hunt-view';
import { egg, eggIndex, nameOfPiece, places } from './numeral';

/**
 * Lets the 404 fall, and puts it together again (docs/rules.md#not-found-page). A body, one of the
 * eight pieces or the egg, is always in one of two hands:
 * - loose, it lies in the engine that moves the hero's pills, as one of the pile;
 * - away from there, a piece is in the assembly that writes names on the line, in a place of the
 *   numeral or on the way to it, and the egg waits in its seat or in the nought (`hunt-egg.ts`).
 *
 * The plan (`hunt-rules.ts`) says which piece stands in which place, and when the others fall.
 */
export class HuntStage {
  private readonly view: ReturnType<typeof huntView>;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly color = getComputedStyle(document.documentElement)
    .getPropertyValue('--cream')
    .trim();
  private measures: HuntMeasures;
  private bodySet: ReturnType<typeof makeBodies>;
  private plan = rules.wholePlan;
  private assembly = emptyAssembly;
  private poses: readonly Pose[] = [];
  /** The stage opens still: only `setMotionOff` tells it whether anything may move. */
  private isMotionOff = true;
  private readonly bodies = createBodyStage([...rules.allPieces, eggIndex], {
    show: (body, isAway) => this.view.show(body, isAway),
    onFrame: (now, world) => this.showFrame(now, world),
  });

  /** Stops the frames while the hunt is out of sight. */
  readonly setVisible = this.bodies.setVisible;
  readonly drag = this.bodies.drag;

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
    this.bodySet = makeBodies(this.measures);
    const { centres } = this.bodySet;
    const standing = centres.map((centre, place) => poseIn(place, centre, this.measures));
    this.openEngine([...standing, this.measures.seat]);
    this.fall(rules.times.stand);
    this.observer.observe(area);
  }

  /** While motion is off, the numeral falls and what was moved comes to rest at once. */
  setMotionOff(isMotionOff: boolean) {
    this.isMotionOff = isMotionOff;
    if (isMotionOff) this.passOn(finish(this.assembly, this.pile(), performance.now()));
    this.bodies.run();
  }

  /** Lets everything fall, after a delay in ms. */
  fall(delay = 0) {
    this.plan = rules.startFall(this.plan, performance.now() + delay, hasMouth(this.measures));
    this.bodies.run();
  }

  /** Grabs a body by a point of the area, in px; `drag` moves it, and `release` lets it go. */
  grab(body: number, point: Point) {
    if (this.plan.phase !== 'loose') return;
    this.plan = rules.beginPlay(this.plan);
    if (body === eggIndex && this.isEggWaiting) this.eggToEngine(this.measures.seat);
    this.bodies.grab(body, point);
  }

  /** A piece that is let go near an empty place that it fits snaps there. */
  release() {
    const piece = this.bodies.dragged;
    this.bodies.release();
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
    const { plan, measures, isEggWaiting } = this;
    if (plan.phase !== 'loose' || plan.falling.length > 0) return;
    this.plan = rules.beginPlay(plan);
    const pose = isEggWaiting ? measures.seat : this.poses[eggIndex];
    const { spin, speed } = kickedEgg(kick, isEggWaiting && hasMouth(measures), measures);
    this.bodies.take(eggIndex);
    this.eggToEngine(pose ?? measures.seat, spin, speed);
  }

  dispose() {
    this.observer.disconnect();
    this.bodies.close();
  }

  /** Bodies that come loose move in the same frame, and what moved is watched before it is drawn. */
  private showFrame(now: number, world: PillWorld) {
    this.loosenDue(now);
    this.passOn(advance(this.assembly, this.pile(), now));
    const isRolling = this.moveBodies(now, world);
    this.watchMouth();
    this.snapPushed();
    const isFlying = isMoving(this.assembly, now);
    if (this.plan.phase === 'loose' && rules.isWhole(this.plan) && !isFlying) this.end();
    const isBusy = isFlying || isRolling || this.plan.falling.length > 0;
    this.draw(now, isBusy);
    return isBusy;
  }

  /** Pieces whose time has come leave their places, and the egg its own. */
  private loosenDue(now: number) {
    const { plan, fallen } = rules.dropDue(this.plan, this.isMotionOff ? Infinity : now);
    this.plan = plan;
    if (fallen.length === 0) return;
    this.writePlan('typed');
    this.report();
    if (fallen.includes(eggIndex) && !hasMouth(this.measures))
      this.toEngine(eggIndex, waitingEgg(plan.eggHome, this.measures));
  }

  /** @returns whether a body moves; without motion all but a dragged one comes to rest at once */
  private moveBodies(now: number, world: PillWorld) {
    const isSettled = this.isMotionOff && this.bodies.dragged === undefined;
    if (isSettled) world.settle();
    const isRolling = !isSettled && world.advance(now);
    this.poses = world.poses;
    return isRolling;
  }

  /** Pieces that were pushed near to their places go there. */
  private snapPushed() {
    const free = rules.looseIn(this.plan).filter((piece) => piece !== this.bodies.dragged);
    const distances = free.map((piece) => this.distancesOf(piece));
    const { plan, snaps } = rules.snapPushed(this.plan, distances, reachOf(this.measures).pushed);
    this.plan = plan;
    if (snaps.length === 0) return;
    this.writePlan('snapped');
    snaps.forEach(({ piece }) => this.reportPlaced(piece));
  }

  private fillPlace(piece: number, place: number, coming: Coming) {
    this.plan = rules.fillPlace(this.plan, piece, place);
    this.writePlan(coming);
    this.reportPlaced(piece);
  }

  private end() {
    this.bodies.take(eggIndex);
    this.plan = rules.endHunt(this.plan);
    this.report(words.found);
  }

  private draw(now: number, isBusy: boolean) {
    const { plan, measures, isEggWaiting } = this;
    const { seat, unit, bounds } = measures;
    const loose = rules.looseIn(plan);
    const waiting = waitingEgg(plan.eggHome, measures);
    const eggPose = isEggWaiting ? waiting : { ...waiting, ...this.poses[eggIndex], size: 1 };
    this.view.draw({
      loose: this.pieces()
        .filter(({ id }) => loose.includes(id))
        .map((piece) => ({ piece: piece.id, transform: transformOf({ ...piece, unit }) })),
      shapes: shapesAt(this.assembly, now, bounds.top),
      egg: { ...eggPose, x: eggPose.x - seat.x, y: eggPose.y - seat.y },
      eggHome: isEggWaiting ? plan.eggHome : undefined,
      isMoving: isBusy,
    });
  }

  private resize() {
    const before = this.measures;
    const measures = this.view.measure();
    // The observer also reports the size at which the stage opened.
    if (JSON.stringify(measures) === JSON.stringify(before)) return;
    this.measures = measures;
    this.bodySet = makeBodies(measures);
    this.openEngine(movedTo(this.poses, before, measures));
  }

  /** Opens an engine for the present size of the page, in which the bodies lie at these poses. */
  private openEngine(poses: readonly Pose[]) {
    const { measures, bodies, bodySet } = this;
    this.poses = poses;
    const settings = { hasFallen: true, away: bodies.away, bodies: bodySet.bodies };
    bodies.open(new PillWorld(measures.bounds, poses, performance.now(), settings));
    this.writePlan('stand');
  }

  /** Moves the pieces to where the plan has them. */
  private writePlan(coming: Coming) {
    const filled = filledPlaces(this.plan, this.measures, this.color);
    const arrival = this.isMotionOff ? 'stand' : coming;
    this.passOn(writePlaces(this.assembly, filled, arrival, this.pile(), performance.now()));
    this.bodies.run();
  }

  /** Keeps a step of the assembly, and moves the bodies that it returns or takes. */
  private passOn({ assembly, returned, taken }: Step) {
    this.assembly = assembly;
    returned.forEach(({ loose, pose }) => this.toEngine(loose.id, pose));
    taken.forEach((id) => this.bodies.take(id));
  }

  private pile(): Pile {
    return { isReady: true, loose: this.pieces(), ceiling: this.measures.bounds.top };
  }

  /** The pieces, each where it lies or stands. */
  private pieces() {
    const { measures, color } = this;
    const look = { width: measures.unit, height: measures.unit, color, labelColor: color };
    return this.bodySet.centres.flatMap((anchor, id) => {
      const pose = this.poses[id];
      return pose ? { ...look, ...pose, id, anchor, label: '' } : [];
    });
  }

  /** How far a piece is from each place, in px. */
  private distancesOf(piece: number) {
    const pose = this.poses[piece] ?? this.measures.seat;
    const distances = this.bodySet.centres.map((centre, place) => {
      const target = poseIn(place, centre, this.measures);
      return Math.hypot(target.x - pose.x, target.y - pose.y);
    });
    return { piece, distances };
  }

  /** The body falls to its side. */
  private toEngine(body: number, pose: Pose) {
    const { spin, speed } = fallOf(body, this.measures);
    this.bodies.give(body, pose, spin, speed);
  }

  private get isEggWaiting() {
    return this.bodies.away.has(eggIndex);
  }

  /** From below the floor, the egg is a ghost at first: it passes through the floor. */
  private eggToEngine(pose: Pose, spin = 0, speed: Point = { x: 0, y: 0 }) {
    setGhost(this.bodySet.egg, pose.y > 0);
    this.bodies.give(eggIndex, pose, spin, speed);
  }

  /** The floor bears an egg that has come out of the mouth. One that falls back waits there again. */
  private watchMouth() {
    const { measures, bodies } = this;
    const pose = this.poses[eggIndex];
    if (!pose || this.isEggWaiting || !hasMouth(measures)) return;
    if (isAboveFloor(pose, measures)) setGhost(this.bodySet.egg, false);
    if (pose.y > measures.seat.y && bodies.dragged !== eggIndex) bodies.take(eggIndex);
  }

  /** Reports how far the hunt has come. @param said what is announced to assistive technology */
  private report(said = '') {
    const { phase } = this.plan;
    this.onChange({ phase, loose: rules.looseIn(this.plan), said });
  }

  private reportPlaced(piece: number) {
    const name = words.pieces[nameOfPiece(piece)];
    this.report(words.placed(name, this.plan.standing.size, rules.allPieces.length));
  }
}

/** @returns the bodies for one size of the page, and each piece’s centre of mass, in units */
function makeBodies({ unit, eggScale }: HuntMeasures) {
  const pieces = places.map(({ piece }) => pieceBody(piece, unit));
  const stubMass = pieces[0]?.body.mass ?? 1;
  const eggInEngine = eggBody(egg.width * eggScale, egg.height * eggScale, stubMass);
  return {
    bodies: [...pieces.map(({ body }) => body), eggInEngine],
    egg: eggInEngine,
    centres: pieces.map(({ at }) => at),
  };
}
