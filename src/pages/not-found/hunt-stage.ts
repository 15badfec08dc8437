import { notFoundWords as words } from '@/content/not-found';
import type { Point, Pose } from '@/lib/point';
import { createAssembly, type LoosePiece, transformOf, turned } from '@/motion/assembly';
import { assemblyView } from '@/motion/assembly-view';
import { createBodyStage } from '@/physics/body-stage';
import { closedBounds, eggBody, pieceBody, setGhost } from '@/physics/piece-bodies';
import { createPillWorld } from '@/physics/world';
import { egg, eggIndex, hole, type Hunt, numeral, places, wholeHunt } from './numeral';

/** The numeral stands for this long before it falls; its pieces start this far apart, in ms (docs/rules.md#not-found-page). */
const times = { stand: 600, apart: 80 } as const;
/** How near a piece must come to its place, in units of its thickness and at least in px; a pushed one by this share. */
const reach = { units: 0.64, least: 32, pushed: 0.5 } as const;
/** How bodies start to fall, by their distance from the middle one: px and radians per step, at a thickness of 61 px. */
const push = { x: 1.9, y: -5, spin: 0.05, drawnAt: 61 } as const;
/** From the left wall to the numeral, in px. */
const clearance = 8;
/** Gravity adds this to the speed in each step, in px per step; a jump loses a part of its height in the air. */
const jump = { fall: 0.28, more: 1.3 } as const;

const all = [...places.keys()];
const none = { x: 0, y: 0 };

/**
 * Measures the page, in px from the floor’s left end, y down.
 * @param area the floor’s upper edge; it holds the numeral and the egg
 */
const measure = (area: HTMLElement, eggElement: HTMLElement) => {
  const origin = area.getBoundingClientRect();
  const drawn = area.querySelector('[data-numeral]')?.getBoundingClientRect() ?? origin;
  const above = area.closest('section')?.querySelectorAll('h1, [data-links]') ?? [];
  const foot = Math.max(...Array.from(above, (each) => each.getBoundingClientRect().bottom));
  const unit = drawn.width / numeral.width;
  const left = drawn.left - origin.left;
  const eggScale = eggElement.offsetHeight / egg.height;
  return {
    /** Thickness of the numeral, and its left edge. */
    unit,
    left,
    // Clear of the tab at the edge of the window.
    bounds: closedBounds(unit, {
      width: origin.width,
      top: foot - origin.top,
      left: left - clearance,
    }),
    eggScale,
    /** Where the egg’s centre of mass is before it moves: below the floor in the mouth of a half ring. */
    seat: {
      x: eggElement.offsetLeft + (eggScale * egg.width) / 2,
      y: eggElement.offsetTop + eggScale * egg.middle,
      angle: egg.tilt,
    },
  };
};

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const isLike = (piece: number, place: number) =>
  places[piece]?.drawn.path === places[place]?.drawn.path;

/**
 * Lets the numeral fall, and puts it together again (docs/rules.md#not-found-page). Loose bodies lie in the engine of the
 * hero's pills; pieces in their places, and on the way there, in the assembly that writes names with those.
 * @param area the floor’s upper edge; it holds the bodies and shows the state
 */
