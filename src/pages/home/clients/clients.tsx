import { useRef } from 'react';
import { clientMarks, clients } from '@/content/clients';
import { clientsLabel } from '@/content/home-hero';
import { useLineRuns } from '@/motion/use-line-runs';
import { ClientLogo } from '@/ui/client-logo';
import '@/motion/line-run.css';
import './clients.css';

/** Seven marks above eight, each row filled edge to edge. */
const rows = [
  ['lumenade', 'varsa', 'marrowe', 'hexwell', 'kettlewick', 'orrery', 'dastan'],
  ['tessalo', 'quillow', 'nimbolt', 'brightmoor', 'saltern', 'ploverly', 'fennimore', 'runnel'],
].map((ids) => ids.flatMap((id) => clients.filter((client) => client.id === id)));

/** Runs 2 to 5 of the line, in ms; they go on from the hero's floor, run 1 (motion direction, section 8). */
const durations = [600, 1000, 800, 300];
const floor = '.home-hero__floor';

/** One stop for the keys colours all marks; fifteen stops would only be in the way. */
const keyStop = { tabIndex: 0 } as const;

/** Client logos in the mouth of the first turn: grey, coloured on hover and focus. */
export function Clients() {
  const ref = useRef<HTMLElement>(null);
  const [right, back, left, into] = useLineRuns(ref, durations, floor);
  return (
    <section ref={ref} {...keyStop} className="home-clients" aria-label={clientsLabel}>
      <svg className="home-clients__right run-path" data-run={right} aria-hidden="true">
        <path d="M0 23.5a123.5 123.5 0 0 1 0 247" pathLength={1} />
      </svg>
      <div className="home-clients__in">
        {rows.map((row) => (
          <ul key={row[0]?.id} className="home-clients__row">
            {row.map(({ id, name, width }) => (
              <li key={id}>
                <ClientLogo name={name} width={width} {...clientMarks(id)} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <i className="home-clients__back run-left" data-run={back} aria-hidden="true" />
      <svg className="home-clients__left run-path" data-run={left} aria-hidden="true">
        <path d="M277 23.5a253.5 253.5 0 0 0 0 507" pathLength={1} />
        <path
          d="M277 23.5A253.5 253.5 0 0 0 23.5 277v80A253.5 253.5 0 0 0 277 610.5"
          pathLength={1}
        />
      </svg>
      <i className="home-clients__into run-right" data-run={into} aria-hidden="true" />
    </section>
  );
}
