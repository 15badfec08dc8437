import { valueAt, type Keys } from '../../drawing/keys';
import { palette } from '../palette';
import { arc, circle, clipRect, stroke, text, turn } from '../svg';
import { ground } from './stage';

const CX = 1040;
const CY = 370;

/** How far a half ring is from its final place, in px. */
const distanceLeft = (from: number): Keys<number> => [
  [0, from, 'in'],
  [16, 70, 'lin'],
  [18, 20, 'out'],
  [22, 6.5],
];

/** How far the two dots have turned, in degrees. */
const pairAngle: Keys<number> = [
  [22, 0, 'roll'],
  [36, 180],
];

/** Dots that move left along the top, 9 px per frame. */
function passersBy(f: number) {
  let dots = '';
  for (let i = 0; i < 16; i += 1) {
    const x = 1400 - i * 104 - f * 9;
    const wrapped = (((x % 1664) + 1664) % 1664) - 120;
    if (wrapped > 240)
      dots += circle(wrapped, 96, 14, i % 5 === 2 ? palette.marigold : palette.moss);
  }
  return dots;
}

/** The word rises from its baseline. */
function word(f: number) {
  const size = 172;
  const rises = valueAt(
    [
      [2, size * 1.1, 'out'],
      [16, 0],
    ],
    f,
  );
  return clipRect(
    0,
    420 - size,
    1280,
    size * 1.3,
    text('Connect.', 84, 420 + rises, size, palette.ink),
  );
}

/** Shot 3: two half rings close around two dots, and the dots turn. */
export function connect(f: number) {
  const right = valueAt(distanceLeft(170), f);
  const left = valueAt(distanceLeft(800), f);
  return (
    ground(palette.mint) +
    passersBy(f) +
    stroke(arc(CX - left, CY, 150, 90, 270), palette.ink) +
    stroke(arc(CX + right, CY, 150, -90, 90), palette.ink) +
    turn(
      valueAt(pairAngle, f),
      CX,
      CY,
      circle(1003.5, CY, 30, palette.green) + circle(1076.5, CY, 30, palette.coral),
    ) +
    word(f)
  );
}
