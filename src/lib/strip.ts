import type { Box } from './point';

/** Where the answer to one question is drawn. */
interface StripPlace {
  box: Box;
  /** On rows that run from right to left, where pieces start at their right end. */
  isReversed: boolean;
}

/** The geometry of a drawing of answers; every length is in the unit of width and thickness. */
export interface Strip {
  width: number;
  height: number;
  thickness: number;
  isUpright: boolean;
  placeLength: number;
  /** In question order. */
  places: readonly StripPlace[];
  /** Join the rows, in order; the middle of each one's stroke, as SVG path data. */
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

/** Every other row runs from right to left. */
const isReversedRow = (row: number) => row % 2 === 1;

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
  const columns = Math.max(...rows);
  const rowHeight = pitch * thickness;
  /** How far a half ring reaches beyond its rows. */
  const ringWidth = (rowHeight + thickness) / 2;
  const placeLength = (width - 2 * ringWidth - (columns + 1) * gap) / columns;

  const placesOfRow = (count: number, row: number) =>
    Array.from({ length: count }, (_, index): StripPlace => {
      const fromLeft = row === 0 ? columns - count + index : index;
      const column = isReversedRow(row) ? columns - 1 - index : fromLeft;
      const x = ringWidth + gap + column * (placeLength + gap);
      const box = { x, y: row * rowHeight, width: placeLength, height: thickness };
      return { box, isReversed: isReversedRow(row) };
    });

  /** The half ring from the end of a row to the row below. */
  const bendAfter = (row: number) => {
    const [x, sweep] = isReversedRow(row) ? [ringWidth, 0] : [width - ringWidth, 1];
    const y = row * rowHeight + thickness / 2;
    const radius = rowHeight / 2;
    return `M${x} ${y}a${radius} ${radius} 0 0 ${sweep} 0 ${rowHeight}`;
  };

  return {
    width,
    height: (rows.length - 1) * rowHeight + thickness,
    thickness,
    isUpright: false,
    placeLength,
    places: rows.flatMap(placesOfRow),
    // After every row but the last.
    bends: rows.slice(0, -1).map((_, row) => bendAfter(row)),
  };
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
  places: [0, 51.5, 103, 154.5].map((x) => ({
    box: { x, y: 0, width: 45.5, height: 16 },
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
  const placeStep = placeLength + gap;
  const bendStep = sidestep + gap;
  /** The section of each place. */
  const sections = placesPerSection.flatMap((count, section) => Array<number>(count).fill(section));

  const places = sections.map((section, index): StripPlace => {
    const along = index * placeStep + section * bendStep;
    const aside = section === 1 ? sidestep : 0;
    const box = isUpright
      ? { x: aside, y: along, width: thickness, height: placeLength }
      : { x: along, y: aside, width: placeLength, height: thickness };
    return { box, isReversed: false };
  });

  // A bend leads aside to the middle stretch, another one back; each is two quarter turns.
  const asideFrom = sections.indexOf(1) * placeStep;
  const backFrom = sections.indexOf(2) * placeStep + bendStep;
  const middle = thickness / 2;
  const r = sidestep / 2;
  const turnLeft = `a${r} ${r} 0 0 0`;
  const turnRight = `a${r} ${r} 0 0 1`;
  const bends = isUpright
    ? [
        `M${middle} ${asideFrom}${turnLeft} ${r} ${r}${turnRight} ${r} ${r}`,
        `M${middle + sidestep} ${backFrom}${turnRight} ${-r} ${r}${turnLeft} ${-r} ${r}`,
      ]
    : [
        `M${asideFrom} ${middle}${turnRight} ${r} ${r}${turnLeft} ${r} ${r}`,
        `M${backFrom} ${middle + sidestep}${turnLeft} ${r} ${-r}${turnRight} ${r} ${-r}`,
      ];

  const length = sections.length * placeStep + 2 * bendStep - gap;
  const across = sidestep + thickness;
  const [width, height] = isUpright ? [across, length] : [length, across];
  return { width, height, thickness, isUpright, placeLength, places, bends };
};

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
