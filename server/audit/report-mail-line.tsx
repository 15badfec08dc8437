import type { CSSProperties, ReactNode } from 'react';
import { linePieces } from '@/features/brand-audit/scoring';
import { answerLine } from '@/lib/answer-line';
import type { AuditReport } from './report';
import { reportColors } from './report-colors';

const gap = 8;
const line = answerLine(533, 22, { gap });
const { thickness, slotWidth: slot, width: whole } = line;
/** Between two rows. */
const between = (line.height - 3 * thickness) / 2;
/** A half ring and the gap before it. */
const margin = (whole - 8 * slot - 7 * gap) / 2;
const radius = Math.ceil(margin - gap);

/** @returns a length in units of the line as a percentage of its width, which follows the mail's */
const share = (width: number) => `${((width / whole) * 100).toFixed(3)}%`;

/** Windows up to this wide get the line this thick, in px, so that a dot stays round. */
const steps = [
  [574, 18],
  [480, 15],
  [400, 13],
] as const;

/** For the head of the mail: programs that do not read it show the line narrower, not thinner. */
export const lineRules = steps
  .map(([width, thick]) => {
    const size = (length: number) => `${Math.round((length * thick) / thickness)}px!important`;
    return `@media (max-width:${width}px){.piece{height:${size(thickness)}}.between{height:${size(between)}}.turn{width:${size(radius - thickness)};height:${size(between)};border-width:${size(thickness)}}}`;
  })
  .join('');

const blank: CSSProperties = { fontSize: 0, lineHeight: 0, padding: 0 };
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

interface TurnProps {
  side: 'left' | 'right';
}

function Turn({ side }: TurnProps) {
  const isRight = side === 'right';
  const style: CSSProperties = {
    ...blank,
    width: radius - thickness,
    height: between,
    borderStyle: 'solid',
    borderColor: reportColors.ink,
    borderWidth: thickness,
    [isRight ? 'borderLeft' : 'borderRight']: 0,
    borderRadius: isRight ? `0 ${radius}px ${radius}px 0` : `${radius}px 0 0 ${radius}px`,
  };
  return (
    <td
      rowSpan={3}
      width={share(margin)}
      align={isRight ? 'right' : 'left'}
      valign="top"
      style={blank}
    >
      <table {...table}>
        <tbody>
          <tr>
            <td className={isRight ? 'turn turn-right' : 'turn turn-left'} style={style}>
              &nbsp;
            </td>
          </tr>
        </tbody>
      </table>
    </td>
  );
}

interface SlotsProps {
  columns: readonly (number | undefined)[];
  report: AuditReport;
}

function Slots({ columns, report: { answers, score } }: SlotsProps) {
  const pieces = linePieces(line, answers);
  return columns.flatMap((index, column) => {
    const cells: ReactNode[] =
      column > 0
        ? [
            <td key={`g${column}`} width={share(gap)} style={blank}>
              &nbsp;
            </td>,
          ]
        : [];
    const { id, piece } = (index === undefined ? undefined : pieces[index]) ?? {};
    if (!piece || index === undefined)
      return [
        ...cells,
        <td key={column} className="piece" width={share(slot)} height={thickness} style={blank}>
          &nbsp;
        </td>,
      ];
    const width = `${Math.round((piece.width / slot) * 100)}%`;
    const color = score.startQuestion === id ? reportColors.green : reportColors.ink;
    const round = { borderRadius: thickness / 2 };
    return [
      ...cells,
      <td
        key={column}
        className="piece"
        width={share(slot)}
        height={thickness}
        style={{ ...blank, ...round, backgroundColor: reportColors.sand }}
      >
        <table {...table} align={line.slots[index]?.isReversed ? 'right' : 'left'} width={width}>
          <tbody>
            <tr>
              <td
                className="piece"
                width="100%"
                height={thickness}
                style={{ ...blank, ...round, backgroundColor: color }}
              >
                &nbsp;
              </td>
            </tr>
          </tbody>
        </table>
      </td>,
    ];
  });
}

const none = undefined;

/** The line of twenty pieces as table cells: no image that could be blocked, and square bars without border radius. */
export function ReportMailLine({ report }: Pick<SlotsProps, 'report'>) {
  const spacer = (
    <td className="between" colSpan={15} height={between} style={blank}>
      &nbsp;
    </td>
  );
  return (
    <table {...table} width="100%" style={{ maxWidth: Math.ceil(whole), tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          <td rowSpan={2} width={share(margin)} style={blank}>
            &nbsp;
          </td>
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
          <td rowSpan={2} width={share(margin)} style={blank}>
            &nbsp;
          </td>
        </tr>
        <tr>
          <Slots report={report} columns={[14, 15, 16, 17, 18, 19, none, none]} />
        </tr>
      </tbody>
    </table>
  );
}
