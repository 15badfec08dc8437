import { useRef, useState } from 'react';
import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { dayMoves, DayPicture } from './day-picture';

/** Dynamic Work Schedule: the figure, the picture of a day and the sentence. */
export function SixHours() {
  const ref = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  useTimeline(ref, dayMoves, { turn });
  const { figure, caption, title, text } = values.schedule;
  return (
    <article
      ref={ref}
      className="col-span-6 grid grid-rows-[auto_1fr_auto] rounded-card rounded-tr-turn bg-mint p-panel xl:ml-6 max-xl:col-span-full max-xl:mt-12"
      onPointerEnter={() => setTurn(turn + 1)}
    >
      <span className="ml-[-0.04em] pt-6 font-display text-d3" aria-hidden="true">
        {figure}
      </span>
      <div className="self-center py-fluid-10">
        <DayPicture />
        <p className="mt-5 text-note/body">{caption}</p>
      </div>
      <div ref={reveal}>
        <h3 className="mb-3.5 font-display text-h3">{title}</h3>
        <p className="max-w-prose">{text}</p>
      </div>
    </article>
  );
}
