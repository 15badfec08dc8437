import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { questionWords as words } from '@/content/audit';
import type { AuditQuestion } from '@/content/audit-questions';
import { Option } from '@/ui/choice';
import { linkVariants } from '@/ui/text-link';
import { type Answer, letters } from './answers';
import { Collapse, rewrapClasses } from './collapse';
import type { AuditValues } from './schema';

/*
 * Beside a collapsed answer there is room for Change, `--change-width`. An open answer reaches over
 * it: its bar by a negative margin, with as much more padding, and its text by `--room`, a margin.
 * So the text keeps its width while the bar shrinks, and re-wraps when it is invisible.
 */
const openBar = '-mr-(--change-width) pr-[calc(12px+var(--change-width))]';
const openText = '[--room:min(0px,12px-var(--change-width))]';

interface QuestionAnswersProps {
  question: AuditQuestion;
  /** The chosen answer, once the question is collapsed: the only one that still shows. */
  shownAnswer: Answer | undefined;
}

export function QuestionAnswers({ question, shownAnswer }: QuestionAnswersProps) {
  const { register } = useFormContext<AuditValues>();
  const isCollapsed = shownAnswer !== undefined;
  return (
    <div>
      {letters.map((answer) => (
        <Collapse key={answer} isShut={isCollapsed && answer !== shownAnswer}>
          <div className={clsx('py-1', answer === shownAnswer ? '[--room:0px]' : openText)}>
            <Option
              {...register(question.questionId)}
              value={answer}
              textClassName={clsx('mr-(--room)', rewrapClasses)}
              className={clsx(
                isCollapsed ? 'pr-3' : openBar,
                'group-data-[status=gap]/row:bg-white',
                // The other answers, once one is chosen.
                'group-has-checked/card:border-transparent group-has-checked/card:text-muted',
                'group-has-checked/card:hover:text-ink on-dark:group-has-checked/card:hover:text-cream',
                // Margin and padding change with the row, the colours as on every hover.
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

/** Opens a collapsed question again. It shows at the end, once the answer has made room. */
export function ChangeButton({ number, isShown, onClick }: ChangeButtonProps) {
  return (
    <div
      className={clsx(
        'flex justify-end transition-opacity duration-tap ease-linear',
        'max-sm:absolute max-sm:top-0 max-sm:right-3',
        isShown ? 'motion-safe:delay-[calc(var(--t-open)-var(--t-tap))]' : 'invisible opacity-0',
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
