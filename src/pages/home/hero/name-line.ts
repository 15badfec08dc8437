import { type NameLayout, layOut, readName, unitFor } from '@/lib/alphabet/name';
import type { Pose } from '@/lib/point';
import type { Place } from '@/motion/assembly-stage';
import { desktopWidth, type PillBounds, pillSize } from '@/physics/pill-bounds';

/*
 * Computes from the typed name and the bounds of the pills where each piece of the name stands,
 * where the pile begins beside it, and which pills are in the way. A unit is the thickness of the
 * letters (docs/rules.md#name-on-the-line).
 */

/** Room between the name and the pile, and between pieces and the copy above them, in px. */
const clearance = { pile: 24, copy: 12 } as const;
/** Least width of a pile, in widths of a pill. */
const leastPile = 1.2;
/** Height of the letters, and room between them and the line, in units. */
const height = 4;
const gap = 0.22;

/** The colors of a name, as CSS writes them. */
interface NameColors {
  ink: string;
  cream: string;
  green: string;
}

/** A letter keeps its id, and with it its pieces, while others come and go. */
interface Letter {
  sign: string;
  id: number;
}

interface Shown {
  /** How many pieces stand; with none, the name is shown in type. */
  pieces: number;
  /** A letter or digit is not in the alphabet. */
  isForeign: boolean;
  /** Only the first words of the name fit. */
  isCut: boolean;
}

export interface NameLine {
  letters: readonly Letter[];
  /** The highest id that a letter has had. */
  lastId: number;
  places: readonly Place[];
  /** Right end of what stands, in px from the window's left edge; 0 while nothing stands. */
  end: number;
  /** Where the pile's left wall stands, in px. */
  wall: number;
  /** Undefined while there is nothing to show. */
  shown: Shown | undefined;
}

export const emptyLine: NameLine = {
  letters: [],
  lastId: 0,
  places: [],
  end: 0,
  wall: 0,
  shown: undefined,
};

/** @returns where the copy ends, in px above the floor, thus negative */
const copyFoot = ({ copy, top }: PillBounds) => Math.max(top, ...copy.map(({ bottom }) => bottom));

/** @returns the upper bound of pieces that fly, in px */
export const ceilingOf = (bounds: PillBounds): number => copyFoot(bounds) + clearance.copy;

/** @returns where pills may fall from, in px */
export const roomFor = (bounds: PillBounds) => ({
  left: bounds.left,
  right: bounds.right,
  top: copyFoot(bounds),
});

/** @returns what stands once a name is typed, given what stood before */
export const writeLine = (
  before: NameLine,
  typed: string,
  bounds: PillBounds,
  colors: NameColors,
): NameLine => {
  const { width, turn, view, pill } = bounds;
  const name = readName(typed);
  const text = name.kind === 'letters' ? name.text : '';
  const layout = layOut(text);
  const left = width - turn.x - turn.radius;
  const room = { free: -copyFoot(bounds), width: turn.x - left, line: pill.height };
  const unit = layout.letters > 0 && view > 0 ? unitFor(layout, room) : 0;
  const fits = unit > 0;
  const signs = fits ? Array.from(text.replaceAll(' ', '')) : [];
  const letters = keepLetters(before, signs);
  const places = fits ? placesOf(layout, letters, { unit, left, colors }) : [];
  const end = places.length > 0 ? left + layout.width * unit : 0;
  return {
    letters,
    lastId: Math.max(before.lastId, ...letters.map(({ id }) => id)),
    places,
    end,
    wall: wallBeside(end, bounds),
    shown: shownAs(name, places.length),
  };
};

const shownAs = (name: ReturnType<typeof readName>, pieces: number): Shown | undefined => {
  if (name.kind === 'empty') return undefined;
  const isCut = pieces > 0 && name.kind === 'letters' && name.isCut;
  return { pieces, isForeign: name.kind === 'plain-type', isCut };
};

