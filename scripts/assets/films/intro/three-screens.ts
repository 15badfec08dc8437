import { valueAt, type Keys } from '../../drawing/keys';
import { cycle, palette } from '../palette';
import { arc, circle, clip, rect, stroke, turn } from '../svg';
import { ground } from './stage';

const run: Keys<number> = [
  [0, -60, 'in'],
  [8, 140, 'lin'],
  [34, 1180, 'stop'],
  [40, 1260],
];

interface Screen {
  x: number;
  y: number;
  w: number;
  h: number;
  radius: number;
  fill: string;
  line: string;
  inner: string;
}

const road = (head: number, fill: string) => rect(-40, 330, head + 40 - 43, 60, fill, 0);

/** A screen; the line has another colour inside. */
function screen(head: number, { x, y, w, h, radius, fill, line, inner }: Screen) {
  const box = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`;
  return (
    clip(`<rect ${box}/>`, rect(x, y, w, h, fill, 0) + inner + road(head, line)) +
    `<rect ${box} fill="none" stroke="${palette.ink}" stroke-width="26"/>`
  );
}

function messages(since: number) {
  let dots = '';
  for (let i = 0; i < 12; i += 1) {
    const t = since - i * 1.6;
    const x = [162, 230, 298][i % 3] ?? 0;
    if (t > 0)
      dots += circle(
        x,
        310 - ((t * 15) % 210),
        22,
        cycle([palette.cream, palette.marigold, palette.forest], i),
      );
  }
  return dots;
}

function bend(since: number) {
  const angle = valueAt(
    [
      [2, 0, 'roll'],
      [14, 180],
    ],
    since,
  );
  return turn(angle, 640, 360, stroke(arc(640, 360, 96, 90, 270), palette.marigold));
}

const headline = (since: number) =>
  [230, 150, 190, 90]
    .map((width, i) => {
      const w = valueAt(
        [
          [i * 2, 0, 'out'],
          [i * 2 + 10, width],
        ],
        since,
      );
      return rect(
        960,
        186 + i * 54 + (i > 2 ? 66 : 0),
        w,
        34,
        i === 1 ? palette.cream : palette.ink,
      );
    })
    .join('');

const PHONE = {
  x: 110,
  y: 120,
  w: 240,
  h: 480,
  radius: 56,
  fill: palette.coral,
  line: palette.cream,
};
const LAPTOP = {
  x: 430,
  y: 190,
  w: 420,
  h: 300,
  radius: 44,
  fill: palette.forest,
  line: palette.cream,
};
const BOARD = {
  x: 920,
  y: 130,
  w: 300,
  h: 420,
  radius: 44,
  fill: palette.marigold,
  line: palette.ink,
};

/** Shot 6: one line runs through a phone, a laptop and a billboard, and starts the motion on each. */
export function threeScreens(f: number) {
  const head = valueAt(run, f);
  const since = (x: number) => Math.max(0, (head - x) / 26.6);
  return (
    ground(palette.dew) +
    road(head, palette.ink) +
    screen(head, { ...PHONE, inner: messages(since(230)) }) +
    screen(head, { ...LAPTOP, inner: bend(since(560)) }) +
    rect(390, 512, 500, 34, palette.ink) +
    screen(head, { ...BOARD, inner: headline(since(960)) }) +
    rect(1050, 563, 40, 157, palette.ink, 0) +
    circle(head, 360, 30, palette.green)
  );
}
