import artwork from '../../artwork/nimbolt.json';
import { circle, picture, rect } from '../../svg';
import { risingLine } from '../../words';
import { parcels } from './deliveries';
import { FRAMES } from './ride';
import { road, skyline, street } from './street';
import { speedLines, van } from './van';

const PALE = '#F2EFFF';

const LINES = [
  { top: 72, bottom: 109, comes: 164, goes: FRAMES },
  { top: 138, bottom: 171, comes: 166, goes: FRAMES },
].map((line, i) => risingLine({ d: artwork.words[i] ?? '', fill: PALE, ...line }, FRAMES));

/** Draws a frame of the Nimbolt film, 0 to 191: door by door, faster and faster, a van lights a street. */
export function nimbolt(f: number): string {
  return picture(
    1200,
    675,
    rect(0, 0, 1200, 675, '#14123A', 0) +
      circle(1030, 118, 62, PALE) +
      skyline(f) +
      street(f) +
      road(f) +
      speedLines(f) +
      parcels(f) +
      van(f) +
      LINES.map((line) => line(f)).join(''),
  );
}
