import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { circle, clipRect, rect } from '../svg';
import { ground } from './stage';

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

const camera: Keys<number> = [
  [0, 0, 'in'],
  [10, 120, 'lin'],
  [44, 860],
];
const bar: Keys<number> = [
  [2, -80, 'in'],
  [12, 520, 'lin'],
  [34, 1700],
  [44, 2300],
];

function backRow(cam: number) {
  let row = '';
  for (let i = 0; i < 14; i += 1) {
    const height = [150, 220, 110, 260, 180][i % 5] ?? 0;
    row += rect(i * 170 - cam * 0.4 - 80, 640 - height - 90, 120, height + 200, BACK_ROW, 60);
  }
  return row;
}

function tower([start, top, width, fill]: (typeof TOWERS)[number], cam: number, head: number) {
  const x = start - cam;
  const isCut = head > x + width * 0.5;
  const slide = isCut ? Math.min(44, (head - x - width * 0.5) * 0.14) : 0;
  const windows = (shift: number, from: number, to: number) => {
    let panes = '';
    for (let y = from; y < to; y += 44)
      for (let k = 0; k < 2; k += 1) {
        const lit = isCut && (y + k * 7 + start) % 3 < 2;
        panes += rect(
          x + width * 0.2 + k * width * 0.34 + shift,
          y,
          width * 0.24,
          14,
          lit ? palette.marigold : DARK_WINDOW,
        );
      }
    return panes;
  };
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
  const cam = valueAt(camera, f);
  const head = valueAt(bar, f) - cam;
  return (
    ground(palette.marigold) +
    circle(980 - cam * 0.08, 330, 210, palette.coral) +
    backRow(cam) +
    TOWERS.map((one) => tower(one, cam, head)).join('') +
    rect(-60, 370, head + 60 - 43, 60, palette.cream, 0) +
    circle(head, 400, 30, palette.green) +
    rect(0, 660, 1280, 60, palette.ink, 0)
  );
}
