import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { panelWords, summaryWords, detailsWords as words } from '@/content/audit';
import { messages } from '@/content/messages';
import type { SubmissionState } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/choice';
import { ErrorPanel } from '@/ui/error-panel';
import { linkVariants, TextLink } from '@/ui/text-link';
import { useInvalidFields } from './details';
import { Gathering, type useGathering } from './gathering';
import { useRail } from './rail-state';
import type { AuditSubmission } from './schema';

/** The number of missing answers and a link to their list, which in one column is far above the button. */
function InvalidReminder() {
  const { unanswered, invalidDetails } = useInvalidFields();
  if (unanswered.length + invalidDetails.length === 0) return null;
  return (
    <p className="hidden basis-full items-start gap-3.5 leading-[1.4] font-semibold text-error before:mt-1.5 before:size-3 before:flex-none before:rounded-full before:bg-error max-xl:flex">
      <span>
        <span>{summaryWords.text(unanswered.length, invalidDetails.length)}</span>{' '}
        <TextLink to="#gaps" className="text-ink">
          {summaryWords.see}
        </TextLink>
      </span>
    </p>
  );
}

interface SendRowProps {
  isBusy: boolean;
  isFailed: boolean;
  gathering: ReturnType<typeof useGathering>;
}

/**
 * The reminder, the newsletter checkbox and SUBMIT AUDIT (docs/rules.md#audit-page). While it sends, the report's line gathers in
 * their place.
 */
export function SendRow({ isBusy, isFailed, gathering }: SendRowProps) {
  const { register } = useFormContext<AuditSubmission>();
  const { isAway, isGathered, onReturn } = gathering;
  return (
    <div
      className={clsx(
        'relative mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t-2 pt-10',
        isFailed || isAway ? 'border-transparent' : 'border-ink',
      )}
    >
      {isAway && <Gathering isGathered={isGathered} onReturn={onReturn} />}
      <InvalidReminder />
      <div
        className={clsx(
          'grid flex-[1_1_14em] gap-5 transition-opacity max-sm:basis-full',
          isAway && 'not-focus-within:opacity-0',
        )}
      >
        <p className="max-w-[30em]">
          <b className="font-semibold">{words.reminderStart}</b> {words.reminder}
        </p>
        <Checkbox {...register('newsletter')}>{words.newsletter}</Checkbox>
      </div>
      <Button
        id="submit-audit"
        type="submit"
        tone="ink"
        size="capitals"
        className="max-sm:w-full"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {words.submit}
      </Button>
    </div>
  );
}

interface KeptNoteProps {
  onClear: () => void;
  /** Undoes the clearing; undefined when there is none to undo. */
  onUndo: (() => void) | undefined;
}

/** Says that the answers are saved on the device, and clears them. */
export function KeptNote({ onClear, onUndo }: KeptNoteProps) {
  const hasAnswers = useRail().count > 0;
  return (
    <div className="mt-3 flex min-h-line flex-wrap items-center gap-x-5 text-small">
      <output className="text-muted">{onUndo ? words.cleared : hasAnswers && words.kept}</output>
      {(onUndo ?? hasAnswers) && (
        <button
          type="button"
          className={linkVariants({ className: 'min-h-11' })}
          onClick={onUndo ?? onClear}
        >
          {onUndo ? words.undo : words.clear}
        </button>
      )}
    </div>
  );
}

interface FailurePanelProps extends Pick<ComponentProps<'div'>, 'ref'> {
  state: SubmissionState;
}

/** Explains a failed call; it stays during the next attempt (docs/rules.md#audit-failure). */
export function FailurePanel({ state, ref }: FailurePanelProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (state === 'failed' && !hasFailed) setHasFailed(true);
  if (!hasFailed) return null;

  return (
    <div className="mt-10">
      <ErrorPanel
        ref={ref}
        title={panelWords.title}
        lead={panelWords.lead}
        reasons={panelWords.reasons.map((reason) => (
          <span key={reason.before}>
            {reason.before}
            {'link' in reason && (
              <>
                <TextLink to={reason.link && `mailto:${reason.link}`}>{reason.link}</TextLink>
                {reason.after}
              </>
            )}
          </span>
        ))}
      >
        <Button
          type="submit"
          tone="ink"
          className="max-sm:w-full"
          busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
        >
          {panelWords.again}
        </Button>
        <p className="text-small text-muted">{panelWords.kept}</p>
      </ErrorPanel>
    </div>
  );
}
