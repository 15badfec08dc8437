import artwork from '../outlines/nimbolt.json';
import { eased } from '../../drawing/keys';
import { wrap } from '../../drawing/numbers';
import { flow } from '../../drawing/spline';
import { circle, clipPath, film, move, rect, repeat, shape, turn } from '../svg';
import { risingLines } from '../words';

const FRAMES = 192;
/** y of the ground. */
const GROUND = 540;
/** Number of houses per loop, and the distance from one to the next, in px. */
const HOUSES = 15;
const PITCH = 220;
/** Distance the street moves per loop. */
const LOOP = HOUSES * PITCH;

/** Offset of the street: brakes, stands at the first dark house, rolls to the next, then moves without stopping. */
const streetOffset = flow(`
  -1 -20, 0 0, 30 720, 42 1090, 52 1240, 86 1240, 95 1352, 104 1455, 108 1476, 126 1830,
  140 2260, 141 2280, 191 3280, ${FRAMES} ${LOOP}
`);

/** How far the van is ahead of its base position, x 470 to 950, in px. */
const vanAhead = flow(
  `0 190, 30 6, 36 6, 52 60, 104 60, 126 130, 150 120, 158 122, 184 188, ${FRAMES} 190`,
);

/** x of the rear and the nose of the van in the frame. */
const rear = (f: number) => 470 + vanAhead(f);
const nose = (f: number) => 950 + vanAhead(f);

/** Outline of the door of a house at x. */
const doorway = (x: number) => `M${x + 112} ${GROUND}V430a30 30 0 0 1 60 0V${GROUND}z`;

interface Delivery {
  /** Frames at which the parcel leaves the van, hits the ground, reaches the door, and is inside. */
  out: number;
  lands: number;
  arrives: number;
  isIn: number;
  /** Height of its hop, in px. */
  hop: number;
}

interface Light {
  /** Frames at which the door opens or lights and the lowest window lights, and frames to the next window. */
  door: number;
  first: number;
  step: number;
  /** Frame until which the door stays open. */
  shuts: number;
}

/** Door by door, faster and faster. */
const DELIVERIES: readonly { house: number; parcel: Delivery; light: Light }[] = [
  {
    house: 6,
    parcel: { out: 52, lands: 62, arrives: 76, isIn: 82, hop: 60 },
    light: { door: 74, first: 80, step: 4, shuts: 86 },
  },
  {
    house: 7,
    parcel: { out: 84, lands: 92, arrives: 100, isIn: 106, hop: 70 },
    light: { door: 94, first: 98, step: 2, shuts: 110 },
  },
  {
    house: 8,
    parcel: { out: 110, lands: 121, arrives: 126, isIn: 131, hop: 100 },
    light: { door: 114, first: 125, step: 1, shuts: 131 },
  },
  {
    house: 9,
    parcel: { out: 119, lands: 130, arrives: 134, isIn: 138, hop: 100 },
    light: { door: 120, first: 132, step: 1, shuts: 138 },
  },
];

const R = 27;
const CORAL = '#FF7A59';
const CREAM = '#FFF3B0';
/** y of the centre of the parcel: on the floor of the van, on the pavement. */
const FLOOR = 492;
const PAVEMENT = GROUND - R;
const DEGREES = 180 / Math.PI;

/** A dot with two strings, rotated as far as it has rolled. */
const parcelAt = (x: number, y: number, angle: number) =>
  circle(x, y, R, CORAL) +
  turn(
    angle,
    x,
    y,
    rect(x - R, y - 4, 2 * R, 8, CREAM, 0) + rect(x - 4, y - R, 8, 2 * R, CREAM, 0),
  );

/** A parcel hops out of the van, rolls to its door and inside, where the wall hides it. */
function parcel(house: number, { out, lands, arrives, isIn, hop }: Delivery, f: number) {
  if (f < out || f >= isIn) return '';
  const start = rear(out) - 4 + streetOffset(out);
  const door = house * PITCH + 142;
  const touch = start + (door - start) * 0.42;
  const x = eased(`
    ${out} ${start} lin, ${lands} ${touch} lin,
    ${arrives - (arrives - lands) * 0.3} ${door + (touch - door) * 0.18} stop,
    ${arrives} ${door} in, ${isIn} ${door - 60}
  `)(f);
  const top = (out + lands) / 2 - 1;
  const y = eased(`
    ${out} ${FLOOR} rise, ${top} ${PAVEMENT - hop} fall, ${lands} ${PAVEMENT} rise,
    ${lands + 2} ${PAVEMENT - 8} fall, ${lands + 4} ${PAVEMENT}
  `)(f);
  const drawing = parcelAt(x, y, ((x - door) / R) * DEGREES);
  const seen = f > arrives ? clipPath(doorway(house * PITCH), drawing) : drawing;
  return move(-streetOffset(f), 0, seen);
}

