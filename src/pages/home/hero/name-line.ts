import { type NameLayout, layOut, readName, unitFor } from '@/lib/alphabet/name';
import type { Pose } from '@/lib/point';
import type { Place } from '@/motion/assembly-stage';
import { desktopWidth, type PillBounds, pillSize } from '@/physics/pill-bounds';

/*
 * What stands on the line, and what it leaves to the pile. What goes in: the typed name and the bounds of the pills. What
 * comes out: a place for each piece, where the pile begins, which pills are in the way (docs/rules.md#name-on-the-line).
 */

/** Between the name and the pile, and under the copy, in px; least width of a pile, in pills. */
const clearance = { pile: 24, copy: 12, least: 1.2 } as const;
/** Height of the letters, and what lies between them and the line, in units of their thickness. */
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

/** How a name is shown. */
interface Shown {
  /** How many pieces stand; 0: the name is shown in type. */
  pieces: number;
  /** A letter or digit is not in the alphabet. */
  isForeign: boolean;
  isCut: boolean;
}

export interface NameLine {
  letters: readonly Letter[];
  /** Letters that were ever written: the last id. */
  count: number;
  places: readonly Place[];
  /** Right end of what stands, in px from the window's left edge; 0: nothing stands. */
  end: number;
  /** Where the pile's left wall stands, in px. */
  wall: number;
  /** False: there is nothing to show. */
  shown: Shown | false;
}

export const emptyLine: NameLine = {
  letters: [],
  count: 0,
  places: [],
  end: 0,
  wall: 0,
  shown: false,
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

/** Letters of the name before: those at its start and at its end stay, so that only what was typed comes or goes. */
const keepLetters = (before: readonly Letter[], signs: readonly string[], count: number) => {
  let first = 0;
  while (first < signs.length && before[first]?.sign === signs[first]) first += 1;
  let last = 0;
  const most = Math.min(before.length, signs.length) - first;
  while (last < most && before.at(-1 - last)?.sign === signs.at(-1 - last)) last += 1;
  return signs.map((sign, index): Letter => {
    const kept = index < first ? before[index] : before[before.length - (signs.length - index)];
    const isKept = index < first || index >= signs.length - last;
    return isKept && kept ? kept : { sign, id: count + 1 + index };
  });
};

const placesOf = (
  { pieces, hero }: NameLayout,
  letters: readonly Letter[],
  unit: number,
  left: number,
  colors: NameColors,
) =>
  pieces.map((piece, index): Place => {
    const isStem =
      piece.kind === 'bar' && piece.length * unit >= pillSize.width && unit >= pillSize.height;
    const isHero = index === hero;
    const first = pieces.findIndex(({ letter }) => letter === piece.letter);
    const id = letters[piece.letter]?.id ?? 0;
    return {
      key: `${id} ${index - first}`,
      letter: id,
      piece,
      x: left,
      y: -(height + gap) * unit,
      unit,
      color: isHero ? colors.green : colors.ink,
      isHero,
      ...(isStem && { labelColor: isHero ? colors.ink : colors.cream }),
    };
  });

/** @returns where the pile begins, in px: it needs the width of a pill */
const wallBeside = (end: number, { right, pill }: PillBounds) =>
  end > 0 ? Math.min(end + clearance.pile, right - clearance.least * pill.width) : 0;

/**
 * @param before what stood before
 * @param typed as the visitor typed it
 * @returns what stands now
 */
export const writeLine = (
  before: NameLine,
  typed: string,
  bounds: PillBounds,
  colors: NameColors,
): NameLine => {
  const read = readName(typed);
  const layout = layOut(read.kind === 'letters' ? read.text : '');
  const { width, turn, view, pill } = bounds;
  const left = width - turn.x - turn.radius;
  const room = { free: -copyFoot(bounds), width: turn.x - left, line: pill.height };
  const unit = layout.letters > 0 && view > 0 ? unitFor(layout, room) : 0;
  const signs = unit > 0 && read.kind === 'letters' ? read.text.replaceAll(' ', '') : '';
  const letters = keepLetters(before.letters, Array.from(signs), before.count);
  const places = unit > 0 ? placesOf(layout, letters, unit, left, colors) : [];
  const end = places.length > 0 ? left + layout.width * unit : 0;
  return {
    letters,
    count: before.count + letters.length,
    places,
    end,
    wall: wallBeside(end, bounds),
    shown: read.kind !== 'empty' && {
      pieces: places.length,
      isForeign: read.kind === 'type',
      isCut: places.length > 0 && read.kind === 'letters' && read.isCut,
    },
  };
};

/** Whether the box of a pill, in px, meets the one of what stands. */
const meets = ({ places, end }: NameLine, { x, y, angle }: Pose, pill: PillBounds['pill']) => {
  const [across, down] = [Math.abs(Math.cos(angle)) / 2, Math.abs(Math.sin(angle)) / 2];
  const half = {
    x: across * pill.width + down * pill.height,
    y: down * pill.width + across * pill.height,
  };
  const left = Math.min(...places.map((place) => place.x));
  const top = Math.min(...places.map((place) => place.y + place.piece.y * place.unit));
  return x + half.x > left && x - half.x < end && y + half.y > top && y - half.y < 0;
};

/**
 * Finds the pills that must make room for the name. Where nothing moves, these are the ones whose box meets the name's.
 * In motion a wall pushes the pile aside, and only those that then cover the copy are left. In zoomed windows the name
 * leaves little floor: there they are the ones that reach above the copy's foot or stand on letters.
 * @param overCopy the pills that the engine finds over the copy
 * @returns the pills that have to sink into the line, by their index
 */
export const pillsInTheWay = (
  line: NameLine,
  poses: readonly Pose[],
  bounds: PillBounds,
  { isMotionOff, overCopy }: { isMotionOff: boolean; overCopy: readonly number[] },
): readonly number[] => {
  if (line.places.length === 0) return [];
  const { view, pill } = bounds;
  const thoseThat = (isInTheWay: (pose: Pose) => boolean) =>
    poses.flatMap((pose, index) => (isInTheWay(pose) ? index : []));
  if (isMotionOff) return thoseThat((pose) => meets(line, pose, pill));
  if (view >= desktopWidth) return overCopy;
  return thoseThat(({ x, y }) => {
    const isAboveFoot = y < copyFoot(bounds) + pill.height;
    const isOnLetters = y < 0 && x - pill.width / 2 < line.end;
    return isAboveFoot || isOnLetters;
  });
};
