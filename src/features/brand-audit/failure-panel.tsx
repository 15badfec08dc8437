import { type ComponentProps, useState } from 'react';
import { panelWords as words } from '@/content/audit';
import { messages } from '@/content/messages';
import type { SubmissionState } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';
import { TextLink } from '@/ui/text-link';

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
        title={words.title}
        lead={words.lead}
        reasons={words.reasons.map((reason) => (
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
          {words.again}
        </Button>
        <p className="text-small text-muted">{words.kept}</p>
      </ErrorPanel>
    </div>
  );
}
