import { eased } from '../../drawing/keys';
import { lengthOf, pointAt } from '../../drawing/path';
import artwork from '../outlines/quillow.json';
import { chance } from '../../drawing/numbers';
import {
  circle,
  clipRect,
  ground,
  group,
  hoop,
  move,
  picture,
  rect,
  repeat,
  shape,
  stroke,
} from '../svg';

const WIDTH = 720;
const HEIGHT = 1120;
const PAPER = '#F3B8C4';
const CREAM = '#F7EBDD';
const SAND = '#F7D9A8';
const ROSE = '#B3124E';
const NAVY = '#1F3A5F';
const WINE = '#6E0B32';

/** Every drawing stands for three frames, 8 a second; the prints differ as four copies from one press do. */
const HELD = 3;
const COPIES = 4;

/** Where each plate prints in each copy: 2 px out of register, never in the same direction. */
const REGISTER = {
  cream: [
    [2, 0],
    [1, 2],
    [2, 1],
    [0, 2],
  ],
  rose: [
    [0, -2],
    [-2, 0],
    [-1, -2],
    [-2, -1],
  ],
  navy: [
    [-2, 1],
    [0, 2],
    [-2, 0],
    [-1, 2],
  ],
} as const;

/** Halftone: dots of up to 3 px in a screen of its own angle, from pale to full. */
const SCREEN = 5;
const DOTS = [0.6, 0.8, 1, 1.2, 1.35, 1.5];
const screens = {
  rose: [ROSE, 45],
  wine: [WINE, 75],
  navy: [NAVY, 15],
  cream: [CREAM, 60],
} as const;
type Screen = keyof typeof screens;
const tone = (screen: Screen, strength: number) => `url(#${screen}${strength})`;

const halftones = Object.entries(screens)
  .flatMap(([name, [color, angle]]) =>
    DOTS.map(
      (r, strength) =>
        `<pattern id="${name}${strength}" width="${SCREEN}" height="${SCREEN}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${circle(SCREEN / 2, SCREEN / 2, r, color)}</pattern>`,
    ),
  )
  .join('');

/** The edges of ink on soft paper, another in every copy. */
const bleeding = (copy: number) =>
  `<filter id="ink" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="2" seed="${copy + 1}"/><feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** Dust on the plate leaves specks of bare paper. */
const specks = (copy: number) =>
  repeat(40, (i) =>
    circle(WIDTH * chance(i, copy), HEIGHT * chance(i, copy + 9), 0.8 + 1.4 * chance(i, 20), PAPER),
  );

interface Spine {
  plate: keyof typeof REGISTER;
  x: number;
  top: number;
  width: number;
  fill: string;
  ink: string;
  /** Place of the title, which runs down. */
  title: readonly [x: number, y: number];
}

const SPINES: readonly Spine[] = [
  { plate: 'navy', x: 24, top: 330, width: 74, fill: NAVY, ink: SAND, title: [26.64, 66] },
  { plate: 'cream', x: 104, top: 410, width: 60, fill: CREAM, ink: ROSE, title: [21.6, 66] },
  { plate: 'rose', x: 170, top: 262, width: 90, fill: ROSE, ink: CREAM, title: [32.4, 66] },
];
const FLOOR = 930;

const spine = ({ x, top, width, fill, ink, title }: Spine, index: number) => {
  const height = FLOOR - top;
  const [middle, foot] = [width / 2, height - 28];
  return move(
    x,
    top,
    rect(0, 0, width, height, fill, 0) +
      rect(width * 0.62, 0, width * 0.38, height, tone(fill === NAVY ? 'rose' : 'wine', 2), 0) +
      rect(0, 34, width, 10, ink, 0) +
      rect(0, height - 60, width, 10, ink, 0) +
      shape(`M${middle} ${foot - 11}l8 11l-8 11l-8 -11z`, ink) +
      group(
        `translate(${title[0]} ${title[1]}) rotate(90)`,
        shape(artwork.spines[index] ?? '', index === 1 ? WINE : ink),
      ),
  );
};

const spinesOf = (plate: Spine['plate']) =>
  SPINES.map((one, index) => (one.plate === plate ? spine(one, index) : '')).join('');

/** Dusk rises from the shelf in bands, each with larger dots than the one above. */
const dusk = DOTS.map((_, i) => rect(0, 500 + i * 72, WIDTH, 72, tone('rose', i), 0)).join('');

const COVER = { x: 300, y: 340, w: 392, h: 590 };
const BOWL = { x: 506, y: 562, r: 104, t: 54 };

const cover =
  rect(COVER.x, COVER.y, COVER.w, COVER.h, CREAM, 0) +
  rect(COVER.x + 28, COVER.y, 34, COVER.h, tone('wine', 1), 0) +
  rect(COVER.x + 28, COVER.y, 14, COVER.h, tone('wine', 3), 0);

const lettering =
  hoop(BOWL.x, BOWL.y, BOWL.r, ROSE, BOWL.t) +
  rect(COVER.x, COVER.y, 28, COVER.h, WINE, 0) +
  shape(artwork.wordmark, ROSE) +
  move(COVER.x, COVER.y, artwork.cover.map((line) => shape(line, WINE)).join('')) +
  rect(-10, FLOOR, WIDTH + 20, 200, WINE, 0) +
  // Above the play pill of the tile.
  move(142, -60, shape(artwork.words, PAPER));

/** The shade of the letter, inside its lower right. */
const shade = stroke('M610 562A104 104 0 0 1 434 637', tone('navy', 4), { t: BOWL.t });

/** The line: up from the edge of the cover, in as the tail of the letter, once over it, and out by the way it came. */
const LINE =
  'M628 1180V668A60 60 0 0 0 568 608H506C440 608 402 600 402 562A104 104 0 0 1 610 562C610 600 628 628 628 668V1180';
const LONG = lengthOf(LINE);
/** The head of the train while it is the tail, and the train behind it. */
const STANDS = 668;
const TRAIN = 178;
const runs = eased(`
  0 ${STANDS} hold, 15 ${STANDS} in, 42 ${STANDS + 130} lin, 126 ${LONG} hold,
  138 220 stop, 183 ${STANDS}
