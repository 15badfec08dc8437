import { useRef } from 'react';
import type { ValueId } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useRuns } from './use-runs';
import { ValuePicture } from './value-picture';

interface ValueRowProps {
  id: ValueId;
  /** Place in the list: each moves 80 ms after the one before. */
  order: number;
  title: string;
  text: string;
}

/** One value; its picture moves once when visible, and again when the row is pointed at. */
export function ValueRow({ id, order, title, text }: ValueRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { run, turn, again } = useRuns(ref);
  return (
    <li
      ref={ref}
      className="grid grid-cols-[94px_minmax(0,1fr)] gap-10 border-t border-hair py-8 first:border-t-2 first:border-ink s:grid-cols-[64px_minmax(0,1fr)] s:gap-5.5 s:py-6"
      onPointerEnter={again}
    >
      <ValuePicture key={turn} id={id} run={run} delay={turn === 1 ? order : 0} />
      <div ref={reveal}>
        <h3 className="font-display text-h4">{title}</h3>
        <p className="mt-2 max-w-[28em]">{text}</p>
      </div>
    </li>
  );
}
