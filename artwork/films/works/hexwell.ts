import artwork from '../outlines/hexwell.json';
import { eased } from '../../drawing/keys';
import { times } from '../../drawing/numbers';
import { apart, type Point } from '../../drawing/path';
import { flow } from '../../drawing/spline';
import { circle, clip, clipRect, film, group, move, rect, shape } from '../svg';
import { risingLines } from '../words';

/** Centre of the key, which never moves. */
const KEY = { x: 840, y: 262 };
const FLOOR = 636;

const NAVY = '#10173A';
const CORAL = '#FF7A59';
const BLUE = '#2743D6';
const PALE = '#DCE3FF';
const SCREEN = '#F4F6FF';

/** Colours of a phone: rim, screen, and dead screen. */
interface PhoneColors {
  rim: string;
  screen: string;
  dead: string;
}

const navyPhone: PhoneColors = { rim: NAVY, screen: SCREEN, dead: '#2A3360' };
const coralPhone: PhoneColors = { rim: CORAL, screen: SCREEN, dead: '#C4553A' };

/** Hexagonal cells of 79 px radius in rows 126 px apart; every second row is shifted by half a cell. */
const CORNER = 79;
const ACROSS = 145.5;
const DOWN = 126;
const HALF = 68.4;

const CELLS = times(54, (i) => {
  const row = Math.floor(i / 9);
  const x = -20 + (i % 9) * ACROSS + (row % 2) * (ACROSS / 2);
  return { x, y: -10 + row * DOWN, fill: i % 5 === 0 ? '#C6D1FF' : '#D3DCFF' };
});

const LIT = '#AEBDFB';

/** A ring of light spreads from the key: start radius in px, speed in px per frame, and width. */
const RING = { from: 200, pace: 26, width: 140 };

const cell = (x: number, y: number, fill: string) =>
  shape(
    `M${x} ${y - CORNER}L${x + HALF} ${y - CORNER / 2}V${y + CORNER / 2}L${x} ${y + CORNER}L${x - HALF} ${y + CORNER / 2}V${y - CORNER / 2}Z`,
    fill,
  );

/** The comb; `since` is the number of frames since each ring of light started. */
function comb(since: readonly number[]) {
  const isLit = (x: number, y: number) =>
    since.some((frames) => {
      const radius = RING.from + RING.pace * frames;
      return frames >= 0 && Math.abs(apart([x, y], [KEY.x, KEY.y]) - radius) < RING.width / 2;
    });
  return CELLS.map(({ x, y, fill }) => cell(x, y, isLit(x, y) ? LIT : fill)).join('');
}

/** The key upright: bow, shaft and two teeth. */
const BOW = { y: 144.6, r: 57.75 };
const SHAFT = { x: 825.4, y: 198.5, w: 29.2, h: 238.7 };
const TEETH = [
  { x: 858.5, y: 348.6, w: 49.3, h: 29 },
  { x: 858.5, y: 396.4, w: 33.9, h: 29 },
];
const ROUND = 14.6;

/** A tooth: square at the shaft, round at its free end. */
const tooth = ({ x, y, w, h }: (typeof TEETH)[number], fill: string) =>
  shape(`M${x} ${y}h${w - ROUND}a${ROUND} ${ROUND} 0 0 1 0 ${h}h${ROUND - w}z`, fill);

const HEX = times(6, (i) => {
  const angle = (i * Math.PI) / 3;
  return `${KEY.x + 32.3 * Math.cos(angle)} ${BOW.y + 32.3 * Math.sin(angle)}`;
}).join('L');

const key =
  TEETH.map((one, i) => tooth(one, i === 0 ? BLUE : CORAL)).join('') +
  circle(KEY.x, BOW.y, BOW.r, BLUE) +
  shape(`M${HEX}Z`, PALE) +
  rect(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h, BLUE) +
  circle(KEY.x, BOW.y, 13.1, CORAL);

/** The shape of the key, expanded by `d` px on all sides. */
const grown = (d: number, fill: string) =>
  circle(KEY.x, BOW.y, BOW.r + d, fill) +
  [SHAFT, ...TEETH]
    .map(({ x, y, w, h }) => rect(x - d, y - d, w + 2 * d, h + 2 * d, fill, ROUND + d))
    .join('');

const inPhone = (inset: number, inner: string) =>
  clip(
    `<rect x="${725 + inset}" y="${42 + inset}" width="${230 - 2 * inset}" height="${440 - 2 * inset}" rx="${48 - inset}"/>`,
    inner,
  );

/** Thickness of the outline, which becomes the rim of the phone. */
const RIM = 14;

/** The outline of the key at a distance of `d` px, up to the edge of the next phone; the screen spreads inside. */
function outline(d: number, { rim, screen }: PhoneColors) {
  if (d <= 0) return '';
  const inside = Math.max(0, d - RIM);
  const lit = Math.min(inside, (d - 34) * 1.5);
  return (
    inPhone(0, grown(d, rim)) +
    inPhone(RIM, (inside > 0 ? grown(inside, PALE) : '') + (lit > 0 ? grown(lit, screen) : ''))
  );
}

/** Frame of the round at which the phone hits the floor. */
const BREAKS = 32;

const body = (rim: string, screen: string, island = 68) =>
  rect(725, 42, 230, 440, rim, 48) +
  rect(739, 56, 202, 412, screen, 35) +
  rect(KEY.x - island / 2, 70, island, 18, rim);

const tilts = eased('12 0 in, 22 13');
const slips = eased('12 0 in, 24 26');
const falls = eased(`13 0 fall, ${BREAKS} 134`);