const parcels = (f: number) => DELIVERIES.map((one) => parcel(one.house, one.parcel, f)).join('');

const YELLOW = '#FFD84D';
const WARM = '#FFF3B0';
const UNLIT = '#302C7A';
const DUSK = '#1B1850';

/** Five kinds of house: y where the curve of the roof starts, colour, and the window with another light. */
const KINDS = [
  { roof: 315, fill: '#211E5C', warm: 0 },
  { roof: 395, fill: '#2A2670', warm: 1 },
  { roof: 305, fill: '#211E5C', warm: 2 },
  { roof: 350, fill: '#2A2670', warm: -1 },
  { roof: 315, fill: '#211E5C', warm: -1 },
];
const kindOf = (house: number) => KINDS[wrap(house, 5)] ?? { roof: 315, fill: '', warm: -1 };

/** Windows of a house from the roof down, in px from its left edge; tall houses have a middle row. */
const windows = (roof: number): (readonly [number, number])[] => {
  const middle = [32, 116].map((x) => [x, roof + 12] as const);
  return [[74, roof - 78], ...(roof < 340 ? middle : []), [32, 402]];
};

/** The last house lit at the start of the film; the first house without a parcel. */
const LIT = 5;
const RUN = { from: 10, at: 133, pace: 3 };

/** Frame at which the nose of the van is about to pass a house. */
function reached(house: number) {
  let f = RUN.at;
  while (f < FRAMES && house * PITCH - streetOffset(f) > nose(f) + 70) f += 1;
  return f;
}

/** When a house lights: with its parcel; the rest every 3 frames, up to the nose of the van. */
function lightOf(house: number): Light {
  if (house <= LIT) return { door: -99, first: -99, step: 0, shuts: -99 };
  const delivery = DELIVERIES.find((one) => one.house === house);
  if (delivery) return delivery.light;
  const start = Math.max(RUN.at + RUN.pace * (house - RUN.from), reached(house));
  return { door: start, first: start + 1, step: 1, shuts: start };
}

/** A window is brighter for its first four frames. */
const glow = (f: number, lit: number, own: string) =>
  f < lit ? UNLIT : f < lit + 4 && lit > 0 ? WARM : own;

function houseAt(index: number, f: number) {
  const x = index * PITCH - streetOffset(f);
  const { roof, fill, warm } = kindOf(index);
  const { door, first, step, shuts } = lightOf(index);
  const panes = windows(roof)
    .map(([dx, y], i, all) => {
      // From the ground up, as if somebody carried the parcel upstairs.
      const lit = first + step * (all.length - 1 - i);
      return rect(x + dx, y, 52, 56, glow(f, lit, i === warm ? WARM : YELLOW), 20);
    })
    .join('');
  const isOpen = f >= door && f < shuts;
  const doorFill = f < door ? UNLIT : isOpen ? WARM : YELLOW;
  return (
    shape(`M${x} ${GROUND}V${roof}a100 100 0 0 1 200 0V${GROUND}z`, fill) +
    panes +
    shape(doorway(x), doorFill) +
    (isOpen ? '' : circle(x + 160, 488, 5, DUSK))
  );
}

/** The visible houses. */
function street(f: number) {
  const first = Math.floor((streetOffset(f) - PITCH) / PITCH);
  return repeat(8, (i) => houseAt(first + i, f));
}

/** Towers behind the houses: left edge and roof, for two frame widths. They move one per loop. */
const TOWERS = [0, 1200].flatMap((round) =>
  [
    [-40, 330],
    [130, 278],
    [330, 320],
    [520, 258],
    [700, 310],
    [880, 278],
    [1080, 325],
  ].map(([x = 0, roof = 0]) => ({ x: x + round, roof })),
);

