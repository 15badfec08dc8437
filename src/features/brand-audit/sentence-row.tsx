import { clsx } from 'clsx';
import { type ActWords, auditActs } from '@/content/audit';
import { pieceLength } from '@/lib/answer-line';
import { LineRow } from './line-row';
import { lineSentence } from './line-sentence';
import { useRail } from './rail-state';
import { points } from './scoring';

const place = 64;
const thickness = 20;
const gap = 6;

interface SentenceRowProps {
  act: ActWords;
}

/** What the line shows after an act: one or two sentences and the act’s pieces; opens when the act is answered. */
export function SentenceRow({ act }: SentenceRowProps) {
  const { states, answers, full, startQuestion, isLive } = useRail();
  const isFull = full[auditActs.indexOf(act)] ?? false;
  const own = states.slice(act.first - 1, act.last);
  const width = own.length * (place + gap) - gap;
  const round = { height: thickness, rx: thickness / 2 };
  return (
    <div
      className={clsx(
        'grid ease-out',
        isFull ? 'grid-rows-open' : 'grid-rows-shut',
        isLive && 'transition-rows duration-open',
      )}
      data-sentence={act.last}
    >
      <div className="min-h-0 overflow-hidden">
        {isFull && (
          <LineRow
            place="sentence"
            status="answered"
            mark={<i className="size-dot rounded-full bg-cream on-dark:bg-forest" />}
            className="pt-cut"
          >
            <div className="flex items-center justify-between gap-10 px-10 py-11 max-xl:px-2 max-sm:px-0 on-dark:pr-0">
              <p className="shrink-0 font-display text-h3/[1.12] tracking-h3 max-md:shrink">
                {lineSentence(act.last, answers).map((sentence) => (
                  <span key={sentence} className="block">
                    {sentence}{' '}
                  </span>
                ))}
              </p>
              <svg
                className="min-w-0 max-md:hidden"
                viewBox={`0 0 ${width} ${thickness}`}
                width={width}
                height={thickness}
                aria-hidden="true"
              >
                {own.map(({ id, answer = 'c' }, index) => (
                  <g key={id} transform={`translate(${index * (place + gap)})`}>
                    <rect {...round} width={place} className="fill-sand on-dark:fill-moss" />
                    <rect
                      {...round}
                      width={pieceLength(points[answer], place, thickness)}
                      className={
                        startQuestion === id ? 'fill-green' : 'fill-ink on-dark:fill-cream'
                      }
                    />
                  </g>
                ))}
              </svg>
            </div>
          </LineRow>
        )}
      </div>
    </div>
  );
}
