import { cubicBezier } from 'framer-motion';
import { drawPiece, middleOf, runOf } from '@/lib/alphabet/draw-piece';
import type { Piece } from '@/lib/alphabet/glyphs';
import type { Point, Pose } from '@/lib/point';
import { durations, easings } from './tokens';

const ease = {
  out: cubicBezier(...easings.out),
  roll: cubicBezier(...easings.roll),
  drop: cubicBezier(...easings.drop),
  start: cubicBezier(...easings.start),
};

/** Times in ms (docs/rules.md#name-on-the-line). */
const times = {
  apart: { piece: 40, letter: 60 },
  rise: durations.tap,
  travel: durations.open,
  fastTravel: 240,
  /** Turning, colour and shape each take this part of the travel. */
  change: durations.hover,
  land: durations.tap,
  release: 160,
  sink: durations.hover,
} as const;
/** Lifts in px: before the travel, in its middle, and before landing. */
const lifts = { rise: 10, arc: 40, land: 6 } as const;
/** With more letters than this under way, they come at once and fast. */
const mostUnderWay = 3;

/** Where a piece is to stand: the upper left corner of the drawing that it belongs to, and its thickness, in px. */
export interface Place extends Point {
  /** The same in the next drawing: the piece stays the same one. */
  key: string;
  /** Pieces of a letter come together. */
  letter: number;
  piece: Piece;
  unit: number;
  color: string;
  /** Of the label that its piece keeps, if it can: only bars that are long and thick enough. */
  labelColor?: string | undefined;
  isHero: boolean;
}

/** A loose bar that becomes a piece. */
export interface LoosePiece extends Pose {
  id: number;
  width: number;
  height: number;
  color: string;
  label: string;
  labelColor: string;
  /** The point of the piece itself that lies at x and y; without it, a bar lies there and becomes the piece. */
  at?: Point;
}

/** Gives loose pieces and takes them back. */
interface PieceSource {
  /** Whether pieces can be taken. Until then places wait. */
  isReady: () => boolean;
  /** Takes the loose piece that suits a place best; undefined: none is left. `key` is that of the place. */
  take: (at: Point, keepsLabel: boolean, key: string) => LoosePiece | undefined;
  /** @returns the pose near a point from which a loose piece can fall */
  landing: (pose: Pose) => Pose;
  /** Takes a piece back. It spins by so many radians per step. */
  give: (id: number, pose: Pose, spin: number) => void;
  /** Upper bound in px of the flight of a piece. */
  ceiling: number;
}

/** How new pieces come: one after another, letter by letter at once, straight from near by, or they simply stand. */
type Coming = 'typed' | 'pasted' | 'snapped' | 'stand';

/** A shape of the stage; y down from the floor, in px. `out` is clipped at the floor. */
export interface StageShape {
  key: string;
  layer: 'place' | 'out' | 'way' | 'stand';
  path: string;
  transform: string;
  fill: string;
  isHero: boolean;
  label?: { text: string; transform: string; fill: string; opacity: number };
}

type Base = Pick<Place, 'x' | 'y' | 'unit'>;

interface Actor {
  place: Place;
  /** Where the drawing was, and when it began to move. */
  from: Base;
  moved: { at: number; by: 'roll' | 'out' };
  color: { from: string; at: number };
  state: keyof typeof layers;
  since: number;
  delay: number;
  travel: number;
  hasRise: boolean;
  /** How high its flight arcs, at most, in px. */
  arc: number;
  loose?: LoosePiece | undefined;
  /** The frame when it began to leave, and where it goes. */
  left?: Frame & { to: Pose; takes: number };
}

/** A loose piece in the line, or on its way into it or out of it. */
interface Sunk {
  loose: LoosePiece;
  since: number;
  isRising: boolean;
}

/** Where a piece is drawn in each state. */
const layers = {
  waiting: 'way',
  way: 'way',
  out: 'out',
  stand: 'stand',
  back: 'way',
  in: 'out',
} as const;

