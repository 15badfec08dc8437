import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import { stripPieces } from '@/features/brand-audit/strip-pieces';
import { answerStrip } from '@/lib/strip';
import { tableProps } from './mail-layout';
import { mailColors } from './mail-styles';
import type { Report } from './report';

// The strip of the report (`lib/strip.ts`) in px, in a mail of full width. A row of eight places has
// seven gaps; the half rings beside it have a gap of their own.
const gap = 8;
const strip = answerStrip(533, 22, { gap });
const { thickness, placeLength, width: stripWidth } = strip;
/** Height between two rows. */
const rowGap = (strip.height - 3 * thickness) / 2;
/** Width of a half ring and the gap before it. */
const turnWidth = (stripWidth - 8 * placeLength - 7 * gap) / 2;
const turnRadius = Math.ceil(turnWidth - gap);

/** Indexes of the questions in each row, as the strip runs (`answerStrip`), from left to right; undefined: empty. */
const topRow = [undefined, undefined, 0, 1, 2, 3, 4, 5];
const middleRow = [13, 12, 11, 10, 9, 8, 7, 6];
const bottomRow = [14, 15, 16, 17, 18, 19, undefined, undefined];

/** Cells per row: eight places and the seven gaps between them. */
const cellsPerRow = 15;

/** In a window up to this wide, the strip is this thick, so that a dot stays round. Both are in px. */
const narrowWindows = [
  { maxWidth: 574, narrowThickness: 18 },
  { maxWidth: 480, narrowThickness: 15 },
  { maxWidth: 400, narrowThickness: 13 },
];

/** For the head of the mail: programs that do not read it show the strip narrower, not thinner. */
export const stripRules = narrowWindows
  .map(({ maxWidth, narrowThickness }) => {
    const scaled = (length: number) =>
      `${Math.round((length * narrowThickness) / thickness)}px !important`;
    return `@media (max-width: ${maxWidth}px) {
  .piece { height: ${scaled(thickness)} }
  .between { height: ${scaled(rowGap)} }
  .turn {
    width: ${scaled(turnRadius - thickness)};
    height: ${scaled(rowGap)};
    border-width: ${scaled(thickness)};
  }
}
`;
  })
  .join('');

/**
 * The strip of twenty pieces as table cells: no image that could be blocked, and square bars without border radius. A
 * turn joins two rows of pieces, so it spans three rows of the table; the corner opposite spans two.
 *
 *     corner  1 2 3 4 5 6  turn
 *     corner  (between)    turn
 *     turn    14 … 7       turn
 *     turn    (between)    corner
 *     turn    15 … 20      corner
 */
export function ReportMailStrip({ report }: { report: Report }) {
  const betweenRows = <Cell className="between" colSpan={cellsPerRow} height={rowGap} />;
  const corner = <Cell rowSpan={2} width={share(turnWidth)} />;
  const style = { maxWidth: Math.ceil(stripWidth), tableLayout: 'fixed' } as const;
  return (
    <table {...tableProps} width="100%" style={style}>
      <tbody>
        <tr>
          {corner}
          <RowCells report={report} questions={topRow} />
          <Turn side="right" />
        </tr>
        <tr>{betweenRows}</tr>
        <tr>
          <Turn side="left" />
          <RowCells report={report} questions={middleRow} />
        </tr>
        <tr>
          {betweenRows}
          {corner}
        </tr>
        <tr>
          <RowCells report={report} questions={bottomRow} />
        </tr>
      </tbody>
    </table>
  );
}

interface RowCellsProps {
  report: Report;
  questions: readonly (number | undefined)[];
}

/** The places of one row, with gaps between them. */
function RowCells({ report, questions }: RowCellsProps) {
  return questions.map((question, column) => (
    <Fragment key={column}>
      {column > 0 && <Cell width={share(gap)} />}
      {question === undefined ? (
        <Cell className="piece" width={share(placeLength)} height={thickness} />
      ) : (
        <QuestionCell report={report} question={question} />
      )}
    </Fragment>
  ));
}

/** The place of a question, with the piece of its answer. */
function QuestionCell({
  report: { answers, score },
  question,
}: {
  report: Report;
  question: number;
}) {
  const { id, piece } = stripPieces(strip, answers)[question] ?? {};
  const size = { className: 'piece', height: thickness };
  const color = score.startQuestion === id ? mailColors.green : mailColors.ink;
  const round = (backgroundColor: string) => ({ borderRadius: thickness / 2, backgroundColor });
  const percent = Math.round(((piece?.width ?? 0) / placeLength) * 100);
  return (
    <Cell {...size} width={share(placeLength)} style={round(mailColors.sand)}>
      <Box
        align={strip.places[question]?.isReversed ? 'right' : 'left'}
        width={`${percent}%`}
        cell={<Cell {...size} width="100%" style={round(color)} />}
      />
    </Cell>
  );
}

/** A half ring between two rows. */
function Turn({ side }: { side: 'left' | 'right' }) {
  const ring: CSSProperties = {
    width: turnRadius - thickness,
    height: rowGap,
    borderStyle: 'solid',
    borderColor: mailColors.ink,
    borderWidth: thickness,
  };
  const right = { ...ring, borderLeft: 0, borderRadius: `0 ${turnRadius}px ${turnRadius}px 0` };
  const left = { ...ring, borderRight: 0, borderRadius: `${turnRadius}px 0 0 ${turnRadius}px` };
  return (
    <Cell rowSpan={3} width={share(turnWidth)} align={side} valign="top">
      <Box cell={<Cell className="turn" style={side === 'right' ? right : left} />} />
    </Cell>
  );
}

/** A table of one cell, of its own size within another. */
function Box({ cell, ...props }: ComponentProps<'table'> & { cell: ReactNode }) {
  return (
    <table {...tableProps} {...props}>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>
  );
}

/** Without text size; a blank keeps mail programs from dropping a cell that is empty. */
function Cell({ style, children = <>&nbsp;</>, ...props }: ComponentProps<'td'>) {
  return (
    <td style={{ fontSize: 0, lineHeight: 0, padding: 0, ...style }} {...props}>
      {children}
    </td>
  );
}

/** @returns a length as a percentage of the strip's width, which follows the mail's */
function share(length: number) {
  return `${((length / stripWidth) * 100).toFixed(3)}%`;
}
