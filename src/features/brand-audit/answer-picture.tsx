import { clsx } from 'clsx';
import { type AnswerLine, pieceBox, pieceLength } from '@/lib/answer-line';
import { type Answers, type QuestionId, questionIds } from './schema';
import { points } from './scoring';

const variants = {
  light: {
    place: 'fill-sand',
    piece: 'fill-ink group-data-start/piece:fill-green',
    bend: 'stroke-ink',
  },
  green: {
    place: 'fill-ink/16',
    piece: 'fill-cream group-data-start/piece:fill-ink',
    bend: 'stroke-cream',
  },
} as const;

interface AnswerPictureProps {
  line: AnswerLine;
  answers: Answers;
  /** The question to start with. */
  startQuestion: QuestionId | undefined;
  /** The ground below it. */
  ground?: keyof typeof variants;
  /** Whether the pieces show the numbers of their questions. */
  isNumbered?: boolean;
  className?: string;
}

/** The twenty answers as one line: a full piece, half a piece or a dot each; the one to start with stands out. */
export function AnswerPicture({
  line,
  answers,
  startQuestion,
  ground = 'light',
  isNumbered = false,
  className,
}: AnswerPictureProps) {
  const classes = variants[ground];
  const round = line.thickness / 2;
  return (
    <svg
      className={clsx('w-full', className)}
      viewBox={`0 0 ${line.width} ${line.height}`}
      aria-hidden="true"
    >
      {questionIds.map((id, index) => {
        const length = pieceLength(points[answers[id]], line.slotWidth, line.thickness);
        const piece = pieceBox(line, index, length);
        if (!piece) return null;
        return (
          <g key={id} className="group/piece" data-start={startQuestion === id || undefined}>
            <rect {...pieceBox(line, index)} rx={round} className={classes.place} />
            <rect {...piece} rx={round} className={classes.piece} />
            {isNumbered && (
              <text
                x={piece.x + length / 2}
                y={piece.y + round + 4}
                textAnchor="middle"
                className="fill-cream text-tiny/none font-semibold group-data-start/piece:fill-ink"
              >
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
      {line.bends.map((bend) => (
        <path
          key={bend}
          className={clsx('fill-none', classes.bend)}
          strokeWidth={line.thickness}
          d={bend}
        />
      ))}
    </svg>
  );
}
