import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { AuditQuestion } from '@/content/audit-questions';
import { isMotionReduced } from '@/motion/motion-switch';
import { durations } from '@/motion/tokens';
import { Collapse } from './collapse';

interface QuestionTextProps {
  /** Id of the question, and prefix of the ids of its parts. */
  id: string;
  question: AuditQuestion;
  isFolded: boolean;
}

/** Fades the title out and in again when its question collapses or opens. Unseen, it changes its size and its lines. */
function useTitleFade(title: RefObject<HTMLElement | null>, isFolded: boolean) {
  const last = useRef(isFolded);
  useEffect(() => {
    if (last.current === isFolded) return;
    last.current = isFolded;
    if (isMotionReduced()) return;
    title.current?.animate(
      [
        { offset: 0.25, opacity: 0 },
        { offset: 0.35, opacity: 0 },
      ],
      durations.open,
    );
  }, [title, isFolded]);
}

/** Topic, question and description; collapsed, only the question, in the middle of its row. */
export function QuestionText({ id, question, isFolded }: QuestionTextProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useTitleFade(title, isFolded);
  return (
    <div className="grid grid-rows-upper transition-[grid-template-rows] duration-open ease-roll group-data-folded/row:grid-rows-middle">
      <div className="row-start-2">
        <Collapse>
          <p className="pb-3.5 text-note/none font-medium text-muted" id={`${id}-topic`}>
            {question.topic}
          </p>
        </Collapse>
        <h3
          ref={title}
          className={clsx(
            'max-w-[14.5em] font-display text-h4 text-balance',
            // While it is faded out.
            'motion-safe:[transition:font-size_0s_144ms,max-width_0s_144ms]',
            'group-data-folded/row:max-w-full group-data-folded/row:text-lead/[1.16]',
            'max-sm:group-data-folded/row:pr-[max(72px,4.2em)] max-sm:group-data-folded/row:text-wrap',
          )}
          id={`${id}-title`}
        >
          {question.title}
        </h3>
        <Collapse>
          <p
            className="max-w-[25em] pt-3.5 text-control/normal text-balance text-muted"
            id={`${id}-text`}
          >
            {question.questionDescription}
          </p>
        </Collapse>
      </div>
    </div>
  );
}
