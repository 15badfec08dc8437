import { clsx } from 'clsx';
import { type Answers, questionIds } from '@/features/brand-audit/schema';
import { type AuditScore, points } from '@/features/brand-audit/scoring';
import { answerLine, pieceLength } from '@/lib/answer-line';

/** One drawing per width: thinner, then on more rows. */
const drawings = [
  {
    width: 666,
    thickness: 28,
    line: answerLine(666, 28),
    look: 'max-xl:max-w-[666px] max-md:hidden',
  },
  {
    width: 512,
    thickness: 24,
    line: answerLine(512, 24),
    look: 'hidden max-w-[512px] max-md:block max-sm:hidden',
  },
  {
    width: 300,
    thickness: 22,
    line: answerLine(300, 22, { rows: [4, 4, 4, 4, 4], perRow: 4, gap: 6 }),
    look: 'hidden max-w-[340px] max-sm:block',
  },
] as const;

interface ReportLineProps {
  answers: Answers;
  score: AuditScore;
}

/** The twenty answers as one line: a full piece, half a piece or a dot each; one is green. */
export function ReportLine({ answers, score }: ReportLineProps) {
  return drawings.map(({ width, thickness, line, look }) => (
    <svg
      key={width}
      className={clsx('w-full', look)}
      viewBox={`0 0 ${width} ${line.height}`}
      aria-hidden="true"
    >
      {questionIds.map((id, index) => {
        const slot = line.slots[index];
        if (!slot) return null;
        const length = pieceLength(points[answers[id]], line.slotWidth, thickness);
        const x = slot.x + (slot.isReversed ? line.slotWidth - length : 0);
        return (
          <g key={id} className="group/piece" data-start={score.start === id || undefined}>
            <rect
              className="fill-sand"
              x={slot.x}
              y={slot.y}
              width={line.slotWidth}
              height={thickness}
              rx={thickness / 2}
            />
            <rect
              className="fill-ink group-data-start/piece:fill-green"
              x={x}
              y={slot.y}
              width={length}
              height={thickness}
              rx={thickness / 2}
            />
            <text
              x={x + length / 2}
              y={slot.y + thickness / 2 + 4}
              textAnchor="middle"
              className="fill-cream text-tiny/none font-semibold group-data-start/piece:fill-ink max-xs:hidden"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      {line.turns.map(({ x, top, bottom, side }) => (
        <path
          key={top}
          className="fill-none stroke-ink"
          strokeWidth={thickness}
          d={`M${x} ${top}A${(bottom - top) / 2} ${(bottom - top) / 2} 0 0 ${side === 'right' ? 1 : 0} ${x} ${bottom}`}
        />
      ))}
    </svg>
  ));
}
