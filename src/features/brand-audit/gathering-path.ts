import type { CSSProperties } from 'react';
import { distanceAlongLine, answerLine, pieceLength, railLine } from '@/lib/answer-line';
import { type Answers, type QuestionId, questionIds } from './schema';
import { points } from './scoring';

/** Where the line begins, in thicknesses below the edge of its row. */
export const lineTop = 1.5;
/** Where the line of the row turns, in thicknesses from its left end. */
export const turnAt = 3.5;
/** Radius of all bends, in thicknesses. */
const bend = 1.25;

interface Measures {
  thickness: number;
  gap: number;
  /** Length of a place. */
  place: number;
}

/** @returns the report's line, as thick as the rail and with the same places */
export const gatheredLine = ({ thickness, gap, place }: Measures) =>
  answerLine(3.5 * thickness + 9 * gap + 8 * place, thickness, { gap });

interface Point {
  x: number;
  y: number;
}

interface Way extends Measures {
  /** Top left corner of the upright rail; undefined if it is not upright. */
  rail: Point | undefined;
  /** Outside the window, on its right. */
  outside: number;
}

/**
 * The way of the pieces from the rail to the report's line: out at the rail's foot, in again from the right edge of the window
 * above the edge of the row, and round its end. Without an upright rail they wait outside the window.
 *
 * @param way in px, from the top left corner of the row
 * @returns the way as SVG path data, and how far each piece goes on it, in px
 */
export const gatheringPath = ({ rail, outside, ...measures }: Way) => {
  const { thickness, gap } = measures;
  const radius = bend * thickness;
  const half = thickness / 2;
  const length = distanceAlongLine(measures, questionIds.length) - gap;
  const turn = turnAt * thickness;
  const line = gatheredLine(measures);
  const first = line.slots[0]?.x ?? 0;
  const end = `V${-half}H${turn}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${first}${line.middle}`;
  const onRow = outside - turn + Math.PI * radius + first - turn;
  if (!rail) return { path: `M${outside + length} ${-half}${end}`, distance: length + onRow };

  const upright = railLine({ ...measures, isUpright: true });
  const foot = { x: rail.x + half, y: rail.y + upright.height };
  const start = `M${foot.x} ${rail.y}${upright.middle}`;
  const out = outside - foot.x - radius;
  const aside = Math.abs(foot.y + radius + half);
  return {
    path: `${start}a${radius} ${radius} 0 0 0 ${radius} ${radius}H${outside}${end}`,
    distance: length + (Math.PI / 2) * radius + out + aside + onRow,
  };
};

/**
 * Draws pieces as the dashes of one stroke with round ends.
 *
 * @param ids of the questions, in order
 * @returns attributes for the path; `--rest` is the offset at which the pieces lie on the rail, in px
 */
export const dashesOf = (ids: readonly QuestionId[], answers: Answers, measures: Measures) => {
  const { thickness, place } = measures;
  const pieces = ids.map((id) => {
    const start = distanceAlongLine(measures, questionIds.indexOf(id)) + thickness / 2;
    return { start, end: start + pieceLength(points[answers[id]], place, thickness) - thickness };
  });
  const dashes = pieces.flatMap(({ start, end }, index) => {
    // Longer than any way after the last piece.
    const next = pieces[index + 1]?.start ?? end + 1e5;
    return [end - start, next - end];
  });
  const style: CSSProperties & Record<'--rest', string> = {
    '--rest': `${-(pieces[0]?.start ?? 0)}px`,
  };
  return { strokeDasharray: dashes.join(' '), style };
};
