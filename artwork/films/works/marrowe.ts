import { eased } from '../../drawing/keys';
import artwork from '../outlines/marrowe.json';
import { clipPath, clipRect, film, move, rect, shape, turn } from '../svg';

const TEAL = '#0B7A75';
const MINT = '#CFE9E3';
const FOAM = '#F4FBF8';
const DARK = '#12312F';
const CORAL = '#FF9E80';

/** The slots of Tuesday, Wednesday and Thursday. */
const SLOT = { x: 528, w: 392, h: 64, tops: [390, 466, 542] };
const END = SLOT.x + SLOT.w;
const THURSDAY = SLOT.tops[2] ?? 0;

/** Outline of a card: all corners are cut. */
function card(x: number, y: number, w: number, h: number) {
  const cut = Math.min(10, w / 2, h / 2);
  return `M${x + cut} ${y}h${w - 2 * cut}l${cut} ${cut}v${h - 2 * cut}l${-cut} ${cut}h${2 * cut - w}l${-cut} ${-cut}v${2 * cut - h}z`;
}

/** Left edge of the visitor while it is a tile in the gap between the cross and the slots. */
const GAP = 447;
/** Left and right end of the visitor: from the cross to the gap before the slots, into Thursday, and back. */
const lefts = eased(`
  16 268 roll, 30 ${GAP} hold, 45 ${GAP} roll, 66 817 hold,
  98 817 roll, 114 ${GAP} hold, 123 ${GAP} roll, 136 268
`);
const rights = eased(`
  10 408 roll, 24 ${GAP + SLOT.h} hold, 44 ${GAP + SLOT.h} roll, 63 ${END} hold,
  100 ${END} roll, 116 ${GAP + SLOT.h} hold, 127 ${GAP + SLOT.h} roll, 141 408
`);
const middles = eased('28 375 roll, 46 574 hold, 114 574 roll, 128 375');
/** The tile tumbles down to Thursday, and up again. */
const tumbles = eased('28 0 roll, 44 180 hold, 116 180 roll, 126 0');
/** An arm of the cross is thicker than a slot. */
const thickness = eased(`12 86 roll, 30 ${SLOT.h} hold, 124 ${SLOT.h} roll, 140 86`);

/** An arm of the cross, which folds to a tile to travel. */
function visitor(f: number) {
  const [x, y, t] = [lefts(f), middles(f), thickness(f)];
  const w = rights(f) - x;
  return turn(tumbles(f), x + w / 2, y, shape(card(x, y - t / 2, w, t), CORAL));
}

/** The cross recoils as its arm leaves, and as it returns. */
const recoils = eased('10 0 out, 14 -6 roll, 22 0 hold, 136 0 out, 139 -6 roll, 143 0');

/** The large cross without its fourth arm. */
const cross = (f: number) =>
  rect(0, 0, 430, 750, TEAL, 0) +
  move(
    recoils(f),
    0,
    shape('M182 182h66l10 10v366l-10 10h-66l-10 -10v-140h-140l-10 -10v-66l10 -10h140v-140z', FOAM),
  );

/** The small cross makes a quarter turn when the appointment is made. */
const turns = eased('62 0 roll, 82 90');
const smallCross = `<path d="M860 78h18v24h24v18H878v24H860V120H836V102h24z" fill="none" stroke="${TEAL}" stroke-width="8" stroke-linejoin="bevel"/>`;

/** A full slot moves aside for the visitor, by at most 6 px. */
const room = (top: number, f: number) => {
  const near = 1 - Math.abs(middles(f) - (top + SLOT.h / 2)) / 60;
  return lefts(f) > 400 ? 6 * Math.max(0, near) : 0;
};

const full = (index: number, f: number) => {
  const top = SLOT.tops[index] ?? 0;
  return move(
    room(top, f),
    0,
    shape(card(SLOT.x, top, SLOT.w, SLOT.h), FOAM) +
      shape(artwork.days[index] ?? '', DARK) +
      shape(artwork.notes[index] ?? '', TEAL),
  );
};

/** Right end of the taken part of Thursday: the slot empties at the start, then the visitor fills it. */
const letGo = eased(`4 ${END} roll, 24 ${SLOT.x}`);
const taken = (f: number) =>
  f < 44 ? letGo(f) : f < 66 ? Math.max(SLOT.x, lefts(f) + SLOT.h / 2) : END;

function thursday(f: number) {
  const end = taken(f);
  const day = artwork.days[2] ?? '';
  const time = artwork.notes[2] ?? '';
  const outline = card(SLOT.x, THURSDAY, SLOT.w, SLOT.h);
  const isTaken = shape(outline, TEAL) + shape(day, FOAM) + shape(time, MINT);
  return (
    shape(outline, FOAM) +
    shape(day, DARK) +
    shape(time, TEAL) +
    (end > SLOT.x ? clipRect(SLOT.x, THURSDAY, end - SLOT.x, SLOT.h, isTaken) : '')
  );
}

/** The time, dark where the visitor is behind it. */
function appointment(f: number) {
  const [x, end] = [lefts(f), rights(f)];
  const time = shape(artwork.notes[2] ?? '', DARK);
  return end > 841 ? clipPath(card(x, THURSDAY, end - x, SLOT.h), time) : '';
}

/** Draws a frame of the Marrowe film, 0 to 143: an arm of the cross finds two days full, then fills Thursday. */
export const marrowe = film(
  1000,
  750,
  MINT,
  (f) =>
    shape(artwork.wordmark, TEAL) +
    turn(turns(f), 869, 111, smallCross) +
    artwork.title.map((line) => shape(line, DARK)).join('') +
    cross(f) +
    full(0, f) +
    full(1, f) +
    thursday(f) +
    visitor(f) +
    appointment(f),
);
