import { valueAt, type Keys } from '../../../drawing/keys';
import { circle, group, rect, shape } from '../../svg';
import { AMBER, GREEN, ORANGE } from './constants';

/** y of the centre of the sun, which sinks as the afternoon drags on. */
const sunSinks: Keys<number> = [
  [10, 560, 'roll'],
  [74, 720, 'hold'],
  [118, 720, 'roll'],
  [150, 560],
];

export function sun(f: number) {
  const y = valueAt(sunSinks, f);
  return circle(1010, y, 290, AMBER) + circle(1010, y, 176, ORANGE);
}

export const counter = rect(0, 640, 1200, 140, GREEN, 0);

const RADIAN = Math.PI / 180;
const at = (r: number, angle: number) =>
  `${r * Math.cos(angle * RADIAN)} ${r * Math.sin(angle * RADIAN)}`;

/** A slice of lemon, drawn about its centre: rind, pith and eight segments. */
function lemon(r: number) {
  const segments = Array.from({ length: 8 }, (_, i) => {
    const middle = 22.5 + 45 * i;
    const outer = 0.76 * r;
    return shape(
      `M${at(0.16 * r, middle)}L${at(outer, middle - 14.5)}A${outer} ${outer} 0 0 1 ${at(outer, middle + 14.5)}Z`,
      '#FFD21F',
    );
  });
  return circle(0, 0, r, '#FFE680') + circle(0, 0, 0.86 * r, '#FFF9DC') + segments.join('');
}

const hop = (start: number, height: number): Keys<number> => [
  [start, 0, 'rise'],
  [start + 6, -height, 'fall'],
  [start + 12, 0],
];

/** Two lemons on the counter; they hop when the hand is up again. */
const LEMONS = [
  { x: 960, y: 546, r: 94, hops: hop(134, 34) },
  { x: 1106, y: 596, r: 44, hops: hop(137, 20) },
];

export const lemons = (f: number) =>
  LEMONS.map(({ x, y, r, hops }) =>
    group(`translate(${x} ${y + valueAt(hops, f)})`, lemon(r)),
  ).join('');
