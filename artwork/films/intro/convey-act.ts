import { eased } from '../../drawing/keys';
import { wrap } from '../../drawing/numbers';
import { cycle, palette } from '../palette';
import {
  arc,
  circle,
  clip,
  clipPath,
  clipRect,
  grid,
  rect,
  repeat,
  shape,
  stroke,
  text,
  turn,
} from '../svg';

const TOWERS: readonly [x: number, top: number, width: number, fill: string][] = [
  [60, 210, 150, palette.ink],
  [240, 120, 120, palette.forest],
  [390, 300, 180, palette.moss],
  [600, 170, 130, palette.ink],
  [760, 80, 160, palette.forest],
  [950, 250, 140, palette.ink],
  [1120, 140, 150, palette.moss],
  [1300, 220, 180, palette.forest],
  [1510, 100, 140, palette.ink],
  [1680, 260, 170, palette.moss],
  [1880, 160, 150, palette.ink],
  [2060, 90, 150, palette.forest],
];
const BACK_ROW = '#F2A31C';
const DARK_WINDOW = 'rgba(247,245,238,.16)';

const camera = eased('0 0 in, 10 120 lin, 44 860');
const bar = eased('2 -80 in, 12 520 lin, 34 1700, 44 2300');

const backRow = (cam: number) =>
  repeat(14, (i) => {
    const height = [150, 220, 110, 260, 180][i % 5] ?? 0;
    return rect(i * 170 - cam * 0.4 - 80, 640 - height - 90, 120, height + 200, BACK_ROW, 60);
  });

function tower([start, top, width, fill]: (typeof TOWERS)[number], cam: number, head: number) {
  const x = start - cam;
  const isCut = head > x + width * 0.5;
  const slide = isCut ? Math.min(44, (head - x - width * 0.5) * 0.14) : 0;
  const windows = (shift: number, from: number, to: number) =>
    grid(Math.max(0, Math.ceil((to - from) / 44)), 2, (row, k) => {
      const y = from + 44 * row;
      const lit = isCut && (y + k * 7 + start) % 3 < 2;
      const left = x + width * 0.2 + k * width * 0.34 + shift;
      return rect(left, y, width * 0.24, 14, lit ? palette.marigold : DARK_WINDOW);
    });
  const upper = windows(slide, top + width / 2 + 10, 330);
  const lower = windows(0, 480, 620);
  if (!isCut) return rect(x, top, width, 700, fill, width / 2) + upper + lower;
  return (
    clipRect(-400, -100, 3000, 457, rect(x + slide, top, width, 700, fill, width / 2) + upper) +
    clipRect(-400, 443, 3000, 400, rect(x, top, width, 700, fill, width / 2) + lower)
  );
}

/** Shot 4: a bar shoots through a city; the towers it passes are cut like paper and light up. */
export function cutCity(f: number) {
  const cam = camera(f);
  const head = bar(f) - cam;
  return (
    circle(980 - cam * 0.08, 330, 210, palette.coral) +
    backRow(cam) +
    TOWERS.map((one) => tower(one, cam, head)).join('') +
    rect(-60, 370, head + 60 - 43, 60, palette.cream, 0) +
    circle(head, 400, 30, palette.green) +
    rect(0, 660, 1280, 60, palette.ink, 0)
  );
}

const HEIGHTS = [150, 230, 310, 190, 270, 360, 220, 300, 180, 340, 250, 290, 200];
/** x of the first bar, and the distance from one to the next. */
const FIRST = 104;
const PITCH = 89.3;

const dotRuns = eased('0 60 in, 6 190 lin, 30 1120 stop, 36 1190');

/** A track of clips. */
function track(y: number, shift: number, fills: readonly string[]) {
  let x = -700 + shift;
  return repeat(14, (k) => {
    const width = [180, 320, 120, 240, 420][k % 5] ?? 0;
    const left = x;
    x += width + 13;
    return rect(left, y, width, 30, cycle(fills, k));
  });
}

/** How far a bar is displaced: pressed down by the dot, then swinging back. */
function press(distance: number) {
  if (Math.abs(distance) < 46) return 60 * Math.cos(((distance / 46) * Math.PI) / 2);
  if (distance < 0) return 0;
  return -26 * Math.exp(-(distance - 46) / 70) * Math.cos((distance - 46) / 52);
}

