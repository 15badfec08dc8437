import { clsx } from 'clsx';
import type { Industry } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece-icon';

/**
 * Colour and width of each brick, three to a row: a share of the row plus what the text needs. A brick without a
 * colour is outlined. Under 600 px short bricks pair up above the others.
 */
const bricks: Readonly<Record<string, string>> = {
  saas: 'basis-[calc(25.87%-18.5px)] bg-dew s:order-1 s:basis-[40%]',
  healthcare: 'basis-[calc(43.1%+2.5px)] inset-ring-thin s:order-3 s:basis-full',
  technology: 'basis-[calc(31.03%-5.5px)] bg-mint s:order-2 s:basis-[40%]',
  ecommerce: 'basis-[calc(40.9%-39.5px)] inset-ring-thin s:order-6 s:basis-full',
  education: 'basis-[calc(27.28%+24.5px)] bg-sand s:order-6 s:basis-full',
  media: 'basis-[calc(31.82%-6.5px)] inset-ring-thin s:order-6 s:basis-full',
  fmcg: 'basis-[calc(28.89%+0.5px)] inset-ring-thin s:order-4 s:basis-[40%]',
  sports: 'basis-[calc(31.11%-14px)] bg-dew s:order-5 s:basis-[40%]',
  web3: 'basis-[calc(40%-8px)] inset-ring-thin s:order-6 s:basis-full',
  fashion: 'basis-[calc(35.59%-4px)] bg-mint s:order-6 s:basis-full',
  clothing: 'basis-[calc(35.59%-6px)] inset-ring-thin s:order-6 s:basis-full',
  consultancy: 'basis-[calc(28.82%-11.5px)] bg-sand s:order-6 s:basis-full',
};

interface IndustryBrickProps {
  industry: Industry;
}

/** An industry; in small windows two to a row, one wider than the other. */
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
