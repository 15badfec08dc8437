import { notFoundWords as words } from '@/content/not-found';
import type { Point, Pose } from '@/lib/point';
import {
  advance,
  emptyAssembly,
  finish,
  isMoving,
  type Pile,
  type Step,
  writePlaces,
} from '@/motion/assembly';
import { type LoosePiece, type Place, shapesAt, transformOf } from '@/motion/assembly-frame';
import { assemblyView } from '@/motion/assembly-view';
import { createBodyStage } from '@/physics/body-stage';
import { closedBounds, eggBody, pieceBody, setGhost } from '@/physics/piece-bodies';
import { createPillWorld } from '@/physics/world';
import {
  distancesFrom,
  eggAtHome,
  eggPlace,
  fallOf,
  hasMouth,
  type HuntView,
  kickOf,
  movedTo,
  poseIn,
  reachOf,
} from './hunt-measures';
import {
  allPieces,
  fallFrom,
  find,
  type Found,
  type HuntPlan,
  isWhole,
  letFall,
  looseIn,
  placeFor,
  put,
  snapPushed,
  times,
  touch,
  wholePlan,
} from './hunt-plan';
import { egg, eggIndex, type Hunt, numeral, places } from './numeral';

/** From the left wall to the numeral, in px: clear of the tab at the edge of the window. */
const clearance = 8;

/**
 * Measures the page.
 * @param area the floor’s upper edge; it holds the numeral and the egg
 */
const measure = (area: HTMLElement, eggElement: HTMLElement): HuntView => {
  const origin = area.getBoundingClientRect();
  const drawn = area.querySelector('[data-numeral]')?.getBoundingClientRect() ?? origin;
  const above = area.closest('section')?.querySelectorAll('h1, [data-links]') ?? [];
  const foot = Math.max(...Array.from(above, (each) => each.getBoundingClientRect().bottom));
  const unit = drawn.width / numeral.width;
  const left = drawn.left - origin.left;
  const eggScale = eggElement.offsetHeight / egg.height;
  return {
    unit,
    left,
    bounds: closedBounds(unit, {
      width: origin.width,
      top: foot - origin.top,
      left: left - clearance,
    }),
    eggScale,
    seat: {
      x: eggElement.offsetLeft + (eggScale * egg.width) / 2,
      y: eggElement.offsetTop + eggScale * egg.middle,
      angle: egg.tilt,
    },
  };
};

/** @returns the bodies of the pieces and of the egg, and the point of each piece that its pose is the pose of, in units */
const makeBodies = ({ unit, eggScale }: HuntView) => {
  const pieces = places.map(({ piece }) => pieceBody(piece, unit));
  const [stub] = pieces;
  return {
    pieces: pieces.map(({ body }) => body),
    egg: eggBody(egg.width * eggScale, egg.height * eggScale, stub?.body.mass ?? 1),
    centres: pieces.map(({ at }) => at),
  };
};

/** @returns draws a loose piece; what has not changed is not written: every write invalidates styles */
const piecePainter =
  (elements: readonly SVGElement[]) => (piece: number, pose: Pose, unit: number, at: Point) => {
    const transform = transformOf({ ...pose, unit, at });
    const path = elements[piece];
    if (path?.getAttribute('transform') !== transform) path?.setAttribute('transform', transform);
  };

/** @returns draws the egg at a pose, from the seat where the style sheet has it */
const eggPainter =
  (element: HTMLElement) =>
  ({ x, y, angle, size }: Pose & { size: number }, seat: Point, home?: HuntPlan['eggHome']) => {
    element.style.transform = `translate(${(x - seat.x).toFixed(1)}px, ${(y - seat.y).toFixed(1)}px) rotate(${angle.toFixed(4)}rad) scale(${size.toFixed(4)})`;
    if (home) element.dataset['home'] = home;
    else delete element.dataset['home'];
  };

/**
 * Lets the numeral fall, and puts it together again (docs/rules.md#not-found-page): `hunt-plan.ts` decides what falls and
 * what stands, `hunt-measures.ts` where; here both are applied to the page. Loose bodies lie in the engine of the hero's
 * pills; pieces in their places, and on the way there, in the assembly that writes names with those.
 * @param area the floor’s upper edge; it holds the bodies and shows the state
 * @param onChange called with how far the hunt has come
 */
