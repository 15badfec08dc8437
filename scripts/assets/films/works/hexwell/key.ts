import { circle, clip, rect, shape } from '../../svg';
import { BLUE, CORAL, KEY, PALE, type PhoneColors } from './constants';

/** The key upright: bow, shaft and two teeth. */
const BOW = { y: 144.6, r: 57.75 };
const SHAFT = { x: 825.4, y: 198.5, w: 29.2, h: 238.7 };
const TEETH = [
  { x: 858.5, y: 348.6, w: 49.3, h: 29 },
  { x: 858.5, y: 396.4, w: 33.9, h: 29 },
];
const ROUND = 14.6;

/** A tooth: square at the shaft, round at its free end. */
const tooth = ({ x, y, w, h }: (typeof TEETH)[number], fill: string) =>
  shape(`M${x} ${y}h${w - ROUND}a${ROUND} ${ROUND} 0 0 1 0 ${h}h${ROUND - w}z`, fill);

const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3;
  return `${KEY.x + 32.3 * Math.cos(angle)} ${BOW.y + 32.3 * Math.sin(angle)}`;
}).join('L');

export const key =
  TEETH.map((one, i) => tooth(one, i === 0 ? BLUE : CORAL)).join('') +
  circle(KEY.x, BOW.y, BOW.r, BLUE) +
  shape(`M${HEX}Z`, PALE) +
  rect(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h, BLUE) +
  circle(KEY.x, BOW.y, 13.1, CORAL);

/** The shape of the key, expanded by `d` px on all sides. */
const grown = (d: number, fill: string) =>
  circle(KEY.x, BOW.y, BOW.r + d, fill) +
  [SHAFT, ...TEETH]
    .map(({ x, y, w, h }) => rect(x - d, y - d, w + 2 * d, h + 2 * d, fill, ROUND + d))
    .join('');

const inPhone = (inset: number, inner: string) =>
  clip(
    `<rect x="${725 + inset}" y="${42 + inset}" width="${230 - 2 * inset}" height="${440 - 2 * inset}" rx="${48 - inset}"/>`,
    inner,
  );

/** Thickness of the outline, which becomes the rim of the phone. */
const RIM = 14;

/** The outline of the key at a distance of `d` px, up to the edge of the next phone; the screen spreads inside. */
export function outline(d: number, { rim, screen }: PhoneColors) {
  if (d <= 0) return '';
  const inside = Math.max(0, d - RIM);
  const lit = Math.min(inside, (d - 34) * 1.5);
  return (
    inPhone(0, grown(d, rim)) +
    inPhone(RIM, (inside > 0 ? grown(inside, PALE) : '') + (lit > 0 ? grown(lit, screen) : ''))
  );
}
