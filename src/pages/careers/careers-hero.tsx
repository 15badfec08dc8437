import { careersHead } from '@/content/careers';
import { TablePlan } from './table-plan';

/** Join our team: a table seen from above, with one chair pulled out. */
export function CareersHero() {
  return (
    <section className="on-forest overflow-hidden rounded-bl-act pt-hero pb-fluid-26">
      <div className="wrap cols">
        <h1 className="col-span-6 max-xl:col-span-full">{careersHead.title}</h1>
        <p className="col-span-6 text-lead max-xl:col-span-full max-xl:mt-4 max-xl:max-w-prose">
          {careersHead.lead}
        </p>
      </div>
      <TablePlan />
    </section>
  );
}
