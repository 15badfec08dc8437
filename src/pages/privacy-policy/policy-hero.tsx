import type { ComponentProps } from 'react';
import { policyWords as words } from '@/content/privacy';
import { PolicyBar } from './policy-bar';

/** A row of redacted bars with or without words; without words it is not printed. */
function PolicyRow(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className="mb-fluid-7 ml-side flex min-h-line items-center gap-4 whitespace-nowrap max-sm:gap-2 print:layout-none print:aria-hidden:hidden"
    />
  );
}

/** The title among redacted lines. */
export function PolicyHero() {
  return (
    <section className="print-flow relative overflow-hidden pt-16 max-xl:pt-hero">
      <PolicyRow aria-hidden="true">
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
        <span className="flex-none px-2 text-large leading-line font-medium max-xl:text-control max-sm:px-0 print:p-0 print:text-note">
          {words.updated}
        </span>
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow aria-hidden="true">
        <PolicyBar width={210} />
        <PolicyBar width={346} />
        <PolicyBar width={96} />
        <PolicyBar kind="green dot" />
      </PolicyRow>
      <div className="wrap cols pt-fluid-12 pb-section xl:pb-32 print:pt-4">
        <p className="col-span-7 col-start-4 max-w-prose text-lead max-xl:col-span-full">
          {words.lead}
        </p>
      </div>
    </section>
  );
}
