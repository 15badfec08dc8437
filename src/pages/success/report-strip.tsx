import { clsx } from 'clsx';
import type { Answers } from '@/features/brand-audit/schema';
import { type AreaScore, type AuditScore, points } from '@/features/brand-audit/scoring';
import { pieceLength } from '@/lib/answer-line';

const gap = 6;

interface ReportStripProps {
  area: AreaScore;
  answers: Answers;
  score: AuditScore;
  width: number;
  height: number;
  className?: string;
}

/** The pieces of one area, side by side. */
export function ReportStrip({ area, answers, score, width, height, className }: ReportStripProps) {
  const slot = (width - 3 * gap) / 4;
  return (
    <svg
      className={clsx('fill-sand on-dark:fill-moss', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {area.questions.map((id, index) => {
        const x = index * (slot + gap);
        const length = pieceLength(points[answers[id]], slot, height);
        return (
          <g key={id} className="group/piece" data-start={score.startQuestion === id || undefined}>
            <rect x={x} width={slot} height={height} rx={height / 2} />
            <rect
              className="fill-ink group-data-start/piece:fill-green on-dark:fill-cream on-dark:group-data-start/piece:fill-green"
              x={x}
              width={length}
              height={height}
              rx={height / 2}
            />
          </g>
        );
      })}
    </svg>
  );
}
