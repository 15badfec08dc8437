import type { ActWords } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { ActMarker } from '@/ui/act-marker';
import { LineRow } from './line-row';

/** The piece that each act is named after. */
const pieces = { connect: 'dot', convey: 'bar', convert: 'bend' } as const;

interface ActHeadProps {
  act: ActWords;
  /** Whether all questions before it are answered. */
  isReached: boolean;
}

/** Name, title and text of an act, where its part of the line begins. */
export function ActHead({ act, isReached }: ActHeadProps) {
  return (
    <LineRow
      place="head"
      status={isReached ? 'answered' : 'open'}
      mark={<i className="mt-8 size-dot rounded-full bg-cream on-dark:bg-forest" />}
      className="items-start pt-8 pb-13"
    >
      <div
        ref={reveal}
        className="grid grid-cols-[7fr_5fr] items-end gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-5"
      >
        <div>
          <ActMarker piece={pieces[act.part]} name={act.name} place={act.range} />
          <h2 className="mt-5">{act.title}</h2>
        </div>
        <p className="max-w-prose">{act.text}</p>
      </div>
    </LineRow>
  );
}
