import { type NameLayout, layOut, readName, unitFor } from '@/lib/alphabet/name';
import type { Pose } from '@/lib/point';
import type { Place } from '@/motion/assembly-stage';
import { desktopWidth, type PillBounds, pillSize } from '@/physics/pill-bounds';

/*
 * Computes from the typed name and the bounds of the pills where each piece of the name stands,
 * where the pile begins beside it, and which pills are in the way. Lengths are in px, y down from
 * the floor, so what is above it is negative. A unit is the thickness of the letters
 * (docs/rules.md#name-on-the-line).
 */

/** Room between the name and the pile, and between pieces and the copy above them, in px. */
const clearance = { pile: 24, copy: 12 } as const;
/** Least width of a pile, in widths of a pill. */
const leastPile = 1.2;
/** Height of the letters, and room between them and the line, in units. */
const letterHeight = 4;
const gapAboveLine = 0.22;

/** The colors of a name, as CSS writes them. */
type NameColors = Readonly<Record<'ink' | 'cream' | 'green', string>>;

/** A letter keeps its id, and with it its pieces, while others come and go. */
interface Letter {
  sign: string;
  id: number;
}

/** How a name is shown. */
export interface Shown {
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
  /** Right end of what stands; 0 while nothing stands. */
  end: number;
  /** Where the pile's left wall stands. */
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

/** @returns the lower end of the copy; without copy, the hero's upper edge */
const copyFoot = ({ copy, top }: PillBounds) => Math.max(top, ...copy.map(({ bottom }) => bottom));

/** @returns how high pieces may fly, and the room from which pills may fall */
export const roomOf = (bounds: PillBounds) => {
  const foot = copyFoot(bounds);
  const { left, right } = bounds;
  return { ceiling: foot + clearance.copy, room: { left, right, top: foot } };
};

/** @returns the content's left edge; the line's turn ends as far from the window's right edge */
const contentLeft = ({ width, turn }: PillBounds) => width - turn.x - turn.radius;

/** @returns what stands once a name is typed, given what stood before */
export const writeLine = (
  before: NameLine,
  typed: string,
  bounds: PillBounds,
  colors: NameColors,
): NameLine => {
  const name = readName(typed);
  const nothing = { ...emptyLine, lastId: before.lastId };
  if (name.kind === 'empty') return nothing;
  // Without letters, or with more than fit, it is set in type.
  const isForeign = name.kind === 'plain-type';
  const inType = { ...nothing, shown: { pieces: 0, isForeign, isCut: false } };
  if (isForeign) return inType;
  const layout = layOut(name.text);
  const left = contentLeft(bounds);
  const room = { free: -copyFoot(bounds), width: bounds.turn.x - left, line: bounds.pill.height };
  const unit = unitFor(layout, room);
  if (unit === 0) return inType;
  const letters = keepLetters(before, Array.from(name.text.replaceAll(' ', '')));
  const places = placesOf(layout, letters, { unit, left, colors });
  const end = left + layout.width * unit;
  return {
    letters,
    lastId: Math.max(before.lastId, ...letters.map(({ id }) => id)),
    places,
    end,
    wall: Math.min(end + clearance.pile, bounds.right - leastPile * bounds.pill.width),
    shown: { pieces: places.length, isForeign: false, isCut: name.isCut },
  };
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

const placesOf = (
  { pieces, hero }: NameLayout,
  letters: readonly Letter[],
  { unit, left, colors }: { unit: number; left: number; colors: NameColors },
) =>
  pieces.map((piece, index): Place => {
    const isHero = index === hero;
    const letter = letters[piece.letter]?.id ?? 0;
    const firstOfLetter = pieces.findIndex(({ letter: inName }) => inName === piece.letter);
    // A pill of the usual size may lie on it, with its label.
    const hasRoomForLabel =
      piece.kind === 'bar' && piece.length * unit >= pillSize.width && unit >= pillSize.height;
    const labelColor = isHero ? colors.ink : colors.cream;
    return {
      // The letter, and which of its pieces it is: the same as long as the letter is kept.
      key: `${letter} ${index - firstOfLetter}`,
      letter,
      piece,
      x: left,
      y: -(letterHeight + gapAboveLine) * unit,
      unit,
      color: isHero ? colors.green : colors.ink,
      isHero,
      labelColor: hasRoomForLabel ? labelColor : undefined,
    };
  });

/**
 * @param overCopy the pills that the engine finds over the copy
 * @returns the pills that have to sink, by their index. Without motion, these are the ones that the
 * name would cover. In motion a wall pushes the pile aside, and only pills over the copy have to
 * sink. In zoomed windows the copy is never solid: there, pills close to it or on letters sink.
 */
export const pillsInTheWay = (
  line: NameLine,
  poses: readonly Pose[],
  bounds: PillBounds,
  { isMotionOff, overCopy }: { isMotionOff: boolean; overCopy: readonly number[] },
): readonly number[] => {
  if (line.places.length === 0) return [];
  if (!isMotionOff && bounds.view >= desktopWidth) return overCopy;
  const isInTheWay = isMotionOff ? isUnderName : hasNoFloor;
  return poses.flatMap((pose, index) => (isInTheWay(line, pose, bounds) ? index : []));
};

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

/** Whether the middle of a pill is less than its height below the copy, or it stands on letters. */
const hasNoFloor = ({ end }: NameLine, { x, y }: Pose, bounds: PillBounds) => {
  const isCloseToCopy = y < copyFoot(bounds) + bounds.pill.height;
  const isOnLetters = y < 0 && x - bounds.pill.width / 2 < end;
  return isCloseToCopy || isOnLetters;
};
