import { useRef, useState } from 'react';
import type { ValueId } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { useTimeline } from '@/motion/use-timeline';
import { valueMoves, ValuePicture } from './value-picture';

interface ValueRowProps {
  id: ValueId;
  /** Position in the list; each row starts 80 ms after the one before. */
  order: number;
  title: string;
  text: string;
}

/** One value; its picture plays once when it comes into view, and again on hover. */
export function ValueRow({ id, order, title, text }: ValueRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [turn, setTurn] = useState(0);
  useTimeline(ref, valueMoves[id], { delay: turn === 0 ? 80 * order : 0, turn });
  return (
    <li
      ref={ref}
      className="flex items-start gap-fluid-10 border-t border-hair py-fluid-8 first:border-t-2 first:border-ink"
      onPointerEnter={() => setTurn(turn + 1)}
    >
      <ValuePicture id={id} />
      <div ref={reveal}>
        <h3 className="font-display text-h4">{title}</h3>
        <p className="mt-2 max-w-[28em]">{text}</p>
      </div>
    </li>
  );
}
