import { clsx } from 'clsx';
import { useRef } from 'react';
import type { AuditQuestion } from '@/content/audit-questions';
import { Collapse } from './collapse';
import { rewrapClasses, useTitleFade } from './use-fold-fades';

interface QuestionTextProps {
  /** Id of the question, and prefix of the ids of its parts. */
  id: string;
  question: AuditQuestion;
  isFolded: boolean;
}

/** Topic, question and description; collapsed, only the question, in the middle of its row. */
export function QuestionText({ id, question, isFolded }: QuestionTextProps) {
  const title = useRef<HTMLSpanElement>(null);
  useTitleFade(isFolded, () => title.current);
  return (
    <div className="grid grid-rows-upper transition-rows duration-open ease-roll group-data-folded/row:grid-rows-middle">
      <div className="row-start-2">
        <Collapse>
          <p className="pb-3.5 text-note/none font-medium text-muted" id={`${id}-topic`}>
            {question.topic}
          </p>
        </Collapse>
        <h3
          className={clsx(
            'font-display text-h4 group-data-folded/row:text-lead/[1.16]',
            'transition-[font-size,padding] duration-tap ease-[step-end]',
          )}
          id={`${id}-title`}
        >
          {/* By itself: WebKit jumps over what changes together with the size of the font; in em it would change twice. */}
          <span
            ref={title}
            className={clsx(
              'block max-w-[calc(14.5*var(--size-h4))] text-balance group-data-folded/row:max-w-full',
              rewrapClasses,
              'max-sm:group-data-folded/row:pr-[max(72px,4.2*var(--size-lead))] max-sm:group-data-folded/row:text-wrap',
            )}
          >
            {question.title}
          </span>
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
