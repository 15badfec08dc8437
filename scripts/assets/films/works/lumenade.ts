import { valueAt, type Keys } from '../../drawing/keys';
import artwork from '../artwork/lumenade.json';
import { circle, clipRect, group, move, picture } from '../svg';

const FRAMES = 192;
const part = (from: number, to = from + 1) => artwork.slice(from, to).join('');

/** The sun's rings, from the outermost: radius, colour, place in the pulse. */
const SUN = [
  { r: 520, fill: '#FF9A1F', late: 14 },
  { r: 392, fill: '#FFC629', late: 7 },
  { r: 264, fill: '#FF6A2B', late: 0 },
];

const pulse = (late: number): Keys<number> => [
  [134 + late, 0, 'out'],
  [146 + late, 34, 'roll'],
  [166 + late, 0],
];

function bubbles(f: number) {
  let fizz = '';
  for (let i = 0; i < 22; i += 1) {
    const x = 70 + ((i * 197) % 720);
    const up = ((f + i * 43) % FRAMES) / FRAMES;
    const sway = (i % 2 === 1 ? 14 : -14) * Math.round(Math.sin(up * 9));
    fizz += circle(x + sway, 640 - up * 760, 5 + (i % 4) * 3, i % 3 > 0 ? '#FFF3D0' : '#FFE680');
  }
  return fizz;
}

/** Way of the big lemon: off to the right, in from the left, 1600 px in all. */
const rolls: Keys<number> = [
  [48, 0, 'in'],
  [76, 440, 'hold'],
  [84, 440, 'lin'],
  [112, 1100, 'stop'],
  [140, 1600],
];
const WAY = 1600;

const straw: Keys<number> = [
  [14, 0, 'in'],
  [24, 150, 'hold'],
  [34, 150, 'drop'],
  [46, 0],
];

const smallOff: Keys<number> = [
  [56, 0, 'in'],
  [84, 300],
];
const smallBack: Keys<number> = [
  [92, -1300, 'lin'],
  [128, -200, 'stop'],
  [150, 0],
];
const headlineHops: Keys<number> = [
  [150, 0, 'rise'],
  [156, -14, 'fall'],
  [162, 0],
];

/** One frame of the Lumenade film, 0 to 191: fizz, a straw, and lemons that roll by. */
export function lumenade(f: number): string {
  const rolled = valueAt(rolls, f);
  const lemon = 960 + rolled - (f < 80 ? 0 : WAY);
  const jump = (x: number) => {
    const distance = Math.abs(lemon - x);
    return f > 80 && distance < 190 ? 150 * Math.cos(((distance / 190) * Math.PI) / 2) : 0;
  };
  const small = valueAt(f < 92 ? smallOff : smallBack, f);
  const middle = jump(428);
  return picture(
    1200,
    760,
    part(0) +
      SUN.map(({ r, fill, late }) => circle(860, 760, r + valueAt(pulse(late), f), fill)).join('') +
      bubbles(f) +
      part(4) +
      clipRect(300, -200, 400, 368 - middle, move(0, valueAt(straw, f) - middle, part(8, 10))) +
      move(0, -jump(192), part(5)) +
      move(0, -middle, part(6)) +
      move(0, -jump(667), part(7)) +
      group(`translate(${lemon - 960} 0) rotate(${(rolled / WAY) * 990} 960 546)`, part(10, 20)) +
      group(`translate(${small} 0) rotate(${small * 1.36} 1106 596)`, part(20, 30)) +
      move(0, valueAt(headlineHops, f), part(30)),
  );
}