/** Keeps the letters at the start and at the end, so that only what was typed comes or goes. */
const keepLetters = ({ letters, lastId }: NameLine, signs: readonly string[]): Letter[] => {
  const before = letters.map(({ sign }) => sign);
  const atStart = countShared(before, signs);
  const atEnd = countShared(before.slice(atStart).toReversed(), signs.slice(atStart).toReversed());
  const typed = signs.slice(atStart, signs.length - atEnd);
  return [
    ...letters.slice(0, atStart),
    ...typed.map((sign, index) => ({ sign, id: lastId + 1 + index })),
    ...letters.slice(letters.length - atEnd),
  ];
};

/** @returns how many signs two names have in common at their start */
const countShared = (before: readonly string[], now: readonly string[]) => {
  const firstChange = now.findIndex((sign, index) => sign !== before[index]);
  return firstChange === -1 ? now.length : firstChange;
};

/** @param left where the name begins, in px; the unit is in px too */
const placesOf = (
  { pieces, hero }: NameLayout,
  letters: readonly Letter[],
  { unit, left, colors }: { unit: number; left: number; colors: NameColors },
) =>
  pieces.map((piece, index): Place => {
    const isHero = index === hero;
    const firstOfLetter = pieces.findIndex(({ letter }) => letter === piece.letter);
    const letter = letters[piece.letter]?.id ?? 0;
    const place: Place = {
      key: `${letter} ${index - firstOfLetter}`,
      letter,
      piece,
      x: left,
      y: -(height + gap) * unit,
      unit,
      color: isHero ? colors.green : colors.ink,
      isHero,
    };
    const hasRoomForLabel =
      piece.kind === 'bar' && piece.length * unit >= pillSize.width && unit >= pillSize.height;
    if (hasRoomForLabel) place.labelColor = isHero ? colors.ink : colors.cream;
    return place;
  });

/** @returns where a pile of at least its least width begins beside a name, in px */
const wallBeside = (end: number, { right, pill }: PillBounds) =>
  end > 0 ? Math.min(end + clearance.pile, right - leastPile * pill.width) : 0;

/**
 * @param overCopy the pills that the engine finds over the copy
 * @returns the pills that have to sink, by their index. Without motion, these are the ones that the
 * name would cover. In motion a wall pushes the pile aside, and only those over the copy are left.
 */
export const pillsInTheWay = (
  line: NameLine,
  poses: readonly Pose[],
  bounds: PillBounds,
  { isMotionOff, overCopy }: { isMotionOff: boolean; overCopy: readonly number[] },
): readonly number[] => {
  if (line.places.length === 0) return [];
  if (isMotionOff) return indicesOf(poses, (pose) => isUnderName(line, pose, bounds));
  if (bounds.view >= desktopWidth) return overCopy;
  return indicesOf(poses, (pose) => lacksFloor(line, pose, bounds));
};

const indicesOf = (poses: readonly Pose[], isInTheWay: (pose: Pose) => boolean) =>
  poses.flatMap((pose, index) => (isInTheWay(pose) ? index : []));

/** Whether the box of a pill meets the box of the name. */
const isUnderName = ({ places, end }: NameLine, { x, y, angle }: Pose, { pill }: PillBounds) => {
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const halfWidth = (cos * pill.width + sin * pill.height) / 2;
  const halfHeight = (sin * pill.width + cos * pill.height) / 2;
  const left = Math.min(...places.map((place) => place.x));
  const top = Math.min(...places.map((place) => place.y + place.piece.y * place.unit));
  return x + halfWidth > left && x - halfWidth < end && y + halfHeight > top && y - halfHeight < 0;
};

/** Whether a pill reaches above the copy's foot or stands on letters, as in zoomed windows. */
const lacksFloor = ({ end }: NameLine, { x, y }: Pose, bounds: PillBounds) => {
  const isAboveFoot = y < copyFoot(bounds) + bounds.pill.height;
  const isOnLetters = y < 0 && x - bounds.pill.width / 2 < end;
  return isAboveFoot || isOnLetters;
};
