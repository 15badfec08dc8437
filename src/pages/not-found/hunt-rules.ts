import { eggIndex, places } from './numeral';

/*
 * The rules of the hunt (docs/rules.md#not-found-page). A plan says how far the hunt has come. The
 * functions return the plan after something has happened, and what has to fall or snap;
 * `hunt-measures.ts` knows where that is on the page. Times are in ms, distances in px.
 */

/** What the page shows of the hunt. */
export interface Hunt {
  /** Whole before the fall, in pieces, or put together with the egg in its hole. */
  phase: 'whole' | 'loose' | 'found';
  /** Pieces that do not stand, by their index. */
  loose: readonly number[];
  /** Announced to assistive technology. */
  said: string;
}

/** The numeral stands for this long before it falls; its pieces start this far apart. */
export const times = { stand: 600, apart: 80 } as const;

/** All pieces, by their index. */
export const allPieces: readonly number[] = [...places.keys()];

export interface HuntPlan {
  phase: Hunt['phase'];
  /** The piece in each place that is filled. */
  standing: ReadonlyMap<number, number>;
  /** Bodies that are still to fall, the next one first, and when they do. */
  falling: readonly { body: number; time: number }[];
  /** A visitor has begun to play. */
  isPlaying: boolean;
  /** Pieces that have been away from their places since then: only these snap when pushed. */
  armed: ReadonlySet<number>;
  /** Where the egg waits while it is not loose: beside the numeral, or in the nought. */
  eggHome: 'seat' | 'hole';
}

export const wholePlan: HuntPlan = {
  phase: 'whole',
  standing: new Map(allPieces.map((place) => [place, place])),
  falling: [],
  isPlaying: false,
  armed: new Set(),
  eggHome: 'seat',
};

/** @returns the pieces that do not stand */
export const looseIn = ({ standing }: HuntPlan): number[] => {
  const inPlace = [...standing.values()];
  return allPieces.filter((piece) => !inPlace.includes(piece));
};

/**
 * @param time when the first piece falls
 * @param hasMouth the page has a mouth below the floor, in which the egg waits
 * @returns the plan in which everything falls, the egg last; what falls already does not fall anew
 */
export const startFall = (plan: HuntPlan, time: number, hasMouth: boolean): HuntPlan => {
  if (plan.falling.length > 0) return plan;
  return {
    ...plan,
    falling: [...allPieces, eggIndex].map((body) => ({ body, time: time + body * times.apart })),
    isPlaying: false,
    armed: new Set(),
    eggHome: hasMouth ? 'seat' : plan.eggHome,
  };
};

/**
 * @param now a time; at Infinity all that is to fall does
 * @returns the bodies that fall now; whichever piece stands in the place of one falls with it
 */
export const dropDue = (plan: HuntPlan, now: number): { plan: HuntPlan; fallen: number[] } => {
  const fallen = plan.falling.filter(({ time }) => time <= now).map(({ body }) => body);
  if (fallen.length === 0) return { plan, fallen };
  const standing = new Map([...plan.standing].filter(([place]) => !fallen.includes(place)));
  const falling = plan.falling.filter(({ time }) => time > now);
  return { plan: { ...plan, phase: 'loose', standing, falling }, fallen };
};

/** A visitor begins to play. */
export const beginPlay = (plan: HuntPlan): HuntPlan => ({ ...plan, isPlaying: true });

/** A piece goes to a place. */
export const fillPlace = (plan: HuntPlan, piece: number, place: number): HuntPlan => ({
  ...beginPlay(plan),
  standing: new Map(plan.standing).set(place, piece),
});

/** The numeral is whole again, and the egg goes into its nought. */
export const endHunt = (plan: HuntPlan): HuntPlan => ({ ...plan, phase: 'found', eggHome: 'hole' });

export const isWhole = ({ standing }: HuntPlan): boolean => standing.size === allPieces.length;

/** How far a piece is from each place. */
interface PieceDistances {
  piece: number;
  distances: readonly number[];
}

const shapeOf = (index: number) => places[index]?.drawn.path;

/**
 * @param within a piece this near goes there
 * @returns the nearest empty place that a piece fits; pieces of one shape fit each other's places
 */
export const placeFor = (
  { standing }: HuntPlan,
  { piece, distances }: PieceDistances,
  within = Infinity,
): number | undefined => {
  const distanceTo = (place: number) => distances[place] ?? Infinity;
  const [nearest] = allPieces
    .filter((place) => !standing.has(place) && shapeOf(place) === shapeOf(piece))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return nearest !== undefined && distanceTo(nearest) < within ? nearest : undefined;
};

/**
 * Once a visitor plays, a piece that is away from every place that it fits is armed: the next time
 * that it is near one, it was pushed there.
 * @param loose pieces that nobody holds
 * @param within a piece this near would snap
 */
export const armAway = (
  plan: HuntPlan,
  loose: readonly PieceDistances[],
  within: number,
): HuntPlan => {
  if (!plan.isPlaying) return plan;
  const away = loose.filter((candidate) => placeFor(plan, candidate, within) === undefined);
  return { ...plan, armed: new Set([...plan.armed, ...away.map(({ piece }) => piece)]) };
};

/** @returns a piece that was pushed near to a place, and that place; the next frame gives others */
export const pushedHome = (plan: HuntPlan, loose: readonly PieceDistances[], within: number) => {
  for (const { piece, distances } of loose) {
    const place = placeFor(plan, { piece, distances }, within);
    if (place !== undefined && plan.armed.has(piece)) return { piece, place };
  }
  return undefined;
};
