import { clsx } from 'clsx';
import type { Industry } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece-icon';
import { bricks } from './bricks';

interface IndustryBrickProps {
  industry: Industry;
}

/** An industry, as long as its brick; in a small window two to a row, by turns the longer one. */
export function IndustryBrick({ industry: { id, title, icon } }: IndustryBrickProps) {
  return (
    <li
      ref={reveal}
      className={clsx(
        'flex min-h-31 grow items-center gap-5 rounded-full py-3 pr-9 pl-7.5 text-large/tight font-semibold',
        'l:min-h-25 l:gap-4 l:pr-6 l:pl-6.5 l:text-[18px]',
        'm:min-h-21 m:basis-[calc(46%-var(--cut))] m:pr-5 m:pl-6',
        'm:nth-[4n+2]:basis-[calc(54%-var(--cut))] m:nth-[4n+3]:basis-[calc(54%-var(--cut))]',
        's:min-h-16 s:gap-3 s:pr-4 s:pl-4.5 s:text-[16px]',
        bricks[id],
      )}
    >
      <PieceIcon
        line={icon.line}
        dot={icon.dot}
        className="size-18 flex-none l:size-14 m:size-13 s:size-10"
      />
      {title}
    </li>
  );
}
