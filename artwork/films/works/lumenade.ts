import { eased, hop, valueAt } from '../../drawing/keys';
import artwork from '../outlines/lumenade.json';
import { RADIAN } from '../../drawing/numbers';
import { circle, clipRect, film, group, move, rect, repeat, shape, stroke, turn } from '../svg';
import { risingLines } from '../words';

const GREEN = '#1E4D2B';
const CREAM = '#FFF3D0';
const AMBER = '#FF9A1F';
const ORANGE = '#FF6A2B';
const FOAM = '#F4F1E4';

const at = (r: number, angle: number) =>
  `${r * Math.cos(angle * RADIAN)} ${r * Math.sin(angle * RADIAN)}`;

/** A slice of lemon, drawn about its centre: rind, pith and eight segments. */
function lemon(r: number) {
  const segments = repeat(8, (i) => {
    const middle = 22.5 + 45 * i;
    const outer = 0.76 * r;
    return shape(
      `M${at(0.16 * r, middle)}L${at(outer, middle - 14.5)}A${outer} ${outer} 0 0 1 ${at(outer, middle + 14.5)}Z`,
      '#FFD21F',
    );
  });
  return circle(0, 0, r, '#FFE680') + circle(0, 0, 0.86 * r, '#FFF9DC') + segments;
}

/** y of the lid while the can stands on the counter. */
const LID = 323;
const OPENS = 106;

const sinks = eased('2 0 in, 30 340 hold, 84 340 out, 104 0');
/** The can jolts as it opens. */
const jolts = eased(`${OPENS} 0 rise, ${OPENS + 3} -6 fall, ${OPENS + 6} 0`);

const lidAt = (f: number) => LID + sinks(f);

const body = group(
  `translate(533.4 ${LID}) scale(.66)`,
  shape('M14 0h192l14 34v412l-14 34H14L0 446V34z', ORANGE) +
    shape('M14 0h192l6 14H8z', '#E9EDE6') +
    shape('M8 466h204l-6 14H14z', '#C9D2C6') +
    rect(0, 120, 220, 240, CREAM, 0) +
    shape('M30 330a80 80 0 0 1 160 0z', ORANGE) +
    stroke('M110 322v-52M110 322l-37-37M110 322l37-37', CREAM, { t: 9 }) +
    move(110, 198, shape(artwork.name, GREEN)),
);

/** The can: closed while it rises, open until it has sunk again. */
function can(f: number) {
  const isClosed = f > 60 && f < OPENS;
  const lid = isClosed ? rect(586, 316, 40, 8, '#C9D2C6', 0) : rect(579, 321, 54, 9, GREEN, 0);
  return move(0, lidAt(f) - LID + jolts(f), body + lid);
}

/** A bubble with a gleam, or a wedge of orange. */
const bubble = (x: number, y: number, r: number, isFruit: boolean) =>
  r <= 0
    ? ''
    : isFruit
      ? turn(
          x,
          x,
          y,
          shape(`M${x - 1.3 * r} ${y}a${1.3 * r} ${1.3 * r} 0 0 0 ${2.6 * r} 0z`, ORANGE),
        )
      : `<g fill="none" stroke="${FOAM}" stroke-width="${Math.min(4, r)}"><circle cx="${x}" cy="${y}" r="${r}"/><path d="M${x - 0.5 * r} ${y}a${0.5 * r} ${0.5 * r} 0 0 1 ${0.5 * r} ${-0.5 * r}"/></g>`;

interface Bubble {
  /** Destination and radius. */
  x: number;
  y: number;
  r: number;
  /** Frame at which it is gone. */
  pops: number;
}

/** Seven bubbles that are visible in the first frame and then pop. */
const STAY: readonly Bubble[] = [
  { x: 606, y: 288, r: 14, pops: 6 },
  { x: 640, y: 246, r: 12, pops: 9 },
  { x: 680, y: 272, r: 16, pops: 8 },
  { x: 724, y: 232, r: 10, pops: 12 },
  { x: 768, y: 258, r: 13, pops: 11 },
  { x: 822, y: 230, r: 9, pops: 15 },
  { x: 872, y: 250, r: 11, pops: 14 },
];
const STAY_FRUIT = [1, 5];

