import { valueAt } from '../../../drawing/keys';
import { circle, clip, move, rect, turn } from '../../svg';
import { doorway, GROUND, PITCH, rear, streetOffset } from './ride';

interface Delivery {
  house: number;
  /** Frames at which the parcel leaves the van, hits the ground, reaches the door, and is inside. */
  out: number;
  lands: number;
  arrives: number;
  isIn: number;
  /** Height of its hop, in px. */
  hop: number;
  /** Frames at which the door opens and the lowest window lights, and frames to the next window. */
  door: number;
  first: number;
  step: number;
  shuts: number;
}

/** Door by door, faster and faster. */
export const DELIVERIES: readonly Delivery[] = [
  {
    house: 6,
    out: 52,
    lands: 62,
    arrives: 76,
    isIn: 82,
    hop: 60,
    door: 74,
    first: 80,
    step: 4,
    shuts: 86,
  },
  {
    house: 7,
    out: 84,
    lands: 92,
    arrives: 100,
    isIn: 106,
    hop: 70,
    door: 94,
    first: 98,
    step: 2,
    shuts: 110,
  },
  {
    house: 8,
    out: 110,
    lands: 121,
    arrives: 126,
    isIn: 131,
    hop: 100,
    door: 114,
    first: 125,
    step: 1,
    shuts: 131,
  },
  {
    house: 9,
    out: 119,
    lands: 130,
    arrives: 134,
    isIn: 138,
    hop: 100,
    door: 120,
    first: 132,
    step: 1,
    shuts: 138,
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
function parcel({ house, out, lands, arrives, isIn, hop }: Delivery, f: number) {
  if (f < out || f >= isIn) return '';
  const start = rear(out) - 4 + streetOffset(out);
  const door = house * PITCH + 142;
  const touch = start + (door - start) * 0.42;
  const x = valueAt(
    [
      [out, start, 'lin'],
      [lands, touch, 'lin'],
      [arrives - (arrives - lands) * 0.3, door + (touch - door) * 0.18, 'stop'],
      [arrives, door, 'in'],
      [isIn, door - 60],
    ],
    f,
  );
  const top = (out + lands) / 2 - 1;
  const y = valueAt(
    [
      [out, FLOOR, 'rise'],
      [top, PAVEMENT - hop, 'fall'],
      [lands, PAVEMENT, 'rise'],
      [lands + 2, PAVEMENT - 8, 'fall'],
      [lands + 4, PAVEMENT],
    ],
    f,
  );
  const drawing = parcelAt(x, y, ((x - door) / R) * DEGREES);
  const seen = f > arrives ? clip(`<path d="${doorway(house * PITCH)}"/>`, drawing) : drawing;
  return move(-streetOffset(f), 0, seen);
}

export const parcels = (f: number) => DELIVERIES.map((one) => parcel(one, f)).join('');
