import { valueAt, type Keys } from '../../drawing/keys';
import { cycle, palette } from '../palette';
import { circle, rect, shape } from '../svg';
import { ground } from './stage';

const HEIGHTS = [150, 230, 310, 190, 270, 360, 220, 300, 180, 340, 250, 290, 200];
/** x of the first bar, and the distance from one to the next. */
const FIRST = 104;
const PITCH = 89.3;

const run: Keys<number> = [
  [0, 60, 'in'],
  [6, 190, 'lin'],
  [30, 1120, 'stop'],
  [36, 1190],
];

/** A track of clips. */
function track(y: number, shift: number, fills: readonly string[]) {
  let clips = '';
  let x = -700 + shift;
  for (let k = 0; k < 14; k += 1) {
    const width = [180, 320, 120, 240, 420][k % 5] ?? 0;
    clips += rect(x, y, width, 30, cycle(fills, k));
    x += width + 13;
  }
  return clips;
}

/** How far a bar is displaced: pressed down by the dot, then swinging back. */
function press(distance: number) {
  if (Math.abs(distance) < 46) return 60 * Math.cos(((distance / 46) * Math.PI) / 2);
  if (distance < 0) return 0;
  return -26 * Math.exp(-(distance - 46) / 70) * Math.cos((distance - 46) / 52);
}

function bars(head: number) {
  return HEIGHTS.map((height, i) => {
    const x = FIRST + i * PITCH;
    const y = 720 - height - 60 + press(head - x);
    const fill = i % 6 === 2 ? palette.coral : i % 6 === 5 ? palette.marigold : palette.cream;
    return shape(`M${x - 30} 740V${y + 30}a30 30 0 0 1 60 0V740z`, fill);
  }).join('');
}

const top = (index: number) => 720 - (HEIGHTS[index] ?? 0) - 60;

/** The dot arcs from bar to bar. */
function dotY(head: number) {
  const place = (head - FIRST) / PITCH;
  const i = Math.max(0, Math.min(11, Math.floor(place)));
  const t = Math.max(0, Math.min(1, place - i));
  const arch = Math.sin(t * Math.PI);
  return top(i) + (top(i + 1) - top(i)) * t - 30 - arch * 110 + 60 * (1 - arch);
}

/** Shot 5: the dot runs over thirteen bars while two tracks of clips slide in opposite directions. */
export function edit(f: number) {
  const head = valueAt(run, f);
  return (
    ground(palette.ink) +
    track(60, -f * 6 + 300, [palette.fern, palette.moss, palette.fern, palette.coral]) +
    track(103, f * 5 - 300, [palette.moss, palette.fern, palette.marigold, palette.fern]) +
    bars(head) +
    circle(head, dotY(head), 30, palette.green)
  );
}
