import { agencyHead } from '@/content/about';
import './agency-hero.css';

/** The Agency: one long table, seen from its end. */
export function AgencyHero() {
  return (
    <section className="about-hero on-green">
      <div className="wrap cols">
        <h1>{agencyHead.title}</h1>
        <p className="lead">{agencyHead.lead}</p>
      </div>
      <img src="/about/table.svg" alt="" width="1940" height="240" className="about-hero__people" />
      <div className="about-hero__board" aria-hidden="true" />
    </section>
  );
}
