import artwork from '../outlines/nimbolt.json';
import { eased } from '../../drawing/keys';
import { chance, wrap } from '../../drawing/numbers';
import { flow } from '../../drawing/spline';
import { circle, clipPath, group, move, picture, rect, repeat, shape, turn } from '../svg';
import { risingLines } from '../words';
import { drawn, hatched, NIGHT, pencil, pencils, shaded, sheet, sketched } from './nimbolt-pencil';

const WIDTH = 1200;
const HEIGHT = 675;
const FRAMES = 192;

/** Every drawing stands for three frames, so there are 8 a second. */
const HELD = 3;
/** The hand draws what trembles in four ways, by turns. */
const WAYS = 4;

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
/** y of the centre of the parcel: on the floor of the van, on the pavement. */
const FLOOR = 492;
const PAVEMENT = GROUND - R;
const DEGREES = 180 / Math.PI;

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const pencilDot = (x: number, y: number) => circle(x, y, 4, pencils.night);

/** A dot with two strings, rotated as far as it has rolled. */
const parcelAt = (x: number, y: number, angle: number) =>
  turn(
    angle,
    x,
    y,
    hatched(disc(x, y, R), 'coral') +
      sketched(`M${x - R} ${y}H${x + R}M${x} ${y - R}V${y + R}`, 'cream', 4),
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
  return f > arrives ? clipPath(doorway(house * PITCH), drawing) : drawing;
}

const parcels = (f: number) => DELIVERIES.map((one) => parcel(one.house, one.parcel, f)).join('');

/** Five kinds of house: y where the curve of the roof starts, and the window with another light. */
const KINDS = [
  { roof: 315, warm: 0 },
  { roof: 395, warm: 1 },
  { roof: 305, warm: 2 },
  { roof: 350, warm: -1 },
  { roof: 315, warm: -1 },
] as const;
const kindOf = (house: number) => KINDS[wrap(house, 5)] ?? KINDS[0];

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

const arch = (x: number, y: number) => `M${x} ${y + 56}V${y + 22}a26 24 0 0 1 52 0V${y + 56}z`;

/** A window: its outline, and as light the yellow pencil. It is brighter for its first four frames. */
function pane(x: number, y: number, f: number, lit: number, isWarm: boolean) {
  const bars = `M${x + 26} ${y}V${y + 56}M${x} ${y + 30}H${x + 52}`;
  if (f < lit) return sketched(arch(x, y) + bars, 'faint', 2);
  const isBright = isWarm || (f < lit + 4 && lit > 0);
  return hatched(arch(x, y), isBright ? 'cream' : 'yellow') + sketched(bars, 'night', 3);
}

/** Every house leans a little, in degrees. */
const leanOf = (index: number) => 0.7 * chance(0, wrap(index, HOUSES)) - 0.35;

function houseAt(index: number, f: number) {
  const { roof, warm } = kindOf(index);
  const { door, first, step, shuts } = lightOf(index);
  const panes = windows(roof)
    .map(([dx, y], i, all) => {
      // From the ground up, as if somebody carried the parcel upstairs.
      const lit = first + step * (all.length - 1 - i);
      return pane(dx, y, f, lit, i === warm);
    })
    .join('');
  const isOpen = f >= door && f < shuts;
  const way = doorway(0);
  const entrance = f < door ? sketched(way, 'faint', 2) : hatched(way, isOpen ? 'cream' : 'yellow');
  const chimney = `M150 ${roof - 74}V${roof - 118}h26V${roof - 50}`;
  // The pencil runs on a little past the corners.
  const walls = `M0 ${GROUND + 9}V${roof - 10}M200 ${GROUND + 7}V${roof - 14}M-8 ${GROUND}H208`;
  // The circle that the roof was found with, and the moon on its side.
  const guide = `M0 ${roof}a100 100 0 0 0 200 0M100 ${roof - 116}V${roof + 24}`;
  const moonlit = `M108 ${roof - 100}A100 100 0 0 1 200 ${roof}v40`;
  const spill = repeat(5, (i) => `M${116 + 11 * i} ${GROUND + 5}l${(i - 2) * 9 - 12} 13`);
  const drawing =
    (f < door ? '' : sketched(spill, isOpen ? 'cream' : 'yellow', 3)) +
    sketched(chimney, 'lilac', 2.5) +
    drawn(`M0 ${GROUND}V${roof}a100 100 0 0 1 200 0V${GROUND}`, 'lilac', 2.5) +
    sketched(walls, 'lilac', 1.5) +
    sketched(guide, 'faint', 1.2) +
    sketched(moonlit, 'pale', 2) +
    panes +
    entrance +
    (isOpen ? '' : pencilDot(160, 488));
  return group(`translate(${index * PITCH} 0) rotate(${leanOf(index)} 100 ${GROUND})`, drawing);
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

const skyline = TOWERS.map(({ x, roof }) =>
  drawn(`M${x} ${GROUND}V${roof}a62 62 0 0 1 124 0V${GROUND}`, 'faint', 2),
).join('');

/** Stars: two short strokes each. */
const stars = repeat(16, (i) => {
  const [x, y, r] = [716 + 470 * chance(i, 1), 24 + 190 * chance(i, 2), 3 + 4 * chance(i, 3)];
  return sketched(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, 'lilac', 1.5);
});

/** Dashes on the road. They repeat every 1320 px and move 1.2 times as fast as the houses: three repeats per loop. */
const DASHES = { period: 1320, pace: 1.2 };

/** @param gone how far the road has moved, in px */
function road(gone: number) {
  const start = gone - (gone % DASHES.period);
  const dashes = [start, start + DASHES.period]
    .flatMap((round) =>
      [
        [-40, 330],
        [330, 180],
        [640, 300],
        [1060, 200],
      ].map(([x = 0, width = 0]) => {
        const left = x + round;
        return sketched(`M${left} 626h${width}M${left + 14} 634h${width - 40}`, 'blue', 4);
      }),
    )
    .join('');
  const width = 2 * DASHES.period;
  return (
    rect(start - 20, GROUND, width, 155, NIGHT, 0) +
    sketched(`M${start - 20} ${GROUND}h${width}m0 20h${-width}`, 'lilac', 3) +
    dashes
  );
}

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
    if (length <= 18) return '';
    const strokes = [-7, 0, 6].map(
      (dy, i) => `M${right - length + 17 * i} ${y + dy}H${right - 9 * i}`,
    );
    return sketched(strokes.join(''), 'lilac', 3.5);
  };
  return line(430, 408, 270) + line(440, 454, 380) + line(430, 500, 180);
}