export function createHuntStage(area: HTMLElement, onChange: (hunt: Hunt) => void) {
  const svg = area.querySelector<SVGElement>('.hunt-stage');
  const eggElement = area.querySelector<HTMLElement>('.hunt-egg');
  if (!svg || !eggElement) throw new Error('There is nothing to hunt');
  const drawAssembly = assemblyView(svg);
  const elements = [...svg.querySelectorAll<SVGElement>('[data-body]')];
  const drawPiece = piecePainter(elements);
  const drawEgg = eggPainter(eggElement);
  const color = getComputedStyle(document.documentElement).getPropertyValue('--cream').trim();
  let view = measure(area, eggElement);
  let plan = wholePlan;
  let assembly = emptyAssembly;
  let poses: readonly Pose[] = [];
  /** The point of the piece in each place that its pose is the pose of, in units. */
  let centres: readonly Point[] = [];
  let eggInEngine: ReturnType<typeof eggBody> | undefined;
  let isMotionOff = true;

  const tell = (said = '') => onChange({ phase: plan.phase, loose: looseIn(plan), said });

  const bodies = createBodyStage([...allPieces, eggIndex], {
    show: (body, isAway) => elements[body]?.toggleAttribute('data-away', isAway),
    onFrame(now, world) {
      fallDue(now);
      apply(advance(assembly, pile(), now));
      const isFlying = isMoving(assembly, now);
      const isSettled = isMotionOff && bodies.held === undefined;
      if (isSettled) world.settle();
      const isRolling = !isSettled && world.advance(now);
      ({ poses } = world);
      keepEgg();
      snapNear();
      if (plan.phase === 'loose' && isWhole(plan) && !isFlying) endHunt();
      paint();
      drawAssembly(shapesAt(assembly, now, view.bounds.top));
      const isBusy = isFlying || isRolling || plan.falling.length > 0;
      const state = isBusy ? 'moving' : 'asleep';
      if (area.dataset['huntState'] !== state) area.dataset['huntState'] = state;
      return isBusy;
    },
  });
  const isEggHome = () => bodies.away.has(eggIndex);
  const eggPose = () => poses[eggIndex] ?? view.seat;

  /** The pieces, each where it lies or stands. */
  const pile = (): Pile => ({
    isReady: true,
    loose: allPieces.flatMap((id): LoosePiece[] => {
      const [pose, at] = [poses[id], centres[id]];
      const size = { width: view.unit, height: view.unit };
      return pose && at ? [{ ...pose, ...size, id, at, color, label: '', labelColor: color }] : [];
    }),
    ceiling: view.bounds.top,
  });
  /** Gives a body so that it falls to its side. */
  const drop = (body: number, pose: Pose) => {
    const { spin, speed } = fallOf(body, view);
    bodies.give(body, pose, spin, speed);
  };
  const apply = (step: Step) => {
    ({ assembly } = step);
    step.given.forEach(({ id, pose }) => drop(id, pose));
    step.taken.forEach((id) => bodies.take(id));
  };
  /** Moves the pieces to where the plan has them. */
  const writePlan = (coming: 'typed' | 'snapped' | 'stand') => {
    const { left: x, unit } = view;
    const look = { x, y: -(numeral.height + numeral.gap) * unit, unit, color, isHero: false };
    const filled = [...plan.standing].flatMap(([place, takes]): Place[] => {
      const piece = places[place]?.piece;
      return piece ? [{ ...look, key: String(place), letter: place, piece, takes }] : [];
    });
    const how = isMotionOff ? 'stand' : coming;
    apply(writePlaces(assembly, filled, how, pile(), performance.now()));
    bodies.run();
  };
  const sayPlaced = (piece: number) => {
    const name = words.pieces[places[piece]?.name ?? 'stub'];
    tell(words.placed(name, plan.standing.size, allPieces.length));
  };
  const putThere = (piece: number, place: number, coming: 'typed' | 'snapped') => {
    plan = put(plan, piece, place);
    writePlan(coming);
    sayPlaced(piece);
  };

  const found = (piece: number): Found => ({
    piece,
    distances: distancesFrom(poses[piece] ?? view.seat, centres, view),
  });
  const snapNear = () => {
    const loose = looseIn(plan).filter((piece) => piece !== bodies.held);
    const { plan: next, snaps } = snapPushed(plan, loose.map(found), reachOf(view).pushed);
    plan = next;
    if (snaps.length === 0) return;
    writePlan('snapped');
    snaps.forEach(({ piece }) => sayPlaced(piece));
  };
  const fallDue = (now: number) => {
    const { plan: next, fallen } = letFall(plan, isMotionOff ? Infinity : now);
    plan = next;
    if (fallen.length === 0) return;
    writePlan('typed');
    tell();
    if (fallen.includes(eggIndex) && !hasMouth(view)) drop(eggIndex, eggAtHome(plan.eggHome, view));
  };
  /** In the mouth the egg passes through the floor, and stays there if it falls back. */
  const giveEgg = (pose: Pose, spin = 0, speed: Point = { x: 0, y: 0 }) => {
    if (eggInEngine) setGhost(eggInEngine, pose.y > 0);
    bodies.give(eggIndex, pose, spin, speed);
  };
  const keepEgg = () => {
    if (!hasMouth(view) || !eggInEngine || isEggHome()) return;
    const place = eggPlace(eggPose().y, view);
    if (place === 'above') setGhost(eggInEngine, false);
    else if (place === 'below' && bodies.held !== eggIndex) bodies.take(eggIndex);
  };
  const endHunt = () => {
    bodies.take(eggIndex);
    plan = find(plan);
    tell(words.found);
  };

  const paint = () => {
    for (const piece of looseIn(plan)) {
      const [pose, at] = [poses[piece], centres[piece]];
      if (pose && at) drawPiece(piece, pose, view.unit, at);
    }
    if (isEggHome()) drawEgg(eggAtHome(plan.eggHome, view), view.seat, plan.eggHome);
    else drawEgg({ ...eggPose(), size: 1 }, view.seat);
  };

  /** @param start where the bodies lie; without it, the numeral stands and the egg waits beside it */
  const open = (start?: readonly Pose[]) => {
    const made = makeBodies(view);
    ({ centres, egg: eggInEngine } = made);
    const standing = centres.map((centre, place) => poseIn(place, centre, view));
    poses = start ?? [...standing, view.seat];
    const others = [...made.pieces, made.egg];
    const settings = { hasFallen: true, away: bodies.away, others };
    bodies.open(createPillWorld(view.bounds, poses, performance.now(), settings));
    writePlan('stand');
  };
  const fall = (delay: number) => {
    plan = fallFrom(plan, performance.now() + delay, hasMouth(view));
    bodies.run();
  };
  open();
  fall(times.stand);

  const observer = new ResizeObserver(() => {
    const before = view;
    view = measure(area, eggElement);
    if (JSON.stringify(view) !== JSON.stringify(before)) open(movedTo(poses, before, view));
  });
  observer.observe(area);

  return {
    /** Out of sight nothing is computed. */
    setVisible: bodies.setVisible,
    /** While motion is off, the numeral falls and what was moved comes to rest at once. */
    setMotionOff(next: boolean) {
      isMotionOff = next;
      if (next) apply(finish(assembly, pile(), performance.now()));
      bodies.run();
    },
    again: () => fall(0),
    /** Grabs a body by a point of the area, drags that point, lets the body go; in px. */
    grab(body: number, point: Point) {
      if (plan.phase !== 'loose') return;
      plan = touch(plan);
      if (body === eggIndex && isEggHome()) giveEgg(view.seat);
      bodies.grab(body, point);
    },
    hold: bodies.hold,
    release() {
      const piece = bodies.held;
      bodies.release();
      const place =
        piece === undefined ? undefined : placeFor(plan, found(piece), reachOf(view).dropped);
      if (piece !== undefined && place !== undefined) putThere(piece, place, 'snapped');
    },
    /** Kicks the egg, in px per step; out of the mouth it jumps. */
    kick(kick: Point) {
      if (plan.phase !== 'loose' || plan.falling.length > 0) return;
      plan = touch(plan);
      const isHome = isEggHome();
      const pose = isHome ? view.seat : eggPose();
      bodies.take(eggIndex);
      giveEgg(pose, kick.x / 100, kickOf(kick, view, isHome));
    },
    /** Sends a piece to the nearest place that it fits. */
    place(piece: number) {
      const place = placeFor(plan, found(piece));
      if (place !== undefined && plan.falling.length === 0) putThere(piece, place, 'typed');
    },
    dispose() {
      observer.disconnect();
      bodies.close();
    },
  };
}

export type HuntStage = ReturnType<typeof createHuntStage>;
