import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { SubmissionState } from '@/api/use-submission';
import { panelWords as words } from '@/content/audit';
import { messages } from '@/content/messages';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

/**
 * Explains a failed call beside a picture of the cut line, and takes the focus. It stays during the
 * next attempts (docs/rules.md#audit-failure), so `hasFailed` outlives the state.
 */
export function FailurePanel({ state }: { state: SubmissionState }) {
  const [hasFailed, setHasFailed] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  // Set while rendering, so that the panel is on the page when the effect moves the focus to it.
  if (state === 'failed' && !hasFailed) setHasFailed(true);
  useEffect(() => {
    if (state === 'failed') ref.current?.focus();
  }, [state]);
  if (!hasFailed) return null;

  return (
    <div
      ref={ref}
      className={clsx(
        'mt-10 rounded-card rounded-br-turn bg-white px-12 pt-11 pb-12 max-xl:p-panel',
        'text-ink inset-ring-2 inset-ring-error',
      )}
      role="alert"
      aria-labelledby="failure-title"
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-start justify-between gap-10">
        <div className="flex-[1_1_10em]">
          <h3 className="font-display text-h3" id="failure-title">
            {words.title}
          </h3>
          <p className="mt-3.5 max-w-[28em]">{words.lead}</p>
        </div>
        <CutLinePicture />
      </div>
      <FailureReasons />
      <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button
          type="submit"
          tone="ink"
          className="max-sm:w-full"
          busyLabel={state === 'submitting' ? messages.pleaseWait : undefined}
        >
          {words.again}
        </Button>
        <p className="text-small text-muted">{words.kept}</p>
      </div>
    </div>
  );
}

function FailureReasons() {
  return (
    <ol className="mt-9 flex flex-wrap gap-fluid-8">
      {words.reasons.map((reason, index) => (
        <li
          key={reason.before}
          className={clsx(
            'min-w-[8em] flex-1 border-t-2 border-ink pt-4 text-control/normal last:grow-[1.25]',
            'max-md:flex max-md:basis-full',
          )}
        >
          <b
            className={clsx(
              'mb-3.5 block font-display text-h3 leading-none font-normal tracking-normal',
              'max-md:w-11 max-md:flex-none',
            )}
            aria-hidden="true"
          >
            {index + 1}
          </b>
          <span>
            {reason.before}
            {'link' in reason && (
              <>
                {/* Plain text while the agency has no address yet. */}
                <TextLink to={reason.link && `mailto:${reason.link}`}>{reason.link}</TextLink>
                {reason.after}
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function CutLinePicture() {
  return (
    <svg
      viewBox="0 0 236 108"
      className="-mr-12 w-59 max-w-none max-xl:-mr-panel max-md:w-40 max-sm:hidden"
      aria-hidden="true"
    >
      <path className="fill-ink" d="M12 12h126v24H12a12 12 0 0 1 0-24zM172 12h64v24h-64z" />
      <circle className="fill-error" cx="155" cy="96" r="12" />
    </svg>
  );
}