`);

const along = (from: number, to: number, color: string, t: number) =>
  stroke(LINE, color, { t, tail: from / LONG, head: to / LONG });
const endAt = (way: number) => {
  const [x, y] = pointAt(LINE, way / LONG);
  return circle(x, y, BOWL.t / 2, NAVY);
};

/** Three carriages with lit windows, round at both ends of the train. */
function train(f: number) {
  const head = runs(f);
  const long = (TRAIN - 8) / 3;
  const carriages = repeat(3, (k) => {
    const front = head - k * (long + 4);
    const windows = [10, 30].map((back) => along(front - back - 13, front - back, SAND, 20));
    return along(front - long, front, NAVY, BOWL.t) + windows.join('');
  });
  const { x, y, w, h } = COVER;
  return clipRect(x, y, w, h, endAt(head) + endAt(head - TRAIN) + carriages);
}

/** Steam, where the head of the train was; it grows and thins out. */
const PUFFS = [48, 60, 72, 84, 96];
const steam = (f: number) =>
  PUFFS.map((start) => {
    const age = f - start;
    if (age < 0 || age > 30) return '';
    const [x, y] = pointAt(LINE, runs(start) / LONG);
    return circle(x + 14 + age, y - 30 - 3 * age, 14 + age, tone('navy', 5 - Math.floor(age / 6)));
  }).join('');

/** Draws a frame of the Quillow film, 0 to 191: the tail of the letter is a slow train that leaves by the long way round. */
export function quillow(f: number): string {
  const drawing = Math.floor(f / HELD);
  const copy = drawing % COPIES;
  const plate = (name: keyof typeof REGISTER, inner: string) => {
    const [x, y] = REGISTER[name][copy] ?? [0, 0];
    return move(x, y, spinesOf(name) + inner);
  };
  const moving = shade + steam(drawing * HELD) + train(drawing * HELD);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${halftones}${bleeding(copy)}</defs>` +
      ground(WIDTH, HEIGHT, PAPER) +
      dusk +
      `<g filter="url(#ink)">${plate('cream', cover) + plate('rose', lettering) + plate('navy', moving)}</g>` +
      specks(copy),
  );
}