function skyline(f: number) {
  const gone = (streetOffset(f) / LOOP) * 1200;
  return TOWERS.map(({ x, roof }) =>
    shape(`M${x - gone} ${GROUND}V${roof}a62 62 0 0 1 124 0V${GROUND}z`, '#181546'),
  ).join('');
}

/** Dashes on the road. They repeat every 1320 px and move 1.2 times as fast as the houses: three repeats per loop. */
const DASHES = { period: 1320, pace: 1.2 };

function road(f: number) {
  const gone = (streetOffset(f) * DASHES.pace) % DASHES.period;
  const dashes = [0, DASHES.period]
    .flatMap((round) =>
      [
        [-40, 330],
        [330, 180],
        [640, 300],
        [1060, 200],
      ].map(([x = 0, width = 0]) => rect(x + round - gone, 622, width, 14, '#3A2DFF')),
    )
    .join('');
  return (
    rect(0, GROUND, 1200, 135, '#0C0B26', 0) + rect(-20, GROUND, 1240, 16, '#211E5C', 0) + dashes
  );
}

const BLUE = '#3A2DFF';
const PALE = '#F2EFFF';
const LILAC = '#8F87FF';
const NIGHT = '#0C0B26';

/** Length of the speed lines, as a share of the full length. */
const paces = eased(`
  0 1 lin, 30 0.7 roll, 48 0 hold, 88 0 roll, 96 0.3 roll, 106 0.15 roll, 126 0.42 roll,
  146 1
`);

/** How far the rear door is open, in px seen from the side. */
const opens = eased(
  '50 0 out, 54 14 hold, 64 14 roll, 69 0 hold, 80 0 out, 84 14 hold, 132 14 roll, 137 0',
);

/** The van dips as it brakes, and lifts its nose as it leaves. */
const dips = eased('40 0 roll, 50 5 roll, 58 0 hold, 106 0 roll, 114 -3 roll, 126 0');

function speedLines(f: number) {
  const pace = paces(f);
  const swell = 1 + 0.12 * Math.max(0, pace - 0.6) * Math.sin((f * Math.PI) / 12);
  const line = (right: number, y: number, width: number) => {
    const length = width * pace * swell;
    return length > 18 ? rect(right - length, y, length, 18, LILAC) : '';
  };
  return move(vanAhead(f), 14, line(430, 400, 270) + line(440, 446, 380) + line(430, 492, 180));
}

/** A wheel. Its hub shows the rotation: eleven turns per loop. */
const wheel = (x: number, f: number) =>
  circle(x, 216, 46, NIGHT) +
  circle(x, 216, 20, LILAC) +
  turn((streetOffset(f) / LOOP) * 11 * 360, x, 216, rect(x - 3, 201, 6, 30, NIGHT));

const body =
  shape(
    'M0 60A60 60 0 0 1 60 0H330C404 0 440 40 462 98L480 140V176A40 40 0 0 1 440 216H40A40 40 0 0 1 0 176z',
    BLUE,
  ) +
  shape('M336 36h4c44 0 66 24 82 62l6 16H336z', '#CFE8FF') +
  shape('M118 40h76l-14 60H104z', PALE) +
  shape('M152 48l-22 28h14l-6 18 24-28h-14z', BLUE) +
  shape(artwork.name, PALE) +
  rect(452, 156, 28, 22, WARM) +
  rect(0, 150, 16, 30, '#FF5C4D');

const light = '<path d="M950 492L1240 430V590L950 520z" fill="#FFF3B0" opacity=".9"/>';

function van(f: number) {
  const open = opens(f);
  const dip = turn(
    dips(f) * 0.4,
    860,
    560,
    light + rect(470 - open, 392, open, 128, WARM, Math.min(7, open / 2)) + move(470, 330, body),
  );
  const wheels = move(470, 330, wheel(106, f) + wheel(378, f));
  return move(vanAhead(f), 14, dip + wheels);
}

const words = risingLines(artwork.words, PALE, FRAMES, [
  { top: 72, bottom: 109, comes: 164 },
  { top: 138, bottom: 171, comes: 166 },
]);

/** Draws a frame of the Nimbolt film, 0 to 191: door by door, faster and faster, a van lights a street. */
export const nimbolt = film(
  1200,
  675,
  '#14123A',
  (f) =>
    circle(1030, 118, 62, PALE) +
    skyline(f) +
    street(f) +
    road(f) +
    speedLines(f) +
    parcels(f) +
    van(f) +
    words(f),
);
