import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AuditQuestion } from '@/content/audit-questions';
import { answers, type AuditSubmission } from './schema';
import type { QuestionState } from './use-answers';
import { Option } from '@/ui/choice';
import { ChangeAnswer } from './change-answer';
import { Collapse } from './collapse';
import { rewrapClasses, useAnswerFade } from './use-unseen-wrap';

/** Folded, an answer makes room for the button beside it. Its text has that room too while the question is open. */
const bar = clsx(
  '-mr-(--change) pr-[calc(12px+var(--change))] group-data-folded/row:mr-0 group-data-folded/row:pr-3',
  'transition-[margin,padding,color,background-color,border-color] duration-[var(--t-open),var(--t-open),var(--t-hover),var(--t-hover),var(--t-hover)] ease-roll',
);

/** The margin of an answer's text. */
const margin = (room: string): CSSProperties & { '--room': string } => ({ '--room': room });
const overRoom = margin('min(0px, 12px - var(--change))');
const besideRoom = margin('0px');

/** The other answers, once one is chosen. */
const notChosen =
  'group-has-checked/card:border-transparent group-has-checked/card:text-muted group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream';

interface QuestionAnswersProps extends Pick<QuestionState, 'id' | 'number' | 'answer'> {
  options: AuditQuestion['options'];
  isFolded: boolean;
  onChange: () => void;
}

/** The three answers; collapsed, the chosen one and a button to change it. */
export function QuestionAnswers({
  id,
  number,
  answer: chosen,
  options,
  isFolded,
  onChange,
}: QuestionAnswersProps) {
  const { register } = useFormContext<AuditSubmission>();
  const column = useRef<HTMLDivElement>(null);
  useAnswerFade(isFolded, () => column.current?.querySelector('input:checked + span'));
  return (
    <div
      ref={column}
      className={clsx(
        '-my-1 grid grid-cols-[minmax(0,1fr)_var(--change)] items-center',
        '[--change:max(86px,4.95rem)] max-sm:[--change:0px]',
      )}
    >
      <div>
        {answers.map((answer) => (
          <Collapse key={answer}>
            <div className="py-1" style={isFolded && answer === chosen ? besideRoom : overRoom}>
              <Option
                {...register(id)}
                value={answer}
                textClassName={clsx('mr-(--room)', rewrapClasses)}
                className={clsx(bar, notChosen, 'group-data-[status=gap]/row:bg-white')}
              >
                {options[answer]}
              </Option>
            </div>
          </Collapse>
        ))}
      </div>
      <ChangeAnswer number={number} isFolded={isFolded} onChange={onChange} />
    </div>
  );
}
