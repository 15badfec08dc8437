import { clsx } from 'clsx';
import type { AuditQuestion } from '@/content/audit-questions';
import { Collapse } from './collapse';

interface QuestionTextProps {
  /** Id of the question, and prefix of the ids of its parts. */
  id: string;
  question: AuditQuestion;
}

/** Topic, question and description; collapsed, only the question. */
export function QuestionText({ id, question }: QuestionTextProps) {
  return (
    <div>
      <Collapse>
        <p className="pb-3.5 text-note/none font-medium text-muted" id={`${id}-topic`}>
          {question.topic}
        </p>
      </Collapse>
      <h3
        className={clsx(
          'max-w-[14.5em] font-display text-h4 text-balance transition-[font-size] duration-open ease-out',
          'group-data-folded/row:max-w-none group-data-folded/row:text-lead/[1.16]',
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
  );
}