export function createHuntStage(area: HTMLElement, onChange: (hunt: Hunt) => void) {
  const svg = area.querySelector<SVGElement>('.hunt-stage');
  const eggElement = area.querySelector<HTMLElement>('.hunt-egg');
  if (!svg || !eggElement) throw new Error('There is nothing to hunt');
  const drawAssembly = assemblyView(svg);
  const elements = [...svg.querySelectorAll<SVGElement>('[data-body]')];
  const color = getComputedStyle(document.documentElement).getPropertyValue('--cream').trim();
  let view = measure(area, eggElement);
  /** The point of the piece in each place that its pose is the pose of, in units. */
  let centres: readonly Point[] = [];
  let poses: readonly Pose[] = [];
  let eggInEngine: ReturnType<typeof eggBody> | undefined;
  /** Bodies that are not in the engine: an egg that is not waits at its `eggHome`. */
  const away = new Set([...all, eggIndex]);
  let eggHome: 'seat' | 'hole' = 'seat';
  /** The piece in each place that is filled. */
  const standing = new Map(all.map((place) => [place, place]));
  /** Pieces that have been away from their places since the first touch: only these snap without a hand. */
  const armed = new Set<number>();
  /** Bodies that are still to fall, and when the next one does. */
  let falling: number[] = [];
  let nextFall = 0;
  let hunt = wholeHunt;
  let isTouched = false;
  let isMotionOff = true;

  const tell = (next: Partial<Hunt>) => {
    const inPlace = [...standing.values()];
    hunt = { ...hunt, said: '', ...next, loose: all.filter((piece) => !inPlace.includes(piece)) };
    onChange(hunt);
  };
  const touch = () => {
    isTouched = true;
  };

  const poseIn = (place: number): Pose => {
    const { x = 0, y = 0, turn = 0 } = places[place]?.drawn ?? {};
    const angle = (turn * Math.PI) / 180;
    const at = turned(centres[place] ?? none, angle);
    return {
      x: view.left + view.unit * (x + at.x),
      y: view.unit * (y + at.y - numeral.height - numeral.gap),
      angle,
    };
  };
  const homeOfEgg = (): Pose & { size: number } => {
    if (eggHome === 'seat') return { ...view.seat, size: 1 };
    const scale = (egg.inHole * view.unit) / egg.drawnAt;
    return {
      x: view.left + view.unit * hole.x,
      y:
        view.unit * (hole.y - numeral.height - numeral.gap) + scale * (egg.middle - egg.height / 2),
      angle: 0,
      size: scale / view.eggScale,
    };
  };
  const hasMouth = () => view.seat.y > 0;

  const bodies = createBodyStage({
    away,
    show: (body, isAway) => elements[body]?.toggleAttribute('data-away', isAway),
    onFrame(now, world) {
      fallNext(now);
      const isFlying = assembly.advance(now);
      const isSettled = isMotionOff && bodies.held === undefined;
      if (isSettled) world.settle();
      const isMoving = !isSettled && world.advance(now);
      poses = world.poses;
      keepEgg();
      snapPushed();
      if (hunt.phase === 'loose' && standing.size === all.length && !isFlying) find();
      paint();
      drawAssembly(assembly.shapes(now));
      const isBusy = isFlying || isMoving || falling.length > 0;
      const state = isBusy ? 'moving' : 'asleep';
      if (area.dataset['huntState'] !== state) area.dataset['huntState'] = state;
      return isBusy;
    },
  });
  /** In the mouth the egg passes through the floor. */
  const giveEgg = (pose: Pose, spin = 0, speed: Point = none) => {
    if (eggInEngine) setGhost(eggInEngine, pose.y > 0);
    bodies.give(eggIndex, pose, spin, speed);
  };
  /** Gives a body so that it falls to its side. */
  const drop = (body: number, pose: Pose) => {
    const scale = Math.sqrt(view.unit / push.drawnAt);
    // Like pieces turn alike: 5 are between them.
    const spin = ((body % 5) % 2 === 0 ? -push.spin : push.spin) / scale;
    const room = (view.bounds.width - view.left) / view.unit - numeral.width;
    bodies.give(body, pose, spin, {
      x: (body - (eggIndex - 1) / 2) * push.x * scale * Math.min(1, room / 2),
      y: push.y * scale * (1 + (body % 3) / 3),
    });
  };

  const assembly = createAssembly({
    isReady: () => true,
    take(_at, _keepsLabel, key): LoosePiece | undefined {
      const place = Number(key);
      const id = standing.get(place) ?? -1;
      const [pose, at] = [poses[id], centres[place]];
      if (!pose || !at) return undefined;
      bodies.take(id);
      const size = { width: view.unit, height: view.unit };
      return { ...pose, ...size, id, at, color, label: '', labelColor: color };
    },
    landing: (pose) => pose,
    give: drop,
    get ceiling() {
      return view.bounds.top;
    },
  });
  const write = (coming: 'typed' | 'snapped' | 'stand') => {
    const { left: x, unit } = view;
    const look = { x, y: -(numeral.height + numeral.gap) * unit, unit, color, isHero: false };
    const filled = places.flatMap(({ piece }, place) =>
      standing.has(place) ? { ...look, key: String(place), letter: place, piece } : [],
    );
    assembly.write(filled, isMotionOff ? 'stand' : coming, performance.now());
    bodies.run();
  };
  const put = (piece: number, place: number, coming: 'typed' | 'snapped') => {
    touch();
    standing.set(place, piece);
    write(coming);
    const name = words.pieces[places[piece]?.name ?? 'stub'];
    tell({ said: words.placed(name, standing.size, all.length) });
  };

  /** @returns the empty places that a piece fits, the nearest one first */
  const placesFor = (piece: number) => {
    const { x, y } = poses[piece] ?? view.seat;
    return all
      .filter((place) => !standing.has(place) && isLike(piece, place))
      .map((place) => {
        const target = poseIn(place);
        return { place, distance: Math.hypot(target.x - x, target.y - y) };
      })
      .toSorted((a, b) => a.distance - b.distance);
  };
  const placeNear = (piece: number, share = 1) => {
    const [nearest] = placesFor(piece);
    const most = Math.max(reach.least, reach.units * view.unit) * share;
    return nearest && nearest.distance < most ? nearest.place : undefined;
  };
  /** Pieces that were pushed into their places snap. */
  const snapPushed = () => {
    if (!isTouched) return;
    for (const piece of hunt.loose) {
      if (piece === bodies.held) continue;
      const place = placeNear(piece, reach.pushed);
      if (place === undefined) armed.add(piece);
      else if (armed.has(piece)) put(piece, place, 'snapped');
    }
  };

  const fallNext = (now: number) => {
    const isDue = () => isMotionOff || now >= nextFall;
    while (falling.length > 0 && isDue()) {
      const body = falling.shift() ?? eggIndex;
      nextFall += times.apart;
      if (body < eggIndex) {
        standing.delete(body);
        write('typed');
        tell({ phase: 'loose' });
      } else if (!hasMouth()) drop(eggIndex, homeOfEgg());
    }
  };
  /** Above the floor the egg no longer passes through it; below it falls back into the mouth. */
  const keepEgg = () => {
    const y = poses[eggIndex]?.y ?? 0;
    if (!hasMouth() || !eggInEngine || away.has(eggIndex)) return;
    if (y < (-view.eggScale * egg.width) / 2) setGhost(eggInEngine, false);
    else if (y > view.seat.y && bodies.held !== eggIndex) bodies.take(eggIndex);
  };
  const find = () => {
    bodies.take(eggIndex);
    eggHome = 'hole';
    tell({ phase: 'found', said: words.found });
  };

  const paint = () => {
    for (const piece of hunt.loose) {
      const [pose, at, path] = [poses[piece], centres[piece], elements[piece]];
      if (!pose || !at || !path) continue;
      const transform = transformOf({ ...pose, unit: view.unit, at });
      // Only what has changed is written: every write invalidates styles.
      if (path.getAttribute('transform') !== transform) path.setAttribute('transform', transform);
    }
    const isHome = away.has(eggIndex);
    const loosePose = { ...(poses[eggIndex] ?? view.seat), size: 1 };
    const { x, y, angle, size } = isHome ? homeOfEgg() : loosePose;
    eggElement.style.transform = `translate(${(x - view.seat.x).toFixed(1)}px, ${(y - view.seat.y).toFixed(1)}px) rotate(${angle.toFixed(4)}rad) scale(${size.toFixed(4)})`;
    if (isHome) eggElement.dataset['home'] = eggHome;
    else delete eggElement.dataset['home'];
  };

  const open = (start?: readonly Pose[]) => {
    const pieces = places.map(({ piece }) => pieceBody(piece, view.unit));
    const size = [egg.width * view.eggScale, egg.height * view.eggScale] as const;
    eggInEngine = eggBody(...size, pieces[0]?.body.mass ?? 1);
    centres = pieces.map(({ at }) => at);
    poses = start ?? [...all.map(poseIn), view.seat];
    const others = [...pieces.map(({ body }) => body), eggInEngine];
    const settings = { hasFallen: true, away, others };
    bodies.open(createPillWorld(view.bounds, poses, performance.now(), settings));
    write('stand');
  };
  /** Lets all fall after a time in ms. */
  const fall = (delay: number) => {
    if (falling.length > 0) return;
    isTouched = false;
    armed.clear();
    if (hasMouth()) eggHome = 'seat';
    falling = [...all, eggIndex];
    nextFall = performance.now() + delay;
    bodies.run();
  };
  open();
  fall(times.stand);

  const observer = new ResizeObserver(() => {
    const before = view;
    view = measure(area, eggElement);
    if (JSON.stringify(view) === JSON.stringify(before)) return;
    const { bounds, unit } = view;
    const start = poses.map(({ x, y, angle }) => ({
      x: between((x / before.bounds.width) * bounds.width, unit, bounds.width - unit),
      y: between((y / before.unit) * unit, bounds.top + unit, 0),
      angle,
    }));
    open(start);
  });
  observer.observe(area);

  return {
    /** Out of sight nothing is computed. */
    setVisible: bodies.setVisible,
    /** While motion is off, the numeral falls and what was moved comes to rest at once. */
    setMotionOff(next: boolean) {
      isMotionOff = next;
      if (next) assembly.finish(performance.now());
      bodies.run();
    },
    again: () => fall(0),
    /** Grabs a body by a point of the area, drags that point, lets the body go; in px. */
    grab(body: number, point: Point) {
      if (hunt.phase !== 'loose') return;
      touch();
      if (body === eggIndex && away.has(eggIndex)) giveEgg(view.seat);
      bodies.grab(body, point);
    },
    hold: bodies.hold,
    release() {
      const piece = bodies.held;
      bodies.release();
      const place = piece === undefined ? undefined : placeNear(piece);
      if (piece !== undefined && place !== undefined) put(piece, place, 'snapped');
    },
    /** Kicks the egg, in px per step; out of the mouth it jumps. */
    kick({ x, y }: Point) {
      if (hunt.phase !== 'loose' || falling.length > 0) return;
      touch();
      const isHome = away.has(eggIndex);
      const pose = isHome ? view.seat : (poses[eggIndex] ?? view.seat);
      const height = hasMouth() && isHome ? view.seat.y + view.eggScale * egg.height : 0;
      const up = Math.sqrt(2 * jump.fall * jump.more * height);
      bodies.take(eggIndex);
      giveEgg(pose, x / 100, { x, y: Math.min(y, -up) });
    },
    place(piece: number) {
      const [nearest] = placesFor(piece);
      if (nearest && falling.length === 0) put(piece, nearest.place, 'typed');
    },
    dispose() {
      observer.disconnect();
      bodies.dispose();
    },
  };
}

export type HuntStage = ReturnType<typeof createHuntStage>;