/** A wheel. Its spokes show the rotation: eleven turns per loop. */
const wheel = (x: number, f: number) =>
  drawn(disc(x, 216, 46), 'pale', 4) +
  sketched(disc(x, 216, 37), 'faint', 2) +
  turn(
    (streetOffset(f) / LOOP) * 11 * 360,
    x,
    216,
    drawn(disc(x, 216, 18), 'lilac', 3) +
      sketched(`M${x} 180V252M${x - 36} 216H${x + 36}`, 'lilac', 2.5),
  );

const body =
  hatched(
    'M0 60A60 60 0 0 1 60 0H330C404 0 440 40 462 98L480 140V176A40 40 0 0 1 440 216H40A40 40 0 0 1 0 176z',
    'blue',
    4,
  ) +
  // The moon on the roof, and the lines that the van was built on.
  shaded('M4 44A60 60 0 0 1 60 0H330C380 0 412 18 434 50z', 'sheen') +
  sketched('M-44 0H500M-30 216H520M480 60V250M0 20V244', 'faint', 1.5) +
  drawn('M336 36h4c44 0 66 24 82 62l6 16H336z', 'pale', 3) +
  sketched('M352 96l34 -44M372 100l28 -36', 'lilac', 2.5) +
  sketched('M316 10V208M24 190H440', 'pale', 2) +
  drawn('M118 40h76l-14 60H104z', 'pale', 3) +
  hatched('M152 48l-22 28h14l-6 18 24-28h-14z', 'yellow', 2) +
  // The pencil leaves a clear field for the name.
  rect(46, 116, 204, 42, NIGHT, 12) +
  `<g stroke="${pencils.pale}" stroke-width="2.4">${shape(artwork.name, pencils.pale)}</g>` +
  hatched('M452 156h28v22h-28z', 'cream', 2) +
  hatched('M0 150h16v30h-16z', 'coral', 2);

/** The beam: rays, not quite from one point. */
const light = sketched(
  repeat(9, (i) => `M956 ${496 + 2.6 * i}L1246 ${428 + 20 * i}`),
  'cream',
  3,
);

function van(f: number) {
  const open = opens(f);
  const door = `M${470 - open} 392h${open}v128h${-open}z`;
  const dip = turn(
    dips(f) * 0.4,
    860,
    560,
    light + (open > 1 ? hatched(door, 'cream', 2) : '') + move(470, 330, body),
  );
  return dip + move(470, 330, wheel(106, f) + wheel(378, f));
}

const moon =
  hatched(disc(1030, 118, 62), 'moon', 3) +
  sketched(disc(1048, 100, 14) + disc(1010, 136, 9), 'faint', 2);

const words = risingLines(artwork.words, pencils.pale, FRAMES, [
  { top: 68, bottom: 111, comes: 164 },
  { top: 134, bottom: 175, comes: 166 },
]);

/**
 * Draws a frame of the Nimbolt film, 0 to 191: door by door, faster and faster, a van lights a
 * street, all in pencil. The sky and the van tremble; the street moves past as one drawing, in
 * which only parcels and lights change.
 */
export function nimbolt(frame: number): string {
  const drawing = Math.floor(frame / HELD);
  const f = drawing * HELD;
  const seed = 1 + (drawing % WAYS);
  const gone = streetOffset(f);
  const roadGone = gone * DASHES.pace;
  return picture(
    WIDTH,
    HEIGHT,
    pencil(
      sheet({ name: 'sky', x: 0, top: 0, bottom: 260, seed }, stars + moon + words(f)),
      sheet({ name: 'skyline', x: (gone / LOOP) * 1200, top: 190, bottom: 560, seed: 8 }, skyline),
      sheet({ name: 'road', x: roadGone, top: 530, bottom: 675, seed: 15 }, road(roadGone)),
      sheet({ name: 'street', x: gone, top: 160, bottom: 580, seed: 22 }, street(f) + parcels(f)),
      sheet(
        { name: 'van', x: -vanAhead(f), top: 320, bottom: 675, seed: seed + 28 },
        move(0, 14, speedLines(f) + van(f)),
      ),
    ),
  );
}
