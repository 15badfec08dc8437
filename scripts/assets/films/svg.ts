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

const RADIAN = Math.PI / 180;

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

export const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start',
) =>
  `<text x="${x}" y="${y}" font-family="Gloock" font-size="${size}" letter-spacing="${-size * 0.015}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;

/** A whole frame; restarts the numbering of clips. */
export function picture(width: number, height: number, inner: string) {
  clips = 0;
  return `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
}

/** Distance between two points. */
export const apart = (x1: number, y1: number, x2: number, y2: number) =>
  Math.hypot(x1 - x2, y1 - y2);
