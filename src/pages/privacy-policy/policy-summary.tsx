import { policySummary, policyWords as words } from '@/content/privacy';
import { reveal } from '@/motion/reveal';
import { PolicyRichText } from './policy-rich-text';

/** The key points, one line each; large text breaks the row of title and list. */
export function PolicySummary() {
  return (
    <section className="print-flow on-forest rounded-tr-act pt-32 pb-34">
      <div className="wrap flex flex-wrap gap-x-gutter gap-y-12 print:block print:w-auto">
        {/* A pixel narrower to the row, so that rounding does not break it. */}
        <h2
          ref={reveal}
          className="-mr-px w-cols-4 max-w-[5em] min-w-min flex-none print:mb-[4mm] print:max-w-none"
        >
          {words.summary}
        </h2>
        <dl className="ml-auto w-cols-8 flex-none border-t-2 border-cream print:border-ink">
          {policySummary.map(({ question, answer }) => (
            <div
              key={question}
              ref={reveal}
              className="grid grid-cols-[3fr_5fr] gap-6 border-b border-hair-inv py-5.5 last:border-0 print:break-inside-avoid print:border-hair print:py-[2mm]"
            >
              <dt className="font-display text-h4 tracking-normal text-balance print:text-[13pt]">
                {question}
              </dt>
              <dd className="pt-1 text-[19px] text-balance print:p-0 print:text-[11pt]">
                <PolicyRichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
