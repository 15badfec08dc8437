import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { questionWords as words } from '@/content/audit';
import type { AuditQuestion } from '@/content/audit-questions';
import { answers, type AuditSubmission } from '@/features/brand-audit/schema';
import type { QuestionState } from '@/features/brand-audit/use-answers';
import { linkLook } from '@/ui/link-look';
import { Option } from '@/ui/option';
import { Fold } from './fold';

/** Once one is chosen, the others step back. */
const notChosen =
  'group-has-checked/card:border-transparent group-has-checked/card:text-muted group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream';

interface QuestionAnswersProps extends Pick<QuestionState, 'id' | 'number'> {
  options: AuditQuestion['options'];
  isFolded: boolean;
  onChange: () => void;
}

/** The three answers; folded, the chosen one and a way to change it. */
export function QuestionAnswers({ id, number, options, isFolded, onChange }: QuestionAnswersProps) {
  const { register } = useFormContext<AuditSubmission>();
  return (
    <div className="-my-1 grid grid-cols-[minmax(0,1fr)_0px] items-center transition-[grid-template-columns] duration-open ease-out group-data-folded/row:grid-cols-[minmax(0,1fr)_max(86px,4.4em)] s:group-data-folded/row:grid-cols-[minmax(0,1fr)_0px]">
      <div>
        {answers.map((answer) => (
          <Fold key={answer}>
            <div className="py-1">
              <Option
                {...register(id)}
                value={answer}
                className={clsx(notChosen, 'group-data-[status=gap]/row:bg-white')}
              >
                {options[answer]}
              </Option>
            </div>
          </Fold>
        ))}
      </div>
      <div className="invisible flex justify-end overflow-clip opacity-0 transition-opacity duration-open ease-out [overflow-clip-margin:8px] group-data-folded/row:visible group-data-folded/row:opacity-100 s:absolute s:top-0 s:right-3">
        <button
          type="button"
          className={clsx('min-h-[47px] px-1 text-small/none', linkLook)}
          tabIndex={isFolded ? undefined : -1}
          onClick={onChange}
        >
          {words.change} <span className="sr-only">{words.changeHidden(number)}</span>
        </button>
      </div>
    </div>
  );
}
