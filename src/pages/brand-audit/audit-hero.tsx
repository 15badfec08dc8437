import { auditWords as words } from '@/content/audit';
import { Badge } from '@/ui/badge';
import { QuarterBend } from './quarter-bend';
import './audit-hero.css';

/** The invitation; the line comes in, turns round the number and runs down to the questions. */
export function AuditHero() {
  return (
    <section className="audit-hero">
      <div className="wrap">
        <div className="audit-hero__text">
          <Badge>{words.badge}</Badge>
          <h1>{words.title}</h1>
          <p className="lead prose">{words.intro}</p>
          <ul className="audit-facts">
            {words.facts.map(({ figure, lines: [first, second] }) => (
              <li key={figure}>
                <b>{figure}</b> {first}
                <br /> {second}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="audit-hero__art" aria-hidden="true">
        <div className="audit-line audit-hero__in" />
        <svg className="audit-hero__turn" viewBox="0 0 82.25 164.5">
          <path
            fill="currentColor"
            d="M82.25 0V47a35.25 35.25 0 0 0 0 70.5v47a82.25 82.25 0 0 1 0-164.5z"
          />
        </svg>
        <div className="audit-line audit-hero__green" />
        <QuarterBend corner="top-right" className="audit-hero__bend-top" />
        <div className="audit-line audit-hero__down" />
        <QuarterBend corner="bottom-right" className="audit-hero__bend-bottom" />
        <div className="audit-hero__count" />
      </div>
      <div className="audit-hero__floor" aria-hidden="true">
        <div className="audit-line audit-hero__across" />
        <QuarterBend corner="top-left" className="audit-hero__bend-last" />
        <div className="audit-line audit-hero__last" />
      </div>
    </section>
  );
}
