import { lazy, Suspense, useRef } from 'react';
import { pills, pillWords } from '@/content/home-pills';
import { Pill } from '@/ui/pill';
import './pit.css';

const PillPlay = lazy(async () => ({ default: (await import('./pill-play')).PillPlay }));

/**
 * The nineteen pills (specification 2.5). Assistive technology reads the list of their labels; what moves them
 * loads after the first paint.
 */
export function Pit() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <ul className="vh" aria-label={pillWords.list}>
        {pills.flatMap(({ label }) => (label ? [<li key={label}>{label}</li>] : []))}
      </ul>
      <div ref={ref} className="pit" aria-hidden="true">
        {pills.map(({ label, tone, dot }) => (
          <Pill key={label + tone} tone={tone} dot={dot}>
            {label && <span>{label}</span>}
          </Pill>
        ))}
      </div>
      <Suspense fallback={null}>
        <PillPlay pit={ref} />
      </Suspense>
    </>
  );
}
