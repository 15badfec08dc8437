import { circle, rect, shape } from '../../svg';
import { DELIVERIES } from './deliveries';
import { doorway, FRAMES, GROUND, LOOP, nose, PITCH, streetOffset } from './ride';

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
const kindOf = (house: number) => KINDS[((house % 5) + 5) % 5] ?? { roof: 315, fill: '', warm: -1 };

/** Windows of a house from the roof down, in px from its left edge; tall houses have a middle row. */
const windows = (roof: number) =>
  roof < 340
    ? [
        [74, roof - 78],
        [32, roof + 12],
        [116, roof + 12],
        [32, 402],
      ]
    : [
        [74, roof - 78],
        [32, 402],
      ];

/** The last house lit at the start of the film; the first house without a parcel. */
const LIT = 5;
const RUN = { from: 10, at: 133, pace: 3 };

/** Frame at which the nose of the van is about to pass a house. */
function reached(house: number) {
  let f = RUN.at;
  while (f < FRAMES && house * PITCH - streetOffset(f) > nose(f) + 70) f += 1;
  return f;
}

interface Light {
  /** Frames at which the door opens or lights and the first window lights, and frames between windows. */
  door: number;
  first: number;
  step: number;
  /** Frame until which the door stays open. */
  shuts: number;
}

/** When a house lights: with its parcel; the rest every 3 frames, up to the nose of the van. */
function lightOf(house: number): Light {
  if (house <= LIT) return { door: -99, first: -99, step: 0, shuts: -99 };
  const delivery = DELIVERIES.find((one) => one.house === house);
  if (delivery) return delivery;
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
    .map(([dx = 0, y = 0], i, all) => {
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
export function street(f: number) {
  const first = Math.floor((streetOffset(f) - PITCH) / PITCH);
  return Array.from({ length: 8 }, (_, i) => houseAt(first + i, f)).join('');
}

const TOWERS = [
  [-40, 330],
  [130, 278],
  [330, 320],
  [520, 258],
  [700, 310],
  [880, 278],
  [1080, 325],
];

/** Towers behind the houses; they move one frame width per loop. */
export function skyline(f: number) {
  const gone = (streetOffset(f) / LOOP) * 1200;
  return [0, 1200]
    .flatMap((turn) =>
      TOWERS.map(([x = 0, roof = 0]) =>
        shape(`M${x + turn - gone} ${GROUND}V${roof}a62 62 0 0 1 124 0V${GROUND}z`, '#181546'),
      ),
    )
    .join('');
}

/** Dashes on the road. They repeat every 1320 px and move 1.2 times as fast as the houses: three repeats per loop. */
const DASHES = { period: 1320, pace: 1.2 };

export function road(f: number) {
  const gone = (streetOffset(f) * DASHES.pace) % DASHES.period;
  const dashes = [0, DASHES.period]
    .flatMap((turn) =>
      [
        [-40, 330],
        [330, 180],
        [640, 300],
        [1060, 200],
      ].map(([x = 0, width = 0]) => rect(x + turn - gone, 622, width, 14, '#3A2DFF')),
    )
    .join('');
  return (
    rect(0, GROUND, 1200, 135, '#0C0B26', 0) + rect(-20, GROUND, 1240, 16, '#211E5C', 0) + dashes
  );
}
