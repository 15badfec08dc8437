import { useRef } from 'react';
import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { DayPicture } from './day-picture';
import { useRuns } from './use-runs';
import './six-hours.css';

/** Dynamic Work Schedule: the figure, the day it is part of, and the sentence. */
export function SixHours() {
  const ref = useRef<HTMLElement>(null);
  const { run, turn, again } = useRuns(ref);
  const { figure, caption, title, text } = values.schedule;
  return (
    <article ref={ref} className="six" onPointerEnter={again}>
      <span className="display d-3 six__figure" aria-hidden="true">
        {figure}
      </span>
      <div className="six__day">
        <DayPicture key={turn} run={run} />
        <p className="six__caption">{caption}</p>
      </div>
      <div ref={reveal}>
        <h3 className="h3">{title}</h3>
        <p className="prose">{text}</p>
      </div>
    </article>
  );
}
