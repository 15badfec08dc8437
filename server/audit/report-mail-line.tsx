import type { CSSProperties, ReactNode } from 'react';
import { questionIds } from '@/features/brand-audit/schema';
import { points } from '@/features/brand-audit/scoring';
import { pieceLength } from '@/lib/answer-line';
import type { AuditReport } from './report';
import { tones } from './report-colors';

const thickness = 22;
const slot = 48;
const gap = 8;
/** Outer radius of a turn and the gap before it. */
const margin = 39 + gap;
const between = 33;

const blank: CSSProperties = { fontSize: 0, lineHeight: 0, padding: 0 };
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

interface TurnProps {
  side: 'left' | 'right';
}

function Turn({ side }: TurnProps) {
  const isRight = side === 'right';
  const border = `${thickness}px solid ${tones.ink}`;
  const style: CSSProperties = {
    ...blank,
    width: 39 - thickness,
    height: between,
    borderTop: border,
    borderBottom: border,
    [isRight ? 'borderRight' : 'borderLeft']: border,
    borderRadius: isRight ? '0 39px 39px 0' : '39px 0 0 39px',
  };
  return (
    <td rowSpan={3} width={margin} align={isRight ? 'right' : 'left'} style={blank}>
      <table {...table}>
        <tbody>
          <tr>
            <td style={style}>&nbsp;</td>
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
  return columns.flatMap((index, column) => {
    const cells: ReactNode[] =
      column > 0
        ? [
            <td key={`g${column}`} width={gap} style={blank}>
              &nbsp;
            </td>,
          ]
        : [];
    const id = index === undefined ? undefined : questionIds[index];
    if (!id || index === undefined)
      return [
        ...cells,
        <td key={column} width={slot} height={thickness} style={blank}>
          &nbsp;
        </td>,
      ];
    const length = Math.round(pieceLength(points[answers[id]], slot, thickness));
    const color = score.start === id ? tones.green : tones.ink;
    const round = { borderRadius: thickness / 2 };
    return [
      ...cells,
      <td
        key={column}
        width={slot}
        height={thickness}
        style={{ ...blank, ...round, backgroundColor: tones.sand }}
      >
        <table {...table} align={index > 5 && index < 14 ? 'right' : 'left'} width={length}>
          <tbody>
            <tr>
              <td
                width={length}
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

/** The line of twenty pieces as table cells: no picture to be blocked, and square bars where radii are unknown. */
export function ReportMailLine({ report }: Pick<SlotsProps, 'report'>) {
  const spacer = (
    <td colSpan={15} height={between} style={blank}>
      &nbsp;
    </td>
  );
  return (
    <table {...table} width={2 * margin + 8 * slot + 7 * gap}>
      <tbody>
        <tr>
          <td rowSpan={2} width={margin} style={blank}>
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
          <td rowSpan={2} width={margin} style={blank}>
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
