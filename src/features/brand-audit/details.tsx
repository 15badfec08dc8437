import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { detailsWords } from '@/content/audit';
import { messages } from '@/content/messages';
import { reveal } from '@/motion/reveal';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/choice';
import { FieldGrid } from '@/ui/field';
import { RowField } from '@/ui/row-field';
import { linkVariants } from '@/ui/text-link';
import { fields, detailNames, InvalidCount, InvalidSummary, submitId } from './invalid-summary';
import { RailLayer } from './rail-layer';
import { useRail } from './rail-state';

interface DetailsProps {
  /** Whether the form was valid and has been sent, even if that failed: it completes the ring. */
  isSent: boolean;
  children: ReactNode;
}

/** The section of the corporate details (docs/rules.md#audit-page, docs/rules.md#audit-fields). */
export function Details({ isSent, children }: DetailsProps) {
  return (
    <section className="relative bg-sand py-section">
      <RailLayer ground="sand" />
      <div className="wrap flex flex-wrap items-start gap-fluid-18 compact:gap-x-12">
        <div className="flex-[4.4_1_0] max-xl:flex max-xl:items-start max-xl:justify-between max-xl:gap-10 max-sm:block">
          <div>
            <h2 ref={reveal}>{detailsWords.title}</h2>
            <p ref={reveal} className="mt-7 max-w-prose">
              {detailsWords.intro}
            </p>
          </div>
          <RingPicture isWhole={isSent} />
        </div>
        {/* With large text the columns wrap. */}
        <div className="min-w-[26em] flex-[7.6_1_0] max-xl:min-w-0 max-xl:basis-full">
          <InvalidSummary />
          <FieldGrid>
            {detailNames.map((name) => (
              <RowField key={name} fields={fields} name={name} id={name} className="scroll-mt-10" />
            ))}
          </FieldGrid>
          {children}
        </div>
      </div>
    </section>
  );
}

/** The reminder, the newsletter checkbox and SUBMIT AUDIT (docs/rules.md#audit-page). */
export function SendRow({ isBusy, isFailed }: { isBusy: boolean; isFailed: boolean }) {
  const { register } = useFormContext();
  return (
    <div
      className={clsx(
        'relative mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t-2 pt-10',
        isFailed ? 'border-transparent' : 'border-ink',
      )}
    >
      <InvalidCount />
      <div className="grid flex-[1_1_14em] gap-5 max-sm:basis-full">
        <p className="max-w-[30em]">
          <b className="font-semibold">{detailsWords.reminderStart}</b> {detailsWords.reminder}
        </p>
        <Checkbox {...register('newsletter')}>{detailsWords.newsletter}</Checkbox>
      </div>
      <Button
        id={submitId}
        type="submit"
        tone="ink"
        size="capitals"
        className="max-sm:w-full"
        busyLabel={isBusy ? messages.pleaseWait : undefined}
      >
        {detailsWords.submit}
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
  const hasAnswers = useRail().answeredCount > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-small has-[button]:mt-3 has-[button]:min-h-line">
      <output className="text-muted">
        {onUndo ? detailsWords.cleared : hasAnswers && detailsWords.kept}
      </output>
      {(onUndo !== undefined || hasAnswers) && (
        <button
          type="button"
          className={linkVariants({ className: 'min-h-11' })}
          onClick={onUndo ?? onClear}
        >
          {onUndo ? detailsWords.undo : detailsWords.clear}
        </button>
      )}
    </div>
  );
}

/** The line as a ring. Its last quarter is for the details, and turns ink once the form is sent. */
function RingPicture({ isWhole }: { isWhole: boolean }) {
  return (
    <svg
      className="w-[329px] flex-none xl:mt-18 max-xl:w-55 max-sm:mt-8 max-sm:w-35"
      viewBox="0 0 329 329"
      aria-hidden="true"
    >
      <g className="fill-none stroke-ink stroke-94">
        <path d="M164.500 282A117.500 117.500 0 0 1 164.500 47" />
        <path d="M164.500 47A117.500 117.500 0 0 1 282 164.500" />
        <path
          className={clsx(
            'transition-colors duration-open ease-roll',
            !isWhole && 'stroke-[color-mix(in_srgb,var(--sand),var(--ink)_8.5%)]',
          )}
          d="M282 164.500A117.500 117.500 0 0 1 164.500 282"
        />
      </g>
      <path className="fill-sand" d="M154 0h21v329h-21zM164 154h165v21H164z" />
      <circle className="fill-piece" cx="164.5" cy="164.5" r="47" />
    </svg>
  );
}
