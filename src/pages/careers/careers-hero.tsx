import { careersHead } from '@/content/careers';
import { TablePlan } from './table-plan';

/** Join our team: the table from above, one chair pulled out. */
export function CareersHero() {
  return (
    <section className="on-forest overflow-hidden rounded-bl-act pt-24 pb-26">
      <div className="wrap cols">
        <h1 className="col-span-6">{careersHead.title}</h1>
        <p className="col-span-6 text-lead">{careersHead.lead}</p>
      </div>
      <TablePlan />
    </section>
  );
}
