import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AuditQuestion } from '@/content/audit-questions';
import { answers, type AuditSubmission } from './schema';
import type { QuestionState } from './use-answers';
import { Option } from '@/ui/choice';
import { ChangeAnswer } from './change-answer';
import { Collapse } from './collapse';
import { rewrapClasses, useAnswerFade } from './use-fold-fades';

/** When its question is folded, an answer leaves space for the button beside it, which is `--change-width` wide. */
const bar = clsx(
  '-mr-(--change-width) pr-[calc(12px+var(--change-width))] group-data-folded/row:mr-0 group-data-folded/row:pr-3',
  'transition-[margin,padding,color,background-color,border-color] duration-[var(--t-open),var(--t-open),var(--t-hover),var(--t-hover),var(--t-hover)] ease-roll',
);

/**
 * `--room`: right margin of an answer's text. Negative: the text also uses the button's space. 0: it ends before the
 * button.
 */
const margin = (room: string): CSSProperties & { '--room': string } => ({ '--room': room });
const overRoom = margin('min(0px, 12px - var(--change-width))');
const besideRoom = margin('0px');

/** The other answers, once one is chosen. */
const notChosen =
  'group-has-checked/card:border-transparent group-has-checked/card:text-muted group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream';

interface QuestionAnswersProps extends Pick<QuestionState, 'id' | 'number' | 'answer'> {
  options: AuditQuestion['options'];
  isFolded: boolean;
  onChange: () => void;
}

/** The three answers; folded, the chosen one and a button to change it. */
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
        '-my-1 grid grid-cols-[minmax(0,1fr)_var(--change-width)] items-center',
        '[--change-width:max(86px,4.95rem)] max-sm:[--change-width:0px]',
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
