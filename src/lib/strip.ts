import type { Box } from './point';

/** The place of one question on the strip. */
interface StripPlace {
  box: Box;
  /** Every other row runs from right to left; its pieces start at their right end. */
  isReversed: boolean;
}

/** Twenty places and the bends between them; every length is in the unit of width and thickness. */
export interface Strip {
  width: number;
  height: number;
  thickness: number;
  isUpright: boolean;
  placeLength: number;
  /** In question order. */
  places: readonly StripPlace[];
  /** The middle of each bend's stroke, as SVG path data; the first ones come first. */
  bends: readonly string[];
}

const placesPerSection = [6, 8, 6] as const;
/** Distance between the middles of two rows in thicknesses; leaves room for a half ring. */
const pitch = 2.5;
/** Half a piece has at least this length in thicknesses, or it would look like a dot. */
const shortestHalf = 1.3;

interface StripLayout {
  /** Places per row; by default, one row a section. */
  rows?: readonly number[];
  /** Between two places, and before and after a bend. */
  gap?: number;
}

/**
 * The geometry of an audit's picture: twenty places on rows that are joined by half rings. The rows
 * run to the right and to the left in turns. The first is aligned right, and each of the others
 * starts where the turn before it ends.
 * @param width of the whole picture
 * @param thickness of the strip; every length is in the unit of these two
 */
export const answerStrip = (
  width: number,
  thickness: number,
  { rows = placesPerSection, gap = 8 }: StripLayout = {},
): Strip => {
  const perRow = Math.max(...rows);
  const rowHeight = pitch * thickness;
  /** How far a half ring reaches beyond its rows. */
  const ringWidth = (rowHeight + thickness) / 2;
  const placeLength = (width - 2 * ringWidth - (perRow + 1) * gap) / perRow;
  const places: StripPlace[] = [];
  const bends: string[] = [];

  rows.forEach((count, row) => {
    const isReversed = row % 2 === 1;
    const y = row * rowHeight;
    const firstColumn = row === 0 ? perRow - count : 0;
    for (let index = 0; index < count; index += 1) {
      const column = isReversed ? perRow - 1 - index : firstColumn + index;
      const x = ringWidth + gap + column * (placeLength + gap);
      places.push({ box: { x, y, width: placeLength, height: thickness }, isReversed });
    }
    if (row === rows.length - 1) return;
    const ringX = isReversed ? ringWidth : width - ringWidth;
    const radius = rowHeight / 2;
    const sweep = isReversed ? 0 : 1;
    bends.push(`M${ringX} ${y + thickness / 2}a${radius} ${radius} 0 0 ${sweep} 0 ${rowHeight}`);
  });

  const height = (rows.length - 1) * rowHeight + thickness;
  return { width, height, thickness, isUpright: false, placeLength, places, bends };
};

/** The report's picture for three widths of its column: thinner, then on more rows. */
export const reportStrips = {
  wide: answerStrip(666, 28),
  medium: answerStrip(512, 24),
  narrow: answerStrip(300, 22, { rows: [4, 4, 4, 4, 4], gap: 6 }),
} as const;

/** Four places in a row, 6 apart, for the questions of one area; no bends, and no room for any. */
export const areaStrip: Strip = {
  width: 200,
  height: 16,
  thickness: 16,
  isUpright: false,
  placeLength: 45.5,
  places: [0, 1, 2, 3].map((index) => ({
    box: { x: index * (45.5 + 6), y: 0, width: 45.5, height: 16 },
    isReversed: false,
  })),
  bends: [],
};

interface RailMeasures extends Pick<Strip, 'thickness' | 'isUpright' | 'placeLength'> {
  gap: number;
}

/**
 * The geometry of the audit's rail: the same twenty places in three straight stretches, one a
 * section. A level rail runs to the right, and its middle stretch is lower. An upright one is its
 * mirror image: it runs down, and its middle stretch is farther right.
 */
export const railStrip = ({ thickness, gap, placeLength, isUpright }: RailMeasures): Strip => {
  const sidestep = pitch * thickness;
  const places: StripPlace[] = [];
  const bends: string[] = [];
  let along = 0;

  placesPerSection.forEach((count, section) => {
    const aside = section === 1 ? sidestep : 0;
    for (let index = 0; index < count; index += 1) {
      const box = isUpright
        ? { x: aside, y: along, width: thickness, height: placeLength }
        : { x: along, y: aside, width: placeLength, height: thickness };
      places.push({ box, isReversed: false });
      along += placeLength + gap;
    }
    if (section === placesPerSection.length - 1) return;
    const step = section === 0 ? sidestep : -sidestep;
    bends.push(railBend(along, aside + thickness / 2, step, isUpright));
    along += sidestep + gap;
  });

  const length = along - gap;
  const across = sidestep + thickness;
  const [width, height] = isUpright ? [across, length] : [length, across];
  return { width, height, thickness, isUpright, placeLength, places, bends };
};

/**
 * @param along where the bend begins on the rail
 * @param middle of the stroke there, across the rail
 * @param aside how far the bend leads to the side; negative on its way back
 * @returns two quarter turns to another stretch, as SVG path data
 */
function railBend(along: number, middle: number, aside: number, isUpright: boolean) {
  const radius = Math.abs(aside) / 2;
  const point = (x: number, y: number) => (isUpright ? `${y} ${x}` : `${x} ${y}`);
  // A level rail turns right, then left, to get lower. The mirror exchanges right and left.
  const turnsRightFirst = aside > 0 !== isUpright;
  const turn = (isRight: boolean) =>
    `a${radius} ${radius} 0 0 ${isRight ? 1 : 0} ${point(radius, aside / 2)}`;
  return `M${point(along, middle)}${turn(turnsRightFirst)}${turn(!turnsRightFirst)}`;
}

/** @returns the length of an answer's piece: 2 points fill the place, 1 is half of it, 0 is a dot */
export const pieceLength = (points: number, placeLength: number, thickness: number) => {
  if (points === 2) return placeLength;
  return points === 1 ? Math.max(shortestHalf * thickness, placeLength / 2) : thickness;
};

/** @returns the box of a piece, which starts where the strip comes in; undefined past the last */
export const pieceBox = (
  { places, placeLength, isUpright }: Strip,
  index: number,
  length = placeLength,
): Box | undefined => {
  const place = places[index];
  if (!place) return undefined;
  const { box, isReversed } = place;
  if (isUpright) return { ...box, height: length };
  return { ...box, x: box.x + (isReversed ? placeLength - length : 0), width: length };
};
