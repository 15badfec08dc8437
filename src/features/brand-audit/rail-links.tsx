import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { progressWords as words } from '@/content/audit';
import { type AnswerLine, pieceBox } from '@/lib/answer-line';
import { AppLink } from '@/ui/app-link';
import { useRail } from './rail-state';

/** How far each key moves along the line. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

interface RailLinksProps {
  upright: AnswerLine;
  /** The rail as a bar above the questions. */
  level: AnswerLine;
}

/**
 * A link to each question, at its place on the rail. The Tab key reaches only one of them, at first the next unanswered
 * question; arrow keys move between them.
 */
export function RailLinks({ upright, level }: RailLinksProps) {
  const { states, open: nextQuestion } = useRail();
  const [focused, setFocused] = useState<number>();
  const last = states.length - 1;
  const stop = focused ?? (nextQuestion ? nextQuestion.number - 1 : last);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, stop + step));
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <ul className="max-sm:hidden" onKeyDown={move} onBlur={() => setFocused(undefined)}>
      {states.map(({ id, number, answer }, index) => {
        const middle = (line: AnswerLine) => {
          const { x, y, width, height } = pieceBox(line, index) ?? new DOMRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const style: CSSProperties & Record<'--x' | '--y', string> = {
          '--x': `${((middle(level).x / level.width) * 100).toFixed(2)}%`,
          '--y': `${middle(upright).y}px`,
        };
        return (
          <li
            key={id}
            className="absolute top-1/2 left-(--x) h-control w-6 -translate-1/2 upright:top-(--y) upright:left-0 upright:h-6 upright:w-full upright:translate-x-0 max-md:h-9"
            style={style}
          >
            <AppLink
              to={`#${id}`}
              className="block size-full rounded-[6px] focus-visible:-outline-offset-3 upright:pointer-events-auto upright:focus-visible:bg-cream/30 upright:focus-visible:outline-ink"
              tabIndex={index === stop ? undefined : -1}
              onFocus={() => setFocused(index)}
            >
              <span className="sr-only">{words.question(number, answer)}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
