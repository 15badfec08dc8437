import { careersHead } from '@/content/careers';
import { TablePlan } from './table-plan';
import './careers-hero.css';

/** Join our team: the table from above, one chair pulled out. */
export function CareersHero() {
  return (
    <section className="careers-hero on-forest">
      <div className="wrap cols">
        <h1>{careersHead.title}</h1>
        <p className="lead">{careersHead.lead}</p>
      </div>
      <TablePlan />
    </section>
  );
}
