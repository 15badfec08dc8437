import { valueAt, type Keys } from '../../drawing/keys';
import { cycle, palette } from '../palette';
import { circle, clip, rect, shape, text } from '../svg';
import { ground } from './stage';

const drives: Keys<number> = [
  [0, -620, 'lin'],
  [10, -220, 'out'],
  [20, 0, 'roll'],
  [36, 0, 'in'],
  [44, 1500],
];
const wordSlides: Keys<number> = [
  [10, -90, 'out'],
  [17, 46, 'roll'],
  [24, 0],
];
const dotPushed: Keys<number> = [
  [10, -30, 'out'],
  [18, 60, 'roll'],
  [26, 0],
];

/** A lane of oncoming traffic. */
function lane(f: number, y: number, speed: number, shift: number, fills: readonly string[]) {
  let traffic = '';
  for (let k = 0; k < 7; k += 1) {
    const width = [260, 140, 380, 90, 200][k % 5] ?? 0;
    const x = k * 330 + shift - f * speed;
    traffic += rect((((x % 2310) + 2310) % 2310) - 420, y, width, 60, cycle(fills, k));
  }
  return traffic;
}

/** Shot 7: a green bar carries the word in and brakes; the word slides on. */
export function convey(f: number) {
  const x = valueAt(drives, f);
  const bar = `M${-1400 + x} 262H${780 + x}a118 118 0 0 1 0 236H${-1400 + x}z`;
  const word = text('Convey.', 112 + x + valueAt(wordSlides, f), 436, 190, palette.ink);
  return (
    ground(palette.forest) +
    lane(f, 60, 16, 500, [palette.fern, palette.marigold, palette.fern, palette.mint]) +
    lane(f, 133, 11, 120, [palette.moss, palette.fern, palette.fern]) +
    lane(f, 560, 22, 900, [palette.fern, palette.coral, palette.fern]) +
    shape(bar, palette.green) +
    clip(`<path d="${bar}"/>`, word) +
    circle(1029 + x + valueAt(dotPushed, f), 380, 118, palette.cream)
  );
}
