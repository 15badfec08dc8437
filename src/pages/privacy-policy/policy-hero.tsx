import { policyWords as words } from '@/content/privacy';
import './policy-hero.css';

/** The title of the policy among blacked-out lines. */
export function PolicyHero() {
  return (
    <section className="pp-hero print-flow">
      <div className="pp-bars pp-bars--1" aria-hidden="true">
        <i />
        <i />
        <i />
        <i className="is-dot" />
        <i />
        <i />
      </div>
      <div className="pp-bars pp-bars--2">
        <i />
        <h1>{words.title}</h1>
        <i />
        <i />
        <i />
      </div>
      <div className="pp-bars pp-bars--3">
        <i />
        <i className="is-dot" />
        <i />
        <span className="pp-bars__date">{words.updated}</span>
        <i />
      </div>
      <div className="pp-bars pp-bars--4" aria-hidden="true">
        <i />
        <i />
        <i />
        <i className="is-dot is-green" />
      </div>
      <div className="wrap cols pp-hero__lead">
        <p className="lead prose">{words.lead}</p>
      </div>
    </section>
  );
}
