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
import { type LoosePiece, shapesAt, transformOf } from '@/motion/assembly-frame';
import { createBodyStage } from '@/physics/body-stage';
import { eggBody, pieceBody, setGhost } from '@/physics/piece-bodies';
import { PillWorld } from '@/physics/world';
import {
  distancesFrom,
  eggAtHome,
  eggPlace,
  fallOf,
  filledPlaces,
  hasMouth,
  type HuntMeasures,
  kickOf,
  movedTo,
  poseIn,
  reachOf,
} from './hunt-measures';
import {
  allPieces,
  endHunt,
  fallFrom,
  isWhole,
  letFall,
  looseIn,
  type PieceDistances,
  placeFor,
  put,
  snapPushed,
  times,
  touch,
  wholePlan,
} from './hunt-plan';
import { huntView } from './hunt-view';
import { egg, eggIndex, type Hunt, places } from './numeral';

/** @returns the bodies of the pieces and of the egg, and the centre of mass of each drawn piece, in units */
const makeBodies = ({ unit, eggScale }: HuntMeasures) => {
  const pieces = places.map(({ piece }) => pieceBody(piece, unit));
  const stub = pieces[0]?.body.mass ?? 1;
  return {
    pieces: pieces.map(({ body }) => body),
    egg: eggBody(egg.width * eggScale, egg.height * eggScale, stub),
    centres: pieces.map(({ at }) => at),
  };
};

/**
 * Lets the numeral fall, and puts it together again (docs/rules.md#not-found-page): `hunt-plan.ts` decides what falls and
 * what stands, and when, `hunt-measures.ts` where; `hunt-view.ts` applies a frame. Loose bodies lie in the engine that
 * moves the hero's pills; pieces in their places, and on the way there, in the assembly that writes names on the line.
 */
export class HuntStage {
  private readonly view: ReturnType<typeof huntView>;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly color = getComputedStyle(document.documentElement)
    .getPropertyValue('--cream')
    .trim();
  private measures: HuntMeasures;
  private plan = wholePlan;
  private assembly = emptyAssembly;
  private poses: readonly Pose[] = [];
  /** The centre of mass of the piece in each place, in units: a pose says where it is. */
  private centres: readonly Point[] = [];
  private egg: ReturnType<typeof eggBody> | undefined;
  private isMotionOff = true;
  private readonly bodies = createBodyStage([...allPieces, eggIndex], {
    show: (body, isAway) => this.view.show(body, isAway),
    onFrame: (now, world) => this.showFrame(now, world),
  });

  /** Out of sight nothing is computed. */
  readonly setVisible = this.bodies.setVisible;
  readonly drag = this.bodies.drag;

  /**
   * @param area the floor’s upper edge; it holds the bodies and shows the state
   * @param onChange called with how far the hunt has come
   */
  constructor(
    area: HTMLElement,
    private readonly onChange: (hunt: Hunt) => void,
  ) {
    this.view = huntView(area);
    this.measures = this.view.measure();
    this.open();
    this.fall(times.stand);
    this.observer.observe(area);
  }

  /** While motion is off, the numeral falls and what was moved comes to rest at once. */
  setMotionOff(isMotionOff: boolean) {
    this.isMotionOff = isMotionOff;
    if (isMotionOff) this.apply(finish(this.assembly, this.pile(), performance.now()));
    this.bodies.run();
  }

  /** Lets all fall, so many ms from now. */
  fall(delay = 0) {
    this.plan = fallFrom(this.plan, performance.now() + delay, hasMouth(this.measures));
    this.bodies.run();
  }

  /** Grabs a body by a point of the area, in px; `drag` moves that point, and `release` lets the body go. */
  grab(body: number, point: Point) {
    if (this.plan.phase !== 'loose') return;
    this.plan = touch(this.plan);
    if (body === eggIndex && this.isEggHome) this.giveEgg(this.measures.seat);
    this.bodies.grab(body, point);
  }

