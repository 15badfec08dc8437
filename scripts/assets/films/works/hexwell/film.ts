import { valueAt, type Keys } from '../../../drawing/keys';
import { flow } from '../../../drawing/spline';
import artwork from '../../artwork/hexwell.json';
import { group, picture, rect, shape } from '../../svg';
import { risingLine } from '../../words';
import { comb } from './comb';
import { key, outline } from './key';
import { coralPhone, FLOOR, NAVY, navyPhone } from './constants';
import { BREAKS, broken, phone } from './phone';

const FRAMES = 216;

const LINES = [
  { top: 190, bottom: 284, comes: 178, goes: FRAMES },
  { top: 294, bottom: 388, comes: 181, goes: FRAMES },
  { top: 398, bottom: 492, comes: 184, goes: FRAMES },
].map((line, i) => risingLine({ d: artwork.words[i] ?? '', fill: NAVY, ...line }, FRAMES));

/** A round: a phone falls from f12, the next is whole at f99 and opens. The second is nearly twice as fast. */
const FALLS = 12;
const OPENS = 97;
const SECOND = { at: 116, pace: 0.55 };

/** The frame within the current round. */
const clock = (f: number) => (f < SECOND.at ? f : FALLS + (f - SECOND.at) / SECOND.pace);

/** Distance of the outline from the key: it lingers near the key, then snaps to the phone. */
const grows = (f: number) =>
  flow(
    [
      [60, 0],
      [72, 30],
      [84, 58],
      [92, 78],
      [99, 190],
    ],
    f,
  );

const islandPops: Keys<number> = [
  [OPENS, 0, 'drop'],
  [OPENS + 9, 68],
];

/** Draws a frame of the Hexwell film, 0 to 215: phones break, and the outline of the key becomes the next phone. */
export function hexwell(f: number): string {
  const now = clock(f);
  const phones = [navyPhone, coralPhone] as const;
  const [old, next] = f < SECOND.at ? phones : ([coralPhone, navyPhone] as const);
  const isWhole = now >= 99;
  return picture(
    1200,
    675,
    comb([now - BREAKS, now - OPENS]) +
      rect(-20, FLOOR + 4, 1240, 60, '#C6D1FF', 0) +
      rect(-20, FLOOR, 1240, 6, '#AEBDFB', 0) +
      (now < BREAKS ? phone(now, old) : broken(now, old)) +
      (isWhole ? phone(0, next, valueAt(islandPops, now)) : outline(grows(now), next)) +
      key +
      group('translate(-16 4) scale(1.15)', shape(artwork.wordmark[0] ?? '', NAVY)) +
      LINES.map((line) => line(f)).join(''),
  );
}