/** Eleven that fly further, stop below the words, and thin out. */
const GO: readonly Bubble[] = [
  { x: 1110, y: 256, r: 9, pops: 128 },
  { x: 1054, y: 232, r: 12, pops: 133 },
  { x: 1000, y: 262, r: 17, pops: 139 },
  { x: 952, y: 228, r: 10, pops: 144 },
  { x: 912, y: 290, r: 18, pops: 150 },
  { x: 846, y: 306, r: 15, pops: 156 },
  { x: 922, y: 350, r: 9, pops: 136 },
  { x: 806, y: 284, r: 20, pops: 164 },
  { x: 736, y: 300, r: 19, pops: 172 },
  { x: 790, y: 346, r: 10, pops: 147 },
  { x: 676, y: 318, r: 11, pops: 180 },
];
const GO_FRUIT = [3, 5];

/** A bubble shoots from the lid and drifts on until it pops. */
function hissing({ x, y, r, pops }: Bubble, start: number, f: number, isFruit: boolean) {
  if (f < start) return '';
  const fly = (from: number, to: number) => eased(`${start} ${from} out, ${start + 17} ${to}`)(f);
  const drifts = Math.max(0, f - start - 8) * 0.5;
  const left = eased(
    `${start} ${r * 0.4} out, ${start + 6} ${r} hold, ${pops - 4} ${r} in, ${pops} 0`,
  );
  return bubble(fly(606, x) + drifts, fly(LID - 10, y), left(f), isFruit);
}

/** One of the seven: it reaches its place by the last frame. */
function staying({ x, y, r, pops }: Bubble, start: number, f: number, isFruit: boolean) {
  if (f < OPENS) return bubble(x, y, eased(`${pops - 4} ${r} in, ${pops} 0`)(f), isFruit);
  if (f < start) return '';
  const settle = (from: number, past: number, to: number) =>
    eased(`${start} ${from} out, ${start + 22} ${past} roll, 190 ${to}`)(f);
  return bubble(
    settle(606, x - 16, x),
    settle(LID - 10, y + 10, y),
    settle(r * 0.3, r * 1.2, r),
    isFruit,
  );
}

/** The hiss: bubbles and wedges fly right and up, the farthest first. */
const hiss = (f: number) =>
  GO.map((one, i) => hissing(one, OPENS + i * 0.25, f, GO_FRUIT.includes(i))).join('') +
  STAY.map((one, i) => staying(one, OPENS + 12 - i * 1.8, f, STAY_FRUIT.includes(i))).join('');

const HUB = { x: 392, y: 236 };
const T = 34;

/** A pip of a lemon, `r` px wide, its point at the hub. */
const pip = (r: number, fill: string) =>
  shape(
    `M0 ${1.8 * r}C${-0.5 * r} ${0.9 * r} ${-r} ${0.5 * r} ${-r} ${-0.2 * r}A${r} ${r} 0 0 1 ${r} ${-0.2 * r}C${r} ${0.5 * r} ${0.5 * r} ${0.9 * r} 0 ${1.8 * r}Z`,
    fill,
  );

/** Ring, face and twelve pips; the one at three o'clock is larger. */
const clock =
  circle(HUB.x, HUB.y, 222, AMBER) +
  circle(HUB.x, HUB.y, 186, CREAM) +
  repeat(12, (hour) => {
    const r = hour === 3 ? 17 : hour % 3 === 0 ? 12 : 8;
    const drawing = pip(r, hour === 3 ? ORANGE : GREEN);
    return turn(30 * hour, HUB.x, HUB.y, move(HUB.x, HUB.y - 156, drawing));
  });

/** Angle of the hand from twelve: three ticks to three o'clock, the second and third a little too far, and back. */
const ticks = eased(`
  18 0 roll, 26 30 hold, 42 30 roll, 50 66 roll, 56 60 hold, 62 60 roll, 71 94 roll,
  77 90 hold, 118 90 in, 126 28 out, 138 -16 drop, 150 0
`);

/** Length of the hand, and radius of its bend. */
const LENGTH = 200;
const R = 56;
/** Angle of its outer half. */
const bends = eased('66 0 fall, 74 90 hold, 118 90 in, 125 0');
/** Length of the straight part before the bend. */
const reaches = eased('72 100 roll, 84 158 hold, 118 158 in, 125 100');
/** Length of the straight part after the bend: it falls, and bounces once. */
const droops = eased('74 12 fall, 80 110 rise, 82 100 fall, 84 110');
/** The same on the can: it slips in, and out. */
const dips = eased(`${OPENS} 14 in, ${OPENS + 4} 34 hold, 118 34 in, 125 12`);

