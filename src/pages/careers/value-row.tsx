import { useRef } from 'react';
import type { ValueId } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useRuns } from './use-runs';
import { ValuePicture } from './value-picture';

export interface ValueRowProps {
  id: ValueId;
  /** Place in the list: each moves 80 ms after the one before. */
  order: number;
  title: string;
  text: string;
}

/** One value; its picture moves once when seen, and again when the row is pointed at. */
export function ValueRow({ id, order, title, text }: ValueRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { run, turn, again } = useRuns(ref);
  return (
    <li ref={ref} onPointerEnter={again}>
      <ValuePicture key={turn} id={id} run={run} delay={turn === 1 ? order : 0} />
      <div ref={reveal}>
        <h3 className="h4">{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
