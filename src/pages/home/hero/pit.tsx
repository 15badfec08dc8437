import { useRef } from 'react';
import { pills, pillWords } from '@/content/home-pills';
import { Pill } from '@/ui/pill';
import './pit.css';

/** The nineteen pills; the list beside them is what assistive technology reads (decision 24). */
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
            {label}
          </Pill>
        ))}
      </div>
    </>
  );
}
