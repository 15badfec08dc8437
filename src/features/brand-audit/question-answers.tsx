import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import type { AuditQuestion } from '@/content/audit-questions';
import { answers, type AuditSubmission } from './schema';
import type { QuestionState } from './use-answers';
import { Option } from '@/ui/choice';
import { ChangeAnswer } from './change-answer';
import { Collapse } from './collapse';

/** The other answers, once one is chosen. */
const notChosen =
  'group-has-checked/card:border-transparent group-has-checked/card:text-muted group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream';

interface QuestionAnswersProps extends Pick<QuestionState, 'id' | 'number'> {
  options: AuditQuestion['options'];
  isFolded: boolean;
  onChange: () => void;
}

/** The three answers; collapsed, the chosen one and a button to change it. */
export function QuestionAnswers({ id, number, options, isFolded, onChange }: QuestionAnswersProps) {
  const { register } = useFormContext<AuditSubmission>();
  return (
    <div
      className={clsx(
        '-my-1 grid grid-cols-[minmax(0,1fr)_0px] items-center transition-[grid-template-columns] duration-open ease-out',
        'group-data-folded/row:grid-cols-[minmax(0,1fr)_max(86px,4.4em)] max-sm:group-data-folded/row:grid-cols-[minmax(0,1fr)_0px]',
      )}
    >
      <div>
        {answers.map((answer) => (
          <Collapse key={answer}>
            <div className="py-1">
              <Option
                {...register(id)}
                value={answer}
                className={clsx(notChosen, 'group-data-[status=gap]/row:bg-white')}
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
