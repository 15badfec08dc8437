import { durations } from '@/motion/tokens';

/** One of the two services, which the copy calls tracks. */
export type Track = 'branding' | 'video';

/**
 * When each piece of the line is drawn, in ms. Together they are one run, which takes a second,
 * gains speed at its start and loses it at its end; each piece has its share by its length in a
 * window of 1440 px. Between the first two the line runs behind the tabs, between others over cuts.
 */
const run = {
  toTabs: { at: 0, lasts: 200, curve: 'cubic-bezier(0.4, 0, 0.73, 0.36)' },
  toMark: { at: 418, lasts: 90, curve: 'cubic-bezier(0.38, 0.31, 0.69, 0.66)' },
  markBend: { at: 510, lasts: 41, curve: 'linear' },
  /** The mark is complete, and its dot drops. */
  dot: { at: 551, lasts: durations.hover, curve: 'var(--ease-drop)' },
  arm: { at: 551, lasts: 37, curve: 'linear' },
  turn: { at: 591, lasts: 30, curve: 'linear' },
  /** The last piece runs down into the section of its track. */
  branding: { at: 624, lasts: 376, curve: 'cubic-bezier(0.2, 0.58, 0.49, 1)' },
  video: { at: 624, lasts: 376, curve: 'cubic-bezier(0.3, 0.38, 0.49, 1)' },
};
export type RunPiece = keyof typeof run;

/** @returns a piece's duration, curve and delay, for `--time` */
export function timeOf(piece: RunPiece) {
  const { at, lasts, curve } = run[piece];
  return `${lasts}ms ${curve} ${at}ms`;
}

/** When the bar to the mark is drawn, in ms. */
export const barDrawnAt = run.toMark.at + run.toMark.lasts;

/** A piece comes from `--start` in `--time`. After a change of tabs it is there at once. */
export const comes = 'motion-safe:not-in-data-drawn:animate-[comes_var(--time)_backwards]';
/** The same for a stroke, whose `--start` is the part not yet drawn. */
export const draws = 'motion-safe:not-in-data-drawn:animate-[draws_var(--time)_backwards]';

/**
 * Sets `--down`, the distance from the right edge of the content to the middle of the line down, and
 * `--fall`, how far the line comes down to the recommended video offering in a window of 1440 px.
 */
export const linePlace =
  '[--down:164px] [--fall:915px] max-xl:[--down:96px] max-md:[--down:calc(var(--line)/2)]';
/** Places the line down in an element as wide as the content. */
export const lineDownRight = 'right-[calc(var(--down)-var(--line)/2)]';
