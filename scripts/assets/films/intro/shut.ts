import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { circle, rect } from '../svg';
import { drops } from './rain';
import { ground } from './stage';

/** Ends on the first frame of the film. */
const LAST = 27;
/** Half the thickness of the ring, which is the radius of the dot it closes to. */
const HALF = 30;

const opens: Keys<number> = [
  [0, 60, 'in'],
  [12, 780],
];
const floorRuns: Keys<number> = [
  [5, -20, 'roll'],
  [18, 1300],
];
const shuts: Keys<number> = [
  [0, 200, 'roll'],
  [12, 0],
];
const falls: Keys<number> = [
  [12, 350, 'fall'],
  [20, 490, 'rise'],
  [23, 474, 'fall'],
  [26, 490],
];

/** Shot 12: the ring closes to a dot, which falls on the floor of the first frame; the rain restarts. */
export function shut(f: number) {
  const radius = valueAt(shuts, f);
  return (
    ground(palette.ink) +
    circle(640, 350, valueAt(opens, f), palette.mint) +
    rect(-20, 520, valueAt(floorRuns, f) + 20, 60, palette.ink, 0) +
    drops(f - LAST) +
    // A ring narrower than its line has no hole.
    (radius > HALF
      ? `<circle cx="640" cy="350" r="${radius}" fill="none" stroke="${palette.green}" stroke-width="${2 * HALF}"/>`
      : circle(640, valueAt(falls, f), radius + HALF, palette.green))
  );
}
