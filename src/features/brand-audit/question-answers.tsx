import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { questionWords as words } from '@/content/audit';
import type { AuditQuestion } from '@/content/audit-questions';
import { Option } from '@/ui/choice';
import { linkVariants } from '@/ui/text-link';
import { type Answer, letters } from './answers';
import { Collapse, rewrapClasses } from './collapse';
import type { AuditValues } from './schema';

interface QuestionAnswersProps {
  question: AuditQuestion;
  /** The chosen answer, once the question is collapsed: the only one that still shows. */
  shownAnswer: Answer | undefined;
}

/** The three answers of a question as radio buttons. */
export function QuestionAnswers({ question, shownAnswer }: QuestionAnswersProps) {
  const { register } = useFormContext<AuditValues>();
  return (
    <div>
      {letters.map((answer) => (
        <Collapse key={answer}>
          {/* `--room` is the text's right margin; it reaches into the room of Change until that shows. */}
          <div
            className="py-1"
            style={{
              '--room': answer === shownAnswer ? '0px' : 'min(0px, 12px - var(--change-width))',
            }}
          >
            <Option
              {...register(question.questionId)}
              value={answer}
              textClassName={clsx('mr-(--room)', rewrapClasses)}
              className={clsx(
                '-mr-(--change-width) pr-[calc(12px+var(--change-width))]',
                'group-data-collapsed/row:mr-0 group-data-collapsed/row:pr-3 group-data-[status=gap]/row:bg-white',
                // The other answers, once one is chosen.
                'group-has-checked/card:border-transparent group-has-checked/card:text-muted',
                'group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream',
                'transition-[margin,padding,color,background-color,border-color]',
                'duration-[var(--t-open),var(--t-open),var(--t-hover),var(--t-hover),var(--t-hover)] ease-roll',
              )}
            >
              {question.options[answer]}
            </Option>
          </div>
        </Collapse>
      ))}
    </div>
  );
}

interface ChangeButtonProps {
  number: number;
  isShown: boolean;
  onClick: () => void;
}

/** Opens a collapsed question again; it shows once the answer has made room. */
export function ChangeButton({ number, isShown, onClick }: ChangeButtonProps) {
  return (
    <div
      className={clsx(
        'invisible flex justify-end opacity-0 max-sm:absolute max-sm:top-0 max-sm:right-3',
        'transition-opacity duration-tap ease-linear',
        'group-data-collapsed/row:visible group-data-collapsed/row:opacity-100 motion-safe:group-data-collapsed/row:delay-360',
      )}
    >
      <button
        type="button"
        className={linkVariants({ className: 'min-h-control px-1 text-small/none' })}
        tabIndex={isShown ? undefined : -1}
        onClick={onClick}
      >
        {words.change} <span className="sr-only">{words.changeHidden(number)}</span>
      </button>
    </div>
  );
}