  /** A piece that is let go near an empty place that it fits snaps there. */
  release() {
    const piece = this.bodies.dragged;
    this.bodies.release();
    if (piece === undefined) return;
    const place = placeFor(this.plan, this.distancesOf(piece), reachOf(this.measures).dropped);
    if (place !== undefined) this.put(piece, place, 'snapped');
  }

  /** Sends a piece to the nearest place that it fits. */
  place(piece: number) {
    const place = placeFor(this.plan, this.distancesOf(piece));
    if (place !== undefined && this.plan.falling.length === 0) this.put(piece, place, 'typed');
  }

  /** Kicks the egg with a speed in px per step; out of the mouth it jumps. */
  kick(kick: Point) {
    const { plan, measures, isEggHome } = this;
    if (plan.phase !== 'loose' || plan.falling.length > 0) return;
    this.plan = touch(plan);
    const pose = isEggHome ? measures.seat : this.eggPose;
    this.bodies.take(eggIndex);
    const { spin, speed } = kickOf(kick, measures, isEggHome);
    this.giveEgg(pose, spin, speed);
  }

  dispose() {
    this.observer.disconnect();
    this.bodies.close();
  }

  /**
   * Builds bodies of the measured size, and a world for those that are loose.
   *
   * @param start where the bodies lie; without it, the numeral stands and the egg waits beside it
   */
  private open(start?: readonly Pose[]) {
    const { measures, bodies } = this;
    const made = makeBodies(measures);
    this.centres = made.centres;
    this.egg = made.egg;
    const standing = made.centres.map((centre, place) => poseIn(place, centre, measures));
    this.poses = start ?? [...standing, measures.seat];
    const others = [...made.pieces, made.egg];
    const settings = { hasFallen: true, away: bodies.away, others };
    bodies.open(new PillWorld(measures.bounds, this.poses, performance.now(), settings));
    this.writePlan('stand');
  }

  private resize() {
    const before = this.measures;
    this.measures = this.view.measure();
    if (JSON.stringify(this.measures) !== JSON.stringify(before))
      this.open(movedTo(this.poses, before, this.measures));
  }

  private showFrame(now: number, world: PillWorld) {
    const { bodies } = this;
    this.letDueFall(now);
    this.apply(advance(this.assembly, this.pile(), now));
    const isFlying = isMoving(this.assembly, now);
    const isSettled = this.isMotionOff && bodies.dragged === undefined;
    if (isSettled) world.settle();
    const isRolling = !isSettled && world.advance(now);
    this.poses = world.poses;
    this.keepEgg();
    this.snapNear();
    if (this.plan.phase === 'loose' && isWhole(this.plan) && !isFlying) this.end();
    const isBusy = isFlying || isRolling || this.plan.falling.length > 0;
    this.draw(now, isBusy);
    return isBusy;
  }

  /** Pieces whose time has come leave their places, and the egg its own. */
  private letDueFall(now: number) {
    const { plan, fallen } = letFall(this.plan, this.isMotionOff ? Infinity : now);
    this.plan = plan;
    if (fallen.length === 0) return;
    this.writePlan('typed');
    this.tell();
    if (fallen.includes(eggIndex) && !hasMouth(this.measures))
      this.drop(eggIndex, eggAtHome(plan.eggHome, this.measures));
  }

  /** Pieces that were pushed near to their places go there. */
  private snapNear() {
    const free = looseIn(this.plan).filter((piece) => piece !== this.bodies.dragged);
    const distances = free.map((piece) => this.distancesOf(piece));
    const { plan, snaps } = snapPushed(this.plan, distances, reachOf(this.measures).pushed);
    this.plan = plan;
    if (snaps.length === 0) return;
    this.writePlan('snapped');
    snaps.forEach(({ piece }) => this.tellPlaced(piece));
  }