/** How far the end hangs below the bend: the lid of the can lifts it, then it slips in. */
function droop(f: number) {
  if (f >= OPENS) return dips(f);
  const room = lidAt(f) - T / 2 - HUB.y - R;
  return f > 74 ? Math.min(droops(f), room) : LENGTH - 100 - R * (Math.PI / 2);
}

/** Path of the hand when it points right: straight, a bend, straight. */
function way(f: number) {
  const bend = (bends(f) * Math.PI) / 180;
  if (bend === 0) return { d: `M${HUB.x} ${HUB.y}h${LENGTH}`, length: LENGTH };
  const arm = reaches(f);
  const whole = (Math.PI / 2) * R;
  const rest = bend < Math.PI / 2 ? whole - bend * R + Math.max(0, droop(f)) : droop(f);
  const [sin, cos] = [Math.sin(bend), Math.cos(bend)];
  const d = `M${HUB.x} ${HUB.y}h${arm}a${R} ${R} 0 0 1 ${R * sin} ${R * (1 - cos)}l${rest * cos} ${rest * sin}`;
  return { d, length: arm + bend * R + rest };
}

/** Bands: start of the first, length, and spacing. */
const BAND = { from: 62, length: 15, pitch: 45 };
/** The straw drinks: three bands run up into the hub, three more rise from the can. */
const drinks = eased('109 0 roll, 119 6');

function bands(f: number, d: string, length: number) {
  const drunk = drinks(f);
  return (drunk > 0 ? [0, 1, 2, 6, 7, 8] : [0, 1, 2])
    .map((k) => {
      const from = BAND.from + BAND.pitch * (k - drunk);
      const to = Math.min(from + BAND.length, length);
      return from > 0 && to > from
        ? stroke(d, CREAM, { t: T, tail: from / length, head: to / length })
        : '';
    })
    .join('');
}

/** The hour hand, which is a straw. */
function hand(f: number) {
  const { d, length } = way(f);
  const straw = stroke(d, GREEN, { t: T }) + bands(f < 130 ? f : 0, d, length);
  return turn(ticks(f) - 90, HUB.x, HUB.y, straw) + move(HUB.x, HUB.y, lemon(38));
}

/** y of the centre of the sun, which sinks as the afternoon drags on. */
const sunSinks = eased('10 560 roll, 74 720 hold, 118 720 roll, 150 560');

function sun(f: number) {
  const y = sunSinks(f);
  return circle(1010, y, 290, AMBER) + circle(1010, y, 176, ORANGE);
}

const counter = rect(0, 640, 1200, 140, GREEN, 0);

/** Two lemons on the counter; they hop when the hand is up again. */
const LEMONS = [
  { x: 960, y: 546, r: 94, hops: hop(134, 0, -34, 6) },
  { x: 1106, y: 596, r: 44, hops: hop(137, 0, -20, 6) },
];

const lemons = (f: number) =>
  LEMONS.map(({ x, y, r, hops }) => move(x, y + valueAt(hops, f), lemon(r))).join('');

const FRAMES = 192;

const problem = risingLines(artwork.words, GREEN, FRAMES, [
  { top: 50, bottom: 119, comes: 66 },
  { top: 128, bottom: 198, comes: 70 },
]);

const FIXED = { top: 126, bottom: 198 };
/** The last word drops in from above; it leaves like the others. */
const drops = eased(`138 -74 drop, 150 0 hold, ${FRAMES} 0 in, ${FRAMES + 12} 74`);

function fixed(f: number) {
  const y = drops(f < 12 ? f + FRAMES : f);
  if (Math.abs(y) >= 74) return '';
  const height = FIXED.bottom - FIXED.top;
  return clipRect(950, FIXED.top, 250, height, move(0, y, shape(artwork.words[2] ?? '', GREEN)));
}

/** Draws a frame of the Lumenade film, 0 to 191: the hand of a clock is a straw that needs a drink. */
export const lumenade = film(
  1200,
  760,
  '#FFC629',
  (f) => sun(f) + clock + hiss(f) + hand(f) + can(f) + counter + lemons(f) + problem(f) + fixed(f),
);
