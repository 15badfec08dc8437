import { clsx } from 'clsx';
import type { Industry } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece';

/**
 * Colour and width of each brick, three to a row: a share of the row plus what the text needs. A brick without a
 * colour is outlined. Under 600 px short bricks pair up above the others.
 */
const bricks: Readonly<Record<string, string>> = {
  saas: 'basis-[calc(25.87%-18.5px)] bg-dew max-sm:order-1 max-sm:basis-[40%]',
  healthcare: 'basis-[calc(43.1%+2.5px)] inset-ring-thin max-sm:order-3 max-sm:basis-full',
  technology: 'basis-[calc(31.03%-5.5px)] bg-mint max-sm:order-2 max-sm:basis-[40%]',
  ecommerce: 'basis-[calc(40.9%-39.5px)] inset-ring-thin max-sm:order-6 max-sm:basis-full',
  education: 'basis-[calc(27.28%+24.5px)] bg-sand max-sm:order-6 max-sm:basis-full',
  media: 'basis-[calc(31.82%-6.5px)] inset-ring-thin max-sm:order-6 max-sm:basis-full',
  fmcg: 'basis-[calc(28.89%+0.5px)] inset-ring-thin max-sm:order-4 max-sm:basis-[40%]',
  sports: 'basis-[calc(31.11%-14px)] bg-dew max-sm:order-5 max-sm:basis-[40%]',
  web3: 'basis-[calc(40%-8px)] inset-ring-thin max-sm:order-6 max-sm:basis-full',
  fashion: 'basis-[calc(35.59%-4px)] bg-mint max-sm:order-6 max-sm:basis-full',
  clothing: 'basis-[calc(35.59%-6px)] inset-ring-thin max-sm:order-6 max-sm:basis-full',
  consultancy: 'basis-[calc(28.82%-11.5px)] bg-sand max-sm:order-6 max-sm:basis-full',
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
        'max-xl:min-h-25 max-xl:gap-4 max-xl:pr-6 max-xl:pl-6.5 max-xl:text-body',
        'max-md:min-h-21 max-md:basis-[calc(46%-var(--cut))] max-md:pr-5 max-md:pl-6',
        'max-md:nth-[4n+2]:basis-[calc(54%-var(--cut))] max-md:nth-[4n+3]:basis-[calc(54%-var(--cut))]',
        'max-sm:min-h-16 max-sm:gap-3 max-sm:pr-4 max-sm:pl-4.5 max-sm:text-small',
        'print:min-h-20',
        bricks[id],
      )}
    >
      <PieceIcon
        line={icon.line}
        dot={icon.dot}
        className="size-18 flex-none max-xl:size-14 max-md:size-13 max-sm:size-10 print:size-12"
      />
      {title}
    </li>
  );
}
