import { careersHead } from '@/content/careers';
import { TablePlan } from './table-plan';

/** Join our team: the table from above, one chair pulled out. */
export function CareersHero() {
  return (
    <section className="on-forest overflow-hidden rounded-bl-act pt-24 pb-26 l:pt-26 m:pb-18 s:pt-20 s:pb-13">
      <div className="wrap cols">
        <h1 className="col-span-6 l:col-span-full">{careersHead.title}</h1>
        <p className="col-span-6 text-lead l:col-span-full l:mt-4 l:max-w-prose">
          {careersHead.lead}
        </p>
      </div>
      <TablePlan />
    </section>
  );
}
