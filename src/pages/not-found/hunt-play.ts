import type { NumeralWorld } from '@/physics/numeral-world';
import type { Pose } from '@/physics/pill-bounds';
import type { Point } from '@/physics/polygon';
import { notFoundWords as words } from '@/content/not-found';
import { eggIndex, type NumeralMeasures, targetCentres } from './numeral-measures';
import type { NumeralPainter } from './numeral-painter';
import * as hunting from './hunt';
import { snapPlace } from './snap';

interface PlayOptions {
  painter: NumeralPainter;
  /** The engine and its window, as they are now. */
  current: () => { world: NumeralWorld | undefined; measures: NumeralMeasures };
  /** Called with the hunt after each change, and with the message to announce. */
  onChange: (hunt: hunting.Hunt, say: string) => void;
  /** Everything is in its place. */
  onFound: () => void;
}

/** Keeps the hunt: which piece is where, since when, and what snaps. */
export const createHuntPlay = ({ painter, current, onChange, onFound }: PlayOptions) => {
  let hunt = hunting.wholeHunt;
  /** Time of the first push, in ms. */
  let since: number | undefined;
  /** Pieces that have been away from their places since the first push: only these snap by themselves. */
  const armed = new Set<number>();

  const tell = (next: hunting.Hunt, say = '') => {
    hunt = next;
    onChange(hunt, say);
  };
  /** @returns the centres of the empty places of a piece's kind */
  const openTargets = (piece: number): Map<number, Point> => {
    const kind = hunting.kindOf(piece);
    if (!kind) return new Map();
    const open = new Set(hunting.placesFor(hunt, piece));
    return new Map(
      [...targetCentres(current().measures.targetPoses, kind)].filter(([at]) => open.has(at)),
    );
  };
  const snapOf = (piece: number, pose: Pose) =>
    snapPlace(pose, openTargets(piece), current().measures.scale);

  const place = (piece: number, at: number) => {
    const { world, measures } = current();
    world?.remove(piece);
    painter.place(measures, piece, at);
    const next = hunting.placeIn(hunt, piece, at);
    if (!hunting.isComplete(next)) return tell(next, hunting.sayPlaced(next, at));
    painter.hop(measures);
    const seconds = Math.max(1, Math.round((performance.now() - (since ?? 0)) / 1000));
    tell({ ...next, phase: 'found', seconds }, `${words.found} ${words.seconds(seconds)}`);
    onFound();
  };
  const start = () => {
    since ??= performance.now();
  };

  return {
    get hunt() {
      return hunt;
    },
    openTargets,
    /** The clock runs from the first push. */
    start,
    /** All lie loose. */
    scatter: () => {
      since = undefined;
      armed.clear();
      tell(hunting.looseHunt);
    },
    /** Snaps a piece that was let go, or sends it back to where it was taken if it may not be there yet. */
    drop(piece: number, pose: Pose, from: Pose) {
      const at = snapOf(piece, pose);
      if (at === undefined) return;
      if (hunting.mayPlace(hunt, at)) return place(piece, at);
      current().world?.put(piece, from);
      painter.refuse(piece);
      tell(hunt, words.refused);
    },
    /** Snaps pieces that were pushed into their places. */
    snapPushed(held: number | undefined) {
      if (since === undefined) return;
      current().world?.poses.forEach((pose, piece) => {
        if (!pose || piece === held || piece === eggIndex) return;
        const at = snapOf(piece, pose);
        if (at === undefined) armed.add(piece);
        else if (armed.has(piece) && hunting.mayPlace(hunt, at)) place(piece, at);
      });
    },
    /** Puts a piece in a place by name. @returns whether it is there */
    choose(piece: number, at: number): boolean {
      start();
      const isFit = hunting.placesFor(hunt, piece).includes(at);
      if (isFit && hunting.mayPlace(hunt, at)) place(piece, at);
      else tell(hunt, words.refused);
      return hunt.placed[at] === piece;
    },
  };
};
