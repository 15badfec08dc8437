import { RADIAN, times } from '../drawing/numbers';

/** Drawing functions for film frames: each returns SVG markup. Coordinates in px, angles in degrees. */

export const circle = (x: number, y: number, r: number, fill: string) =>
  r > 0 ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` : '';

/** A rectangle; empty if it has no area; fully rounded unless a radius is given. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = Math.min(w, h) / 2,
) =>
  w > 0 && h > 0
    ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
    : '';

/** A circle of a line of thickness `t`. */
export const hoop = (x: number, y: number, r: number, color: string, t: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${t}"/>`;

/** Draws one thing for each index from 0. */
export const repeat = (count: number, draw: (index: number) => string) =>
  times(count, draw).join('');

/** Draws one thing for each place of a grid. */
export const grid = (
  columns: number,
  rows: number,
  draw: (column: number, row: number) => string,
) => repeat(columns, (column) => repeat(rows, (row) => draw(column, row)));

interface StrokeProps {
  /** Thickness. */
  t?: number;
  cap?: 'butt' | 'round';
  /** End and start of the drawn part, as shares of the path length. */
  head?: number;
  tail?: number;
}

export function stroke(
  d: string,
  color: string,
  { t = 60, cap = 'butt', head = 1, tail = 0 }: StrokeProps = {},
) {
  if (head <= tail) return '';
  const dash =
    head < 1 || tail > 0
      ? ` pathLength="1000" stroke-dasharray="${(head - tail) * 1000} 3000" stroke-dashoffset="${-tail * 1000}"`
      : '';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${t}" stroke-linecap="${cap}"${dash}/>`;
}

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const group = (transform: string, inner: string) =>
  `<g transform="${transform}">${inner}</g>`;

export const move = (x: number, y: number, inner: string) => group(`translate(${x} ${y})`, inner);

export const turn = (angle: number, x: number, y: number, inner: string) =>
  group(`rotate(${angle} ${x} ${y})`, inner);

/** Path data of an arc about a centre. */
export function arc(cx: number, cy: number, r: number, from: number, to: number) {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const on = (angle: number) =>
    `${cx + r * Math.cos(angle * RADIAN)} ${cy + r * Math.sin(angle * RADIAN)}`;
  return `M${on(from)}A${r} ${r} 0 ${large} ${sweep} ${on(to)}`;
}

let clips = 0;

/** Shows `inner` only inside a shape. */
export function clip(outline: string, inner: string) {
  clips += 1;
  return `<defs><clipPath id="c${clips}">${outline}</clipPath></defs><g clip-path="url(#c${clips})">${inner}</g>`;
}

export const clipRect = (x: number, y: number, w: number, h: number, inner: string) =>
  clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, inner);

export const clipPath = (d: string, inner: string) => clip(`<path d="${d}"/>`, inner);

export const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start',
) =>
  `<text x="${x}" y="${y}" font-family="Gloock" font-size="${size}" letter-spacing="${-size * 0.015}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;

export const ground = (width: number, height: number, fill: string) =>
  rect(0, 0, width, height, fill, 0);

/** A film: what `draw` draws at a frame, on a ground. */
export const film =
  (width: number, height: number, fill: string, draw: (frame: number) => string) =>
  (frame: number) =>
    picture(width, height, ground(width, height, fill) + draw(frame));

/** A whole frame; restarts the numbering of clips. */
export function picture(width: number, height: number, inner: string) {
  clips = 0;
  return `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
}
