import { useRef, useState } from 'react';
import { values } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { dayMoves, DayPicture } from './day-picture';

/** Dynamic Work Schedule: the figure, the day it is part of, and the sentence. */
export function SixHours() {
  const ref = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  useTimeline(ref, dayMoves, { turn });
  const { figure, caption, title, text } = values.schedule;
  return (
    <article
      ref={ref}
      className="col-span-6 ml-6 grid grid-rows-[auto_1fr_auto] rounded-card rounded-tr-turn bg-mint p-14 l:col-span-full l:mt-14 l:ml-0 m:p-10 s:mt-10 s:p-5"
      onPointerEnter={() => setTurn(turn + 1)}
    >
      <span
        className="-ml-[0.04em] pt-6 font-display text-d3 compact:text-d3-compact l:text-[180px] s:text-[140px]"
        aria-hidden="true"
      >
        {figure}
      </span>
      <div className="self-center py-10 s:py-8">
        <DayPicture />
        <p className="mt-4.5 text-[15px]">{caption}</p>
      </div>
      <div ref={reveal}>
        <h3 className="mb-3.5 font-display text-h3">{title}</h3>
        <p className="max-w-prose">{text}</p>
      </div>
    </article>
  );
}
