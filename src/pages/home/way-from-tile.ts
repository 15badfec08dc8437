import { clsx } from 'clsx';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Work } from '@/content/home';

/*
 * How a work's dialog comes and goes. The window grows out of the tile, and the film moves with it
 * from the picture there to its place, in `duration-open`; words and buttons begin to come 200 ms
 * after the start. When the dialog closes they leave at once, and window and film run back in
 * `duration-close`.
 */

/** Of the dialog: a clip that is the tile (`--tile`) at first and at last. */
export const growsFromTile = clsx(
  'transition-[clip-path] duration-open ease-out [clip-path:inset(0_round_0px)]',
  'data-starting-style:transition-none data-starting-style:[clip-path:var(--tile)]',
  'data-ending-style:duration-close data-ending-style:[clip-path:var(--tile)]',
);

/** Of the film: a transform to the picture in the tile (`--from`) at first and at last. */
export const movesFromTile = clsx(
  'origin-top-left transition-[transform,border-radius] duration-open ease-out',
  'group-data-starting-style/dialog:[transform:var(--from)] group-data-starting-style/dialog:rounded-none',
  'group-data-starting-style/dialog:transition-none',
  'group-data-ending-style/dialog:[transform:var(--from)] group-data-ending-style/dialog:rounded-none',
  'group-data-ending-style/dialog:duration-close',
);

/** Of words and buttons. */
export const comesLast = clsx(
  'group-data-ending-style/dialog:opacity-0 group-data-starting-style/dialog:opacity-0',
  'motion-safe:group-data-starting-style/dialog:translate-y-8',
  'motion-safe:[transition:opacity_var(--t-hover)_linear_200ms,translate_var(--t-open)_var(--ease-out)_200ms]',
  'motion-safe:group-data-ending-style/dialog:[transition:opacity_var(--t-tap)_linear]',
);

/** @returns the frame of a work's tile on the page */
export const tileOf = ({ id }: Work) => document.querySelector(`[data-work=${id}]`);

/** Measures the way between a work's tile and the film's figure before the dialog comes or goes. */
export function useWayFromTile(figure: RefObject<HTMLElement | null>, work: Work, isOpen: boolean) {
  useLayoutEffect(() => {
    if (figure.current) measureWayFromTile(figure.current, work);
  }, [figure, work]);
  // Runs after the route change, which scrolls to where the first work was opened.
  useEffect(() => {
    if (isOpen || !figure.current) return;
    tileOf(work)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    measureWayFromTile(figure.current, work);
  }, [figure, work, isOpen]);
}

/** Writes `--tile` and `--from` on the dialog. */
const measureWayFromTile = (figure: HTMLElement, work: Work) => {
  const dialog = figure.closest<HTMLElement>('[role=dialog]');
  const tile = tileOf(work);
  const picture = tile?.querySelector('img');
  if (!dialog || !tile || !picture) return;
  dialog.style.setProperty('--tile', clipTo(tile, dialog));
  dialog.style.setProperty('--from', transformTo(picture, figure));
};

/** @returns the clip that leaves only the tile of a dialog as large as the window */
const clipTo = (tile: Element, dialog: HTMLElement) => {
  const { top, right, bottom, left } = tile.getBoundingClientRect();
  const toRight = dialog.offsetWidth - right;
  const toBottom = dialog.offsetHeight - bottom;
  const { borderRadius } = getComputedStyle(tile);
  return `inset(${top}px ${toRight}px ${toBottom}px ${left}px round ${borderRadius})`;
};

/** @returns the transform that lays the figure over a picture, which its box may crop */
const transformTo = (picture: Element, figure: Element) => {
  const from = picture.getBoundingClientRect();
  const to = figure.getBoundingClientRect();
  // As in `object-fit: cover`; what hangs over is shared out by `object-position`.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const position = getComputedStyle(picture).objectPosition.split(' ');
  const [xPercent = 50, yPercent = 50] = position.map(Number.parseFloat);
  const left = from.left + ((from.width - to.width * scale) * xPercent) / 100 - to.left;
  const top = from.top + ((from.height - to.height * scale) * yPercent) / 100 - to.top;
  return `translate(${left}px, ${top}px) scale(${scale})`;
};
