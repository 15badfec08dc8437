import { policySummary, policyWords as words } from '@/content/privacy';
import { reveal } from '@/motion/reveal';
import { PolicyRichText } from './policy-rich-text';

/** The key points, one line each; with large text the list wraps below the title. */
export function PolicySummary() {
  return (
    <section className="print-flow on-forest rounded-tr-act py-section xl:pt-32 xl:pb-34">
      <div className="wrap flex flex-wrap gap-x-gutter gap-y-12 print:layout-none">
        {/* One pixel narrower, so that rounding does not wrap it. */}
        <h2
          ref={reveal}
          className="-mr-px w-cols-4 min-w-min flex-none xl:max-w-[5em] max-xl:w-full print:mb-4"
        >
          {words.summary}
        </h2>
        <dl className="ml-auto w-cols-8 flex-none border-t-2 border-cream max-xl:w-full print:border-ink">
          {policySummary.map(({ question, answer }) => (
            <div
              key={question}
              ref={reveal}
              className="grid grid-cols-[3fr_5fr] gap-6 border-b border-hair-inv py-fluid-5.5 last:border-0 max-sm:grid-cols-1 max-sm:gap-1 print:break-inside-avoid print:border-hair print:py-2"
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