const dot: Piece = { kind: 'dot', x: 0, y: 0 };

/** Where the frame of a piece is: a point of it lies at x and y. */
interface Frame extends Pose {
  unit: number;
  /** The point of the piece that lies there. */
  at: Point;
  /** 0 is a bar, 1 the piece. */
  done: number;
  color: string;
}

/** @returns the transform that draws a piece in its frame */
export const transformOf = ({ x, y, angle, unit, at }: Omit<Frame, 'done' | 'color'>) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${((angle * 180) / Math.PI).toFixed(2)}) scale(${unit.toFixed(3)}) translate(${(-at.x).toFixed(3)} ${(-at.y).toFixed(3)})`;

const part = (time: number, whole: number) => Math.min(1, Math.max(0, time / whole));
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const mixed = (from: string, to: string, share: number) =>
  share >= 1 || from === to ? to : `color-mix(in srgb, ${to} ${share * 100}%, ${from})`;
/** @returns the same direction of a bar, within a quarter turn */
const nearest = (angle: number) => angle - Math.PI * Math.round(angle / Math.PI);
/** @returns the same direction within half a turn */
const flat = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
/** @returns a point turned around the origin */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});
/** Of a loose bar, in units of its thickness. */
const lengthOf = ({ width, height } = { width: 170, height: 47 }) => width / height;

/** How a loose piece becomes the piece of a place. */
const runFrom = (piece: Piece, loose?: LoosePiece) =>
  loose?.at
    ? { bar: { ...loose.at, angle: 0 }, path: () => drawPiece(piece).path }
    : runOf(piece, lengthOf(loose));

/** A label’s angle, so that it reads from left to right, or upwards. */
const readable = (angle: number) => {
  const short = flat(angle);
  return Math.cos(short) < -0.3 ? short + Math.PI : short;
};

const whole = ({ travel, hasRise }: Actor) => (hasRise ? times.rise : 0) + travel;

/**
 * A stage on which loose pieces become a drawing: each leaves its source, turns, flies to its place and stands; without a
 * place it goes back. It knows no page and no engine; the time comes in ms from its caller.
 * @param source of the loose pieces
 */
export function createAssembly(source: PieceSource) {
  const actors = new Map<string, Actor>();
  const leaving = new Set<Actor>();
  /** Loose pieces in the line, or on their way into it or out of it. */
  const sunk = new Map<number, Sunk>();
  let count = 0;

  const baseOf = ({ place, from, moved }: Actor, now: number): Base => {
    const share = ease[moved.by](part(now - moved.at, durations.open));
    return {
      x: between(from.x, place.x, share),
      y: between(from.y, place.y, share),
      unit: between(from.unit, place.unit, share),
    };
  };
  const colorOf = ({ place, color }: Actor, now: number) =>
    mixed(color.from, place.color, part(now - color.at, times.change));

  /** The frame of a piece that stands, by a point of it. */
  const standing = (actor: Actor, at: Point, now: number): Frame => {
    const base = baseOf(actor, now);
    const drawn = drawPiece(actor.place.piece);
    const angle = (drawn.turn * Math.PI) / 180;
    const offset = turned(at, angle);
    return {
      x: base.x + (drawn.x + offset.x) * base.unit,
      y: base.y + (drawn.y + offset.y) * base.unit,
      unit: base.unit,
      angle,
      at,
      done: 1,
      color: colorOf(actor, now),
    };
  };

  const flying = (actor: Actor, loose: LoosePiece, now: number): Frame => {
    const { piece, labelColor } = actor.place;
    const run = runFrom(piece, loose);
    const end = standing(actor, run.bar, now);
    const time = now - actor.since;
    const lift = actor.hasRise ? ease.out(part(time, times.rise)) * lifts.rise : 0;
    const away = time - (actor.hasRise ? times.rise : 0);
    const share = ease.roll(part(away, actor.travel));
    const change = Math.min(times.change, actor.travel);
    const start = { ...loose, y: loose.y - lift };
    // As flat as the copy above allows.
    const top = Math.min(start.y, end.y) - loose.width / 2;
    const arc = Math.min(actor.arc, Math.max(0, top - source.ceiling));
    const fall = 1 - ease.drop(part(time - whole(actor), times.land));
    const y = between(start.y, end.y - lifts.land, share) - 4 * arc * share * (1 - share);
    const turn = end.angle - (loose.angle - run.bar.angle);
    // A label is read all the way; a bar takes the shorter one.
    const upwards = -Math.PI / 2 - readable(loose.angle);
    const bar = labelColor && loose.label ? flat(upwards) : nearest(turn);
    const by = loose.at ? flat(turn) : bar;
    const angle = end.angle - by * (1 - ease.roll(part(away, change)));
    const unit = between(loose.height, end.unit, share);
    const done = loose.at ? 1 : ease.roll(part(away - actor.travel + change, change));
    // Below the copy, as long as it is a bar.
    const half =
      ((lengthOf(loose) - 1) * Math.abs(Math.sin(angle + run.bar.angle)) + 1) * (unit / 2);
    const lowered = Math.max(y, between(source.ceiling + half, y, done));
    return {
      x: between(start.x, end.x, share),
      y: time > whole(actor) ? end.y - lifts.land * fall : lowered,
      angle,
      unit,
      at: run.bar,
      done,
      color: mixed(loose.color, end.color, part(away, change)),
    };
  };

  const frameOf = (actor: Actor, now: number): Frame => {
    const { loose, left, place } = actor;
    const time = now - actor.since;
    if (actor.state === 'back' && loose && left) {
      const share = part(time, left.takes);
      const angle = left.to.angle - runFrom(place.piece, loose).bar.angle;
      return {
        x: between(left.x, left.to.x, ease.roll(share)),
        y: between(left.y, left.to.y, ease.roll(share)),
        angle: left.angle + nearest(angle - left.angle) * ease.roll(share),
        unit: between(left.unit, loose.height, share),
        at: left.at,
        done: left.done * (1 - ease.roll(share)),
        color: mixed(left.color, loose.color, share),
      };
    }
    if (actor.state === 'way' && loose) return flying(actor, loose, now);
    const frame = standing(actor, middleOf(place.piece), now);
    const depth = (4.5 - place.piece.y) * frame.unit + frame.unit;
    if (actor.state === 'out') frame.y += depth * (1 - ease.out(part(time, times.sink)));
    if (actor.state === 'in') frame.y += depth * ease.start(part(time, times.sink));
    return frame;
  };

  const labelOf = (actor: Actor, { x, y, angle, at, unit, done }: Frame, now: number) => {
    const { loose, place, state } = actor;
    if (!loose?.label || (state !== 'way' && state !== 'stand')) return undefined;
    const { labelColor } = place;
    const opacity = labelColor ? 1 : 1 - part(now - actor.since, times.rise);
    if (opacity <= 0) return undefined;
    const middle = turned({ x: middleOf(place.piece).x - at.x, y: 0 }, angle);
    const share = labelColor ? done : 0;
    const text = labelColor ? angle + Math.PI : readable(loose.angle);
    return {
      text: loose.label,
      transform: `translate(${(x + middle.x * unit * share).toFixed(2)} ${(y + middle.y * unit * share).toFixed(2)}) rotate(${((text * 180) / Math.PI).toFixed(1)})`,
      fill: mixed(
        loose.labelColor,
        labelColor ?? loose.labelColor,
        part(now - actor.since, times.change),
      ),
      opacity,
    };
  };

  const shapeOf = (actor: Actor, now: number): StageShape => {
    const frame = frameOf(actor, now);
    const { piece, key } = actor.place;
    return {
      key,
      layer: layers[actor.state],
      path: runFrom(piece, actor.loose).path(frame.done),
      transform: transformOf(frame),
      fill: frame.color,
      isHero: actor.place.isHero,
      label: labelOf(actor, frame, now),
    };
  };

  const start = (actor: Actor, now: number) => {
    const middle = standing(actor, middleOf(actor.place.piece), now);
    const { key, labelColor } = actor.place;
    actor.loose = source.take(middle, labelColor !== undefined, key);
    actor.state = actor.loose ? 'way' : 'out';
    actor.since = now;
  };

  const leave = (actor: Actor, now: number) => {
    const frame = frameOf(actor, now);
    const { loose, state, place } = actor;
    actors.delete(place.key);
    if (state === 'waiting') return;
    // Its key may come again while it leaves.
    count += 1;
    actor.place = { ...place, key: `${place.key} ${count}` };
    actor.since = now;
    leaving.add(actor);
    if (!loose) {
      actor.state = 'in';
      return;
    }
    const { bar: middle } = runFrom(place.piece, loose);
    const at = turned({ x: middle.x - frame.at.x, y: middle.y - frame.at.y }, frame.angle);
    const here = {
      ...frame,
      at: middle,
      x: frame.x + at.x * frame.unit,
      y: frame.y + at.y * frame.unit,
    };
    const to = source.landing({ x: here.x, y: here.y, angle: frame.angle + middle.angle });
    const isFar = Math.hypot(to.x - here.x, to.y - here.y) > 2 * loose.height;
    actor.left = { ...here, to, takes: isFar ? times.travel : times.release };
    actor.state = 'back';
  };

  const finishLeaving = (actor: Actor) => {
    leaving.delete(actor);
    if (actor.loose && actor.left)
      source.give(actor.loose.id, actor.left.to, actor.loose.id % 2 === 0 ? 0.02 : -0.02);
  };

  const surface = (loose: LoosePiece) => {
    sunk.delete(loose.id);
    source.give(loose.id, loose, 0);
  };

  const sunkShape = ({ loose, since, isRising }: Sunk, now: number): StageShape => {
    const depth = ease[isRising ? 'out' : 'start'](part(now - since, times.sink));
    const run = runOf(dot, lengthOf(loose));
    const y = loose.y + (isRising ? 1 - depth : depth) * (loose.width / 2 - loose.y);
    return {
      key: `loose ${loose.id}`,
      layer: 'out',
      path: run.path(0),
      transform: transformOf({ ...loose, y, unit: loose.height, at: run.bar }),
      fill: loose.color,
      isHero: false,
    };
  };

  const isStill = (actor: Actor, now: number) =>
    actor.state === 'stand' &&
    now - actor.moved.at >= durations.open &&
    now - actor.color.at >= times.change;

  const stage = {
    /**
     * Sets the places of a drawing. Pieces whose key stays move there, new ones come, the others go back.
     * @param now in ms
     */
    write(places: readonly Place[], coming: Coming, now: number) {
      const keys = new Set(places.map(({ key }) => key));
      for (const actor of actors.values()) if (!keys.has(actor.place.key)) leave(actor, now);
      const fresh = places.filter(({ key }) => !actors.has(key));
      const underWay = new Set(
        [...actors.values()].flatMap(({ state, place }) => (state === 'stand' ? [] : place.letter)),
      );
      const letters = [...new Set(fresh.map(({ letter }) => letter))];
      const isFast = coming === 'typed' && underWay.size + letters.length > mostUnderWay;
      for (const place of places) {
        const actor = actors.get(place.key);
        if (!actor) continue;
        const base = baseOf(actor, now);
        const { x, y, unit } = actor.place;
        if (x !== place.x || y !== place.y || unit !== place.unit) {
          actor.from = base;
          actor.moved = { at: now, by: unit === place.unit ? 'out' : 'roll' };
        }
        if (actor.place.color !== place.color) actor.color = { from: actor.place.color, at: now };
        actor.place = place;
      }
      fresh.forEach((place, index) => {
        const delay = {
          letter: letters.indexOf(place.letter) * times.apart.letter,
          piece: index * times.apart.piece,
        };
        actors.set(place.key, {
          place,
          from: place,
          moved: { at: -Infinity, by: 'out' },
          color: { from: place.color, at: -Infinity },
          state: 'waiting',
          since: now,
          delay: isFast ? 0 : delay[coming === 'pasted' ? 'letter' : 'piece'],
          travel: isFast || coming === 'snapped' ? times.fastTravel : times.travel,
          hasRise: coming === 'typed' && !isFast,
          arc: coming === 'snapped' ? 0 : lifts.arc,
        });
      });
      if (coming === 'stand') stage.finish(now);
    },
    /** Everything arrives at once. */
    finish(now: number) {
      for (const actor of leaving) finishLeaving(actor);
      for (const { loose, isRising } of sunk.values()) if (isRising) surface(loose);
      for (const actor of actors.values()) {
        if (actor.state === 'waiting') start(actor, now);
        actor.state = 'stand';
        actor.moved.at = -Infinity;
        actor.color.at = -Infinity;
      }
    },
    /**
     * Advances to a time.
     * @returns whether anything moves
     */
    advance(now: number) {
      const isReady = source.isReady();
      for (const actor of actors.values()) {
        const time = now - actor.since;
        if (actor.state === 'waiting') {
          if (!isReady) actor.since = now;
          else if (time >= actor.delay) start(actor, now);
        } else if (actor.state === 'way' && time >= whole(actor) + times.land)
          actor.state = 'stand';
        else if (actor.state === 'out' && time >= times.sink) actor.state = 'stand';
      }
      for (const actor of leaving) {
        const takes = actor.state === 'back' ? (actor.left?.takes ?? 0) : times.sink;
        if (now - actor.since >= takes) finishLeaving(actor);
      }
      for (const { loose, since, isRising } of sunk.values())
        if (isRising && now - since >= times.sink) surface(loose);
      const isSinking = [...sunk.values()].some(({ since }) => now - since < times.sink);
      return (
        isSinking || leaving.size > 0 || [...actors.values()].some((actor) => !isStill(actor, now))
      );
    },
    /** @returns the shapes at a time, lowest first */
    shapes(now: number): StageShape[] {
      const all = [...actors.values()];
      const places = all.flatMap((actor): StageShape[] => {
        if (actor.state === 'stand') return [];
        const frame = standing(actor, { x: 0, y: 0 }, now);
        return [
          {
            key: `${actor.place.key} place`,
            layer: 'place',
            path: drawPiece(actor.place.piece).path,
            transform: transformOf(frame),
            fill: actor.place.color,
            isHero: false,
          },
        ];
      });
      const shown = [...leaving, ...all.filter(({ state }) => state !== 'waiting')];
      const under = [...sunk.values()].filter(
        ({ since, isRising }) => isRising || now - since < times.sink,
      );
      return [
        ...places,
        ...under.map((each) => sunkShape(each, now)),
        ...shown.map((actor) => shapeOf(actor, now)),
      ];
    },
    /** Loose pieces that are part of the drawing, or on their way. */
    get taken() {
      return [...actors.values(), ...leaving, ...sunk.values()].flatMap(
        ({ loose }) => loose?.id ?? [],
      );
    },
    /** Keys of the pieces that stand, in the order of their places. */
    get standing() {
      return [...actors.values()].flatMap(({ state, place }) =>
        state === 'stand' ? place.key : [],
      );
    },
    /** Sinks a loose piece, which the source has given up, into the line. */
    sink(loose: LoosePiece, now: number) {
      sunk.set(loose.id, { loose, since: now, isRising: false });
    },
    /** Lets the pieces in the line come out again where the source has room for them. */
    surface(now: number) {
      for (const each of sunk.values()) {
        if (each.isRising) continue;
        Object.assign(each.loose, source.landing(each.loose));
        Object.assign(each, { since: now, isRising: true });
      }
    },
  };
  return stage;
}