  private put(piece: number, place: number, coming: Coming) {
    this.plan = put(this.plan, piece, place);
    this.writePlan(coming);
    this.tellPlaced(piece);
  }

  private end() {
    this.bodies.take(eggIndex);
    this.plan = endHunt(this.plan);
    this.tell(words.found);
  }

  private draw(now: number, isBusy: boolean) {
    const { plan, measures, poses, centres, isEggHome } = this;
    const { x, y, ...pose } = isEggHome
      ? eggAtHome(plan.eggHome, measures)
      : { ...this.eggPose, size: 1 };
    this.view.draw({
      loose: looseIn(plan).flatMap((piece) => {
        const [at, centre] = [poses[piece], centres[piece]];
        if (!at || !centre) return [];
        return { piece, transform: transformOf({ ...at, unit: measures.unit, at: centre }) };
      }),
      shapes: shapesAt(this.assembly, now, measures.bounds.top),
      egg: { ...pose, x: x - measures.seat.x, y: y - measures.seat.y },
      eggHome: isEggHome ? plan.eggHome : undefined,
      isMoving: isBusy,
    });
  }

  /** Moves the pieces to where the plan has them. */
  private writePlan(coming: Coming) {
    const filled = filledPlaces(this.plan, this.measures, this.color);
    const how = this.isMotionOff ? 'stand' : coming;
    this.apply(writePlaces(this.assembly, filled, how, this.pile(), performance.now()));
    this.bodies.run();
  }

  private apply({ assembly, given, taken }: Step) {
    this.assembly = assembly;
    given.forEach(({ id, pose }) => this.drop(id, pose));
    taken.forEach((id) => this.bodies.take(id));
  }

  /** The pieces, each where it lies or stands. */
  private pile(): Pile {
    const { measures, color } = this;
    const look = { width: measures.unit, height: measures.unit, color, label: '' };
    const loose = allPieces.flatMap((id): LoosePiece[] => {
      const [pose, at] = [this.poses[id], this.centres[id]];
      return pose && at ? [{ ...look, ...pose, id, at, labelColor: color }] : [];
    });
    return { isReady: true, loose, ceiling: measures.bounds.top };
  }

  private distancesOf(piece: number): PieceDistances {
    const at = this.poses[piece] ?? this.measures.seat;
    return { piece, distances: distancesFrom(at, this.centres, this.measures) };
  }

  /** Gives a body to the engine so that it falls to its side. */
  private drop(body: number, pose: Pose) {
    const { spin, speed } = fallOf(body, this.measures);
    this.bodies.give(body, pose, spin, speed);
  }

  private get isEggHome() {
    return this.bodies.away.has(eggIndex);
  }

  private get eggPose() {
    return this.poses[eggIndex] ?? this.measures.seat;
  }

  /** In the mouth the egg passes through the floor, and stays there if it falls back. */
  private giveEgg(pose: Pose, spin = 0, speed: Point = { x: 0, y: 0 }) {
    if (this.egg) setGhost(this.egg, pose.y > 0);
    this.bodies.give(eggIndex, pose, spin, speed);
  }

  /** The egg passes the floor only within the mouth: above, the floor bears it again; below, it is home. */
  private keepEgg() {
    if (!hasMouth(this.measures) || !this.egg || this.isEggHome) return;
    const place = eggPlace(this.eggPose.y, this.measures);
    if (place === 'above') setGhost(this.egg, false);
    else if (place === 'below' && this.bodies.dragged !== eggIndex) this.bodies.take(eggIndex);
  }

  /** @param said what is announced */
  private tell(said = '') {
    const { phase } = this.plan;
    this.onChange({ phase, loose: looseIn(this.plan), said });
  }

  private tellPlaced(piece: number) {
    const name = words.pieces[places[piece]?.name ?? 'stub'];
    this.tell(words.placed(name, this.plan.standing.size, allPieces.length));
  }
}