const bars = (head: number) =>
  HEIGHTS.map((height, i) => {
    const x = FIRST + i * PITCH;
    const y = 720 - height - 60 + press(head - x);
    const fill = i % 6 === 2 ? palette.coral : i % 6 === 5 ? palette.marigold : palette.cream;
    return shape(`M${x - 30} 740V${y + 30}a30 30 0 0 1 60 0V740z`, fill);
  }).join('');

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
  const head = dotRuns(f);
  return (
    track(60, -f * 6 + 300, [palette.fern, palette.moss, palette.fern, palette.coral]) +
    track(103, f * 5 - 300, [palette.moss, palette.fern, palette.marigold, palette.fern]) +
    bars(head) +
    circle(head, dotY(head), 30, palette.green)
  );
}

const lineRuns = eased('0 -60 in, 8 140 lin, 34 1180 stop, 40 1260');

/** Left, top, width, height, corner radius and colours of a screen and of the line on it. */
type Screen = readonly [number, number, number, number, number, fill: string, line: string];

const PHONE: Screen = [110, 120, 240, 480, 56, palette.coral, palette.cream];
const LAPTOP: Screen = [430, 190, 420, 300, 44, palette.forest, palette.cream];
const BOARD: Screen = [920, 130, 300, 420, 44, palette.marigold, palette.ink];

const road = (head: number, fill: string) => rect(-40, 330, head + 40 - 43, 60, fill, 0);

/** A screen; the line has another colour inside. */
function screen(head: number, [x, y, w, h, radius, fill, line]: Screen, inner: string) {
  const box = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`;
  return (
    clip(`<rect ${box}/>`, rect(x, y, w, h, fill, 0) + inner + road(head, line)) +
    `<rect ${box} fill="none" stroke="${palette.ink}" stroke-width="26"/>`
  );
}

const messages = (since: number) =>
  repeat(12, (i) => {
    const t = since - i * 1.6;
    const fill = cycle([palette.cream, palette.marigold, palette.forest], i);
    return t > 0 ? circle(162 + 68 * (i % 3), 310 - ((t * 15) % 210), 22, fill) : '';
  });

const bendTurns = eased('2 0 roll, 14 180');
const bend = (since: number) =>
  turn(bendTurns(since), 640, 360, stroke(arc(640, 360, 96, 90, 270), palette.marigold));

const headline = (since: number) =>
  [230, 150, 190, 90]
    .map((width, i) => {
      const w = eased(`${i * 2} 0 out, ${i * 2 + 10} ${width}`)(since);
      const y = 186 + i * 54 + (i > 2 ? 66 : 0);
      return rect(960, y, w, 34, i === 1 ? palette.cream : palette.ink);
    })
    .join('');

/** Shot 6: one line runs through a phone, a laptop and a billboard, and starts the motion on each. */
export function threeScreens(f: number) {
  const head = lineRuns(f);
  const since = (x: number) => Math.max(0, (head - x) / 26.6);
  return (
    road(head, palette.ink) +
    screen(head, PHONE, messages(since(230))) +
    screen(head, LAPTOP, bend(since(560))) +
    rect(390, 512, 500, 34, palette.ink) +
    screen(head, BOARD, headline(since(960))) +
    rect(1050, 563, 40, 157, palette.ink, 0) +
    circle(head, 360, 30, palette.green)
  );
}

const drives = eased('0 -620 lin, 10 -220 out, 20 0 roll, 36 0 in, 44 1500');
const wordSlides = eased('10 -90 out, 17 46 roll, 24 0');
const dotPushed = eased('10 -30 out, 18 60 roll, 26 0');

/** A lane of oncoming traffic. */
const lane = (f: number, y: number, speed: number, shift: number, fills: readonly string[]) =>
  repeat(7, (k) => {
    const width = [260, 140, 380, 90, 200][k % 5] ?? 0;
    return rect(wrap(k * 330 + shift - f * speed, 2310) - 420, y, width, 60, cycle(fills, k));
  });

/** Shot 7: a green bar carries the word in and brakes; the word slides on. */
export function convey(f: number) {
  const x = drives(f);
  const green = `M${-1400 + x} 262H${780 + x}a118 118 0 0 1 0 236H${-1400 + x}z`;
  return (
    lane(f, 60, 16, 500, [palette.fern, palette.marigold, palette.fern, palette.mint]) +
    lane(f, 133, 11, 120, [palette.moss, palette.fern, palette.fern]) +
    lane(f, 560, 22, 900, [palette.fern, palette.coral, palette.fern]) +
    shape(green, palette.green) +
    clipPath(green, text('Convey.', 112 + x + wordSlides(f), 436, 190, palette.ink)) +
    circle(1029 + x + dotPushed(f), 380, 118, palette.cream)
  );
}
