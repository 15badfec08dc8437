import type { Work } from '@/content/home';

/** @returns the frame of a work's tile on the page */
export const tileOf = ({ id }: Work) => document.querySelector(`[data-work=${id}]`);

/**
 * Writes the way between a work's tile and its dialog on the dialog: `--tile` clips the window to
 * the tile, `--from` moves and scales the film from its figure to the picture in the tile.
 */
export const measureWayFromTile = (figure: HTMLElement, work: Work) => {
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

/** @returns the transform that lays the figure over a picture, which is cropped (`object-fit`) */
const transformTo = (picture: Element, figure: Element) => {
  const from = picture.getBoundingClientRect();
  const to = figure.getBoundingClientRect();
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const position = getComputedStyle(picture).objectPosition.split(' ');
  const [xPercent = 50, yPercent = 50] = position.map(Number.parseFloat);
  const left = from.left + ((from.width - to.width * scale) * xPercent) / 100 - to.left;
  const top = from.top + ((from.height - to.height * scale) * yPercent) / 100 - to.top;
  return `translate(${left}px, ${top}px) scale(${scale})`;
};
