import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import { stripPieces } from '@/features/brand-audit/strip-pieces';
import { answerStrip } from '@/lib/strip';
import { reportColors } from './mail-styles';
import type { AuditReport } from './report';

const gap = 8;
const strip = answerStrip(533, 22, { gap });
const { thickness, placeLength: slot, width: whole } = strip;
/** Between two rows. */
const between = (strip.height - 3 * thickness) / 2;
/** A half ring and the gap before it. */
const margin = (whole - 8 * slot - 7 * gap) / 2;
const radius = Math.ceil(margin - gap);

/** @returns a length in units of the strip as a percentage of its width, which follows the mail's */
const share = (width: number) => `${((width / whole) * 100).toFixed(3)}%`;

/** Windows up to this wide get the strip this thick, in px, so that a dot stays round. */
const steps = [
  [574, 18],
  [480, 15],
  [400, 13],
] as const;

/** For the head of the mail: programs that do not read it show the strip narrower, not thinner. */
export const stripRules = steps
  .map(([width, thick]) => {
    const size = (length: number) => `${Math.round((length * thick) / thickness)}px!important`;
    return `@media (max-width:${width}px){.piece{height:${size(thickness)}}.between{height:${size(between)}}.turn{width:${size(radius - thickness)};height:${size(between)};border-width:${size(thickness)}}}`;
  })
  .join('');

const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

function Cell({ style, children = <>&nbsp;</>, ...props }: ComponentProps<'td'>) {
  return (
    <td style={{ fontSize: 0, lineHeight: 0, padding: 0, ...style }} {...props}>
      {children}
    </td>
  );
}

/** A table of one cell, of its own size within another. */
function Box({ cell, ...props }: ComponentProps<'table'> & { cell: ReactNode }) {
  return (
    <table {...table} {...props}>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>
  );
}

function Turn({ side }: { side: 'left' | 'right' }) {
  const isRight = side === 'right';
  const style: CSSProperties = {
    width: radius - thickness,
    height: between,
    borderStyle: 'solid',
    borderColor: reportColors.ink,
    borderWidth: thickness,
    [isRight ? 'borderLeft' : 'borderRight']: 0,
    borderRadius: isRight ? `0 ${radius}px ${radius}px 0` : `${radius}px 0 0 ${radius}px`,
  };
  return (
    <Cell rowSpan={3} width={share(margin)} align={side} valign="top">
      <Box cell={<Cell className="turn" style={style} />} />
    </Cell>
  );
}

interface SlotsProps {
  columns: readonly (number | undefined)[];
  report: AuditReport;
}

function Slots({ columns, report: { answers, score } }: SlotsProps) {
  const pieces = stripPieces(strip, answers);
  return columns.map((index, column) => {
    const { id, piece } = pieces[index ?? -1] ?? {};
    const size = { className: 'piece', height: thickness };
    const round = { borderRadius: thickness / 2 };
    const color = score.startQuestion === id ? reportColors.green : reportColors.ink;
    return (
      <Fragment key={column}>
        {column > 0 && <Cell width={share(gap)} />}
        {piece ? (
          <Cell
            {...size}
            width={share(slot)}
            style={{ ...round, backgroundColor: reportColors.sand }}
          >
            <Box
              align={strip.places[index ?? -1]?.isReversed ? 'right' : 'left'}
              width={`${Math.round((piece.width / slot) * 100)}%`}
              cell={<Cell {...size} width="100%" style={{ ...round, backgroundColor: color }} />}
            />
          </Cell>
        ) : (
          <Cell {...size} width={share(slot)} />
        )}
      </Fragment>
    );
  });
}

const none = undefined;

/** The strip of twenty pieces as table cells: no image that could be blocked, and square bars without border radius. */
export function ReportMailStrip({ report }: Pick<SlotsProps, 'report'>) {
  const spacer = <Cell className="between" colSpan={15} height={between} />;
  const edge = <Cell rowSpan={2} width={share(margin)} />;
  return (
    <table {...table} width="100%" style={{ maxWidth: Math.ceil(whole), tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          {edge}
          <Slots report={report} columns={[none, none, 0, 1, 2, 3, 4, 5]} />
          <Turn side="right" />
        </tr>
        <tr>{spacer}</tr>
        <tr>
          <Turn side="left" />
          <Slots report={report} columns={[13, 12, 11, 10, 9, 8, 7, 6]} />
        </tr>
        <tr>
          {spacer}
          {edge}
        </tr>
        <tr>
          <Slots report={report} columns={[14, 15, 16, 17, 18, 19, none, none]} />
        </tr>
      </tbody>
    </table>
  );
}
