import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/lumenade.json';
import { clipRect, move, picture, rect, shape } from '../../svg';
import { risingLine } from '../../words';
import { can, hiss } from './can';
import { clock, hand } from './clock';
import { GREEN } from './constants';
import { counter, lemons, sun } from './scenery';

const FRAMES = 192;

const PROBLEM = [
  { top: 50, bottom: 119, comes: 66, goes: FRAMES },
  { top: 128, bottom: 198, comes: 70, goes: FRAMES },
].map((line, i) => risingLine({ d: artwork.words[i] ?? '', fill: GREEN, ...line }, FRAMES));

const FIXED = { top: 126, bottom: 198 };
/** The last word drops in from above; it leaves like the others. */
const drops: Keys<number> = [
  [138, -74, 'drop'],
  [150, 0, 'hold'],
  [FRAMES, 0, 'in'],
  [FRAMES + 12, 74],
];

function fixed(f: number) {
  const y = valueAt(drops, f < 12 ? f + FRAMES : f);
  if (Math.abs(y) >= 74) return '';
  const height = FIXED.bottom - FIXED.top;
  return clipRect(950, FIXED.top, 250, height, move(0, y, shape(artwork.words[2] ?? '', GREEN)));
}

/** Draws a frame of the Lumenade film, 0 to 191: the hand of a clock is a straw that needs a drink. */
export function lumenade(f: number): string {
  return picture(
    1200,
    760,
    rect(0, 0, 1200, 760, '#FFC629', 0) +
      sun(f) +
      clock +
      hiss(f) +
      hand(f) +
      can(f) +
      counter +
      lemons(f) +
      PROBLEM.map((line) => line(f)).join('') +
      fixed(f),
  );
}
