import { valueAt, type Keys } from '../../../drawing/keys';
import artwork from '../../artwork/marrowe.json';
import { clip, clipRect, move, rect, shape } from '../../svg';
import { DARK, FOAM, MINT, SLOT, TEAL } from './constants';
import { centreYAt, leftAt, rightAt } from './visitor';

/** A full slot moves aside for the visitor, by at most 6 px. */
const room = (top: number, f: number) => {
  const near = 1 - Math.abs(centreYAt(f) - (top + SLOT.h / 2)) / 60;
  return leftAt(f) > 400 ? 6 * Math.max(0, near) : 0;
};

const full = (index: number, f: number) => {
  const top = SLOT.tops[index] ?? 0;
  return move(
    room(top, f),
    0,
    rect(SLOT.x, top, SLOT.w, SLOT.h, FOAM) +
      shape(artwork.days[index] ?? '', DARK) +
      shape(artwork.notes[index] ?? '', TEAL),
  );
};

/** Right end of the taken part of Thursday: the slot empties at the start, then the visitor fills it. */
const letGo: Keys<number> = [
  [4, SLOT.x + SLOT.w, 'roll'],
  [24, SLOT.x],
];
const END = SLOT.x + SLOT.w;
const taken = (f: number) =>
  f < 44 ? valueAt(letGo, f) : f < 66 ? Math.max(SLOT.x, leftAt(f) + SLOT.h / 2) : END;

function thursday(f: number) {
  const [x, top, end] = [SLOT.x, SLOT.tops[2] ?? 0, taken(f)];
  const day = artwork.days[2] ?? '';
  const time = artwork.notes[2] ?? '';
  const box = `<rect x="${x}" y="${top}" width="${SLOT.w}" height="${SLOT.h}" rx="${SLOT.h / 2}"/>`;
  const isTaken = rect(x, top, SLOT.w, SLOT.h, TEAL, 0) + shape(day, FOAM) + shape(time, MINT);
  return (
    rect(x, top, SLOT.w, SLOT.h, FOAM) +
    shape(day, DARK) +
    shape(time, TEAL) +
    (end > x ? clip(box, clipRect(x, top, end - x, SLOT.h, isTaken)) : '')
  );
}

export const slots = (f: number) => full(0, f) + full(1, f) + thursday(f);

/** The time, dark where the visitor is behind it. */
export function appointment(f: number) {
  const [x, end] = [leftAt(f), rightAt(f)];
  const time = shape(artwork.notes[2] ?? '', DARK);
  return end > 841 ? clipRect(x, SLOT.tops[2] ?? 0, end - x, SLOT.h, time) : '';
}