/** A phone with the key on it, which slips and falls on its corner. */
const phone = (f: number, { rim, screen }: PhoneColors, island?: number) =>
  group(
    `translate(${slips(f)} ${falls(f)}) rotate(${tilts(f)} ${KEY.x} ${KEY.y})`,
    body(rim, screen, island),
  );

type Value = (frame: number) => number;

interface Half {
  edge: readonly Point[];
  /** Its centre in the whole phone. */
  middle: Point;
  /** Position of its centre from the break until it lies still, and its angle. */
  x: Value;
  y: Value;
  angle: Value;
}

/** The crack is one zigzag. */
const CRACK: readonly Point[] = [
  [725, 288],
  [787, 228],
  [843, 282],
  [889, 218],
  [955, 268],
];

const flies = (from: number, to: number) => eased(`${BREAKS} ${from} out, 46 ${to}`);

const HALVES: readonly Half[] = [
  {
    edge: [[725, 42], [955, 42], ...CRACK.toReversed()],
    middle: [839.9, 195.4],
    x: flies(881, 622),
    y: eased(`${BREAKS} 331 fall, 40 509 rise, 43 493 fall, 46 509`),
    angle: flies(13, -82),
  },
  {
    edge: [...CRACK, [955, 482], [725, 482]],
    middle: [839.9, 321.1],
    x: flies(852.7, 1062),
    y: eased(`${BREAKS} 453 rise, 35 430 fall, 42 502 rise, 44 488 fall, 46 502`),
    angle: flies(13, 83),
  },
];

const sinks = eased('62 0 in, 84 320');

/** How far a half reaches below its centre at an angle. */
function reach({ edge, middle }: Half, angle: number) {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return Math.max(...edge.map(([x, y]) => (x - middle[0]) * sin + (y - middle[1]) * cos));
}

function half(one: Half, f: number, { rim, dead }: PhoneColors) {
  const angle = one.angle(f);
  const y = Math.min(one.y(f), FLOOR - reach(one, angle));
  const points = one.edge.map(([px, py]) => `${px},${py}`).join(' ');
  return group(
    `translate(${one.x(f)} ${y}) rotate(${angle}) translate(${-one.middle[0]} ${-one.middle[1]})`,
    clip(`<polygon points="${points}"/>`, body(rim, dead)),
  );
}

/** Six splinters: size, final position, flight height and final angle. */
const SPLINTERS = [
  { size: 17, x: 806, top: 330, angle: 0 },
  { size: 12, x: 846, top: 380, angle: 180 },
  { size: 20, x: 886, top: 300, angle: 8 },
  { size: 10, x: 700, top: 420, angle: 0 },
  { size: 13, x: 1176, top: 360, angle: 180 },
  { size: 14, x: 960, top: 320, angle: 0 },
];
const CRACKED = { x: 866, y: 410 };

function splinter({ size, x, top, angle }: (typeof SPLINTERS)[number], f: number, fill: string) {
  const rest = FLOOR - size * (angle === 180 ? 0.95 : 0.7);
  const y = eased(`${BREAKS} ${CRACKED.y} rise, 37 ${top} fall, 46 ${rest}`)(f);
  const turned = flies(angle - 250, angle)(f);
  const at = `translate(${flies(CRACKED.x, x)(f)} ${y}) rotate(${turned})`;
  return group(at, shape(`M${-size} ${size * 0.7}L0 ${-size}L${size} ${size * 0.7}z`, fill));
}

/** The broken phone: two halves and splinters fly apart, lie still, and sink into the floor. */
function broken(f: number, colors: PhoneColors) {
  const sunk = sinks(f);
  if (sunk >= 320) return '';
  const pieces =
    HALVES.map((one) => half(one, f, colors)).join('') +
    SPLINTERS.map((one) => splinter(one, f, colors.rim)).join('');
  return clipRect(-20, 0, 1240, FLOOR, move(0, sunk, pieces));
}

const FRAMES = 216;

const words = risingLines(artwork.words, NAVY, FRAMES, [
  { top: 190, bottom: 284, comes: 178 },
  { top: 294, bottom: 388, comes: 181 },
  { top: 398, bottom: 492, comes: 184 },
]);

/** A round: a phone falls from f12, the next is whole at f99 and opens. The second is nearly twice as fast. */
const FALLS = 12;
const OPENS = 97;
const SECOND = { at: 116, pace: 0.55 };

/** The frame within the current round. */
const clock = (f: number) => (f < SECOND.at ? f : FALLS + (f - SECOND.at) / SECOND.pace);

/** Distance of the outline from the key: it lingers near the key, then snaps to the phone. */
const grows = flow('60 0, 72 30, 84 58, 92 78, 99 190');

const islandPops = eased(`${OPENS} 0 drop, ${OPENS + 9} 68`);

/** Draws a frame of the Hexwell film, 0 to 215: phones break, and the outline of the key becomes the next phone. */
export const hexwell = film(1200, 675, PALE, (f) => {
  const now = clock(f);
  const phones = [navyPhone, coralPhone] as const;
  const [old, next] = f < SECOND.at ? phones : ([coralPhone, navyPhone] as const);
  const isWhole = now >= 99;
  return (
    comb([now - BREAKS, now - OPENS]) +
    rect(-20, FLOOR + 4, 1240, 60, '#C6D1FF', 0) +
    rect(-20, FLOOR, 1240, 6, '#AEBDFB', 0) +
    (now < BREAKS ? phone(now, old) : broken(now, old)) +
    (isWhole ? phone(0, next, islandPops(now)) : outline(grows(now), next)) +
    key +
    group('translate(-16 4) scale(1.15)', shape(artwork.wordmark[0] ?? '', NAVY)) +
    words(f)
  );
});
