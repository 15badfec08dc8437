import { type Answers, questionIds } from '@/features/brand-audit/schema';
import { type AuditScore, points } from '@/features/brand-audit/scoring';
import { answerLine, pieceLength } from '@/lib/answer-line';

const width = 666;
const thickness = 28;
const line = answerLine(width, thickness);

interface ReportLineProps {
  answers: Answers;
  score: AuditScore;
}

/** The twenty answers as one line: full length, half or dot; one piece is green. */
export function ReportLine({ answers, score }: ReportLineProps) {
  return (
    <svg className="w-full" viewBox={`0 0 ${width} ${line.height}`} aria-hidden="true">
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
              y={slot.y + 18}
              textAnchor="middle"
              className="fill-cream text-[11.5px] leading-none font-semibold group-data-start/piece:fill-ink"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      {line.turns.map(({ x, top, bottom, side }) => (
        <path
          key={side}
          className="fill-none stroke-ink stroke-28"
          d={`M${x} ${top}A${(bottom - top) / 2} ${(bottom - top) / 2} 0 0 ${side === 'right' ? 1 : 0} ${x} ${bottom}`}
        />
      ))}
    </svg>
  );
}
