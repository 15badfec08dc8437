import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { policyLinks, policySummary, policyWords as words } from '@/content/privacy';
import { BelowWindow } from '@/motion/below-window';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { PolicyRichText } from './policy-content';
import { PolicyDocument } from './policy-document';

/** Privacy policy (docs/rules.md#privacy-policy). */
export function PrivacyPolicyPage() {
  return (
    <>
      <PolicyHead />
      <PolicySummary />
      <BelowWindow>
        <PolicyDocument />
        <PolicyAsk />
      </BelowWindow>
    </>
  );
}

/** Title and date between redacted bars, whose widths are free. */
function PolicyHead() {
  return (
    <section className="relative overflow-hidden pt-16 max-xl:pt-hero print:pt-0">
      <PolicyRow isRedacted>
        <PolicyBar width={240} />
        <PolicyBar width={128} />
        <PolicyBar width={372} />
        <PolicyBar kind="dot" />
        <PolicyBar width={236} className="max-md:hidden" />
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow>
        <PolicyBar width={154} />
        <h1 className="-my-1 flex-none pr-3.5 pb-2 leading-line max-sm:pr-1 print:pr-0 print:pb-2">
          {words.title}
        </h1>
        <PolicyBar width={190} className="max-sm:hidden" />
        <PolicyBar width={330} className="max-md:hidden" />
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow>
        <PolicyBar width={360} className="max-sm:hidden" />
        <PolicyBar kind="dot" />
        <PolicyBar width={260} className="max-sm:hidden" />
        <span
          className={clsx(
            'flex-none px-2 text-large leading-line font-medium',
            'max-xl:text-control max-sm:px-0 print:p-0 print:text-note',
          )}
        >
          {words.updated}
        </span>
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow isRedacted>
        <PolicyBar width={210} />
        <PolicyBar width={346} />
        <PolicyBar width={96} />
        <PolicyBar kind="green dot" />
      </PolicyRow>
      <div className="paper-column wrap cols pt-fluid-12 pb-section print:pt-4">
        <p className="col-span-7 col-start-4 max-w-prose text-lead max-xl:col-span-full">
          {words.lead}
        </p>
      </div>
    </section>
  );
}

/** The key points as a list. With large text it stands below the title. */
function PolicySummary() {
  return (
    <section className="paper-plain on-forest rounded-tr-section py-section">
      <div className="paper-plain wrap flex flex-wrap gap-x-gutter gap-y-12">
        {/* The margin gives the title one pixel of room, so that rounding does not wrap it. */}
        <h2
          ref={reveal}
          className="-mr-px w-cols-4 min-w-min flex-none xl:max-w-[5em] max-xl:w-full"
        >
          {words.summary}
        </h2>
        <dl className="ml-auto w-cols-8 flex-none border-t-2 border-cream max-xl:w-full print:border-ink">
          {policySummary.map(({ question, answer }) => (
            <div
              key={question}
              ref={reveal}
              className={clsx(
                'grid grid-cols-[3fr_5fr] gap-6 border-b border-hair-inv py-fluid-5.5 last:border-0',
                'max-sm:grid-cols-1 max-sm:gap-1 print:break-inside-avoid print:border-hair print:py-2',
              )}
            >
              <dt className="font-display text-h4 tracking-normal text-balance max-sm:text-wrap print:text-control">
                {question}
              </dt>
              <dd className="pt-1 text-large/normal text-balance max-xl:text-body max-sm:text-wrap print:p-0 print:text-note">
                <PolicyRichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Where to send a request about one's data. */
function PolicyAsk() {
  return (
    <section className="bg-sand page-end-sand print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-gutter gap-y-fluid-12 py-section xl:py-26">
        <h2 ref={reveal} className="w-cols-7 max-xl:w-full">
          {words.ask}
        </h2>
        <div ref={reveal} className="ml-auto w-cols-4 min-w-min max-xl:w-full">
          <p className="mb-6">
            <PolicyRichText text={words.askLead} />
          </p>
          <ButtonLink tone="ink" to={policyLinks.form}>
            {words.askButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A row of redacted words is made of bars and dots. */
const barClasses = {
  bar: 'rounded-full bg-ink',
  dot: 'w-line flex-none rounded-full bg-ink',
  'green dot': 'w-line flex-none rounded-full bg-green',
  /** The last bar of a row extends past the edge of any window. */
  end: 'shrink-0 grow basis-0 rounded-l-full bg-ink max-md:min-w-[calc(var(--line)*1.5)]',
} as const;

interface PolicyBarProps {
  kind?: keyof typeof barClasses;
  /** In px at a line of 47 px. */
  width?: number;
  className?: string;
}

function PolicyBar({ kind = 'bar', width, className }: PolicyBarProps) {
  return (
    <i
      className={clsx(
        'h-line',
        barClasses[kind],
        width && 'w-[calc(var(--line)*var(--width)/47)] max-md:min-w-line',
        className,
      )}
      style={{ '--width': width }}
      // The bar of a crossing draws in to this dot (docs/design.md#crossings).
      data-landing={kind === 'green dot' ? 'down' : undefined}
    />
  );
}

/** A row of bars. A redacted row has no words: assistive technology and print leave it out. */
function PolicyRow({ isRedacted, children }: { isRedacted?: true; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'mb-fluid-7 ml-side flex min-h-line items-center gap-4 whitespace-nowrap max-sm:gap-2',
        isRedacted ? 'paper-hidden' : 'paper-plain',
      )}
      aria-hidden={isRedacted}
    >
      {children}
    </div>
  );
}
