import { policyLinks, policyWords as words } from '@/content/privacy';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { PolicyRichText } from './policy-rich-text';

/** How visitors request their data; with large text the row wraps. */
export function PolicyDataRequest() {
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
