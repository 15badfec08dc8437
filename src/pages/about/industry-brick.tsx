import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { Industry } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece';

/**
 * Colour and width of each brick, three to a row: a share of the row plus what the text needs. A brick without a
 * colour is outlined. Under 600 px short bricks pair up above the others.
 */
const bricks: Readonly<Record<string, { width: string; classes: string }>> = {
  saas: { width: '25.87% - 18.5px', classes: 'bg-dew max-sm:order-1 max-sm:basis-[40%]' },
  healthcare: {
    width: '43.1% + 2.5px',
    classes: 'inset-ring-thin max-sm:order-3 max-sm:basis-full',
  },
  technology: { width: '31.03% - 5.5px', classes: 'bg-mint max-sm:order-2 max-sm:basis-[40%]' },
  ecommerce: {
    width: '40.9% - 39.5px',
    classes: 'inset-ring-thin max-sm:order-6 max-sm:basis-full',
  },
  education: { width: '27.28% + 24.5px', classes: 'bg-sand max-sm:order-6 max-sm:basis-full' },
  media: { width: '31.82% - 6.5px', classes: 'inset-ring-thin max-sm:order-6 max-sm:basis-full' },
  fmcg: { width: '28.89% + 0.5px', classes: 'inset-ring-thin max-sm:order-4 max-sm:basis-[40%]' },
  sports: { width: '31.11% - 14px', classes: 'bg-dew max-sm:order-5 max-sm:basis-[40%]' },
  web3: { width: '40% - 8px', classes: 'inset-ring-thin max-sm:order-6 max-sm:basis-full' },
  fashion: { width: '35.59% - 4px', classes: 'bg-mint max-sm:order-6 max-sm:basis-full' },
  clothing: { width: '35.59% - 6px', classes: 'inset-ring-thin max-sm:order-6 max-sm:basis-full' },
  consultancy: { width: '28.82% - 11.5px', classes: 'bg-sand max-sm:order-6 max-sm:basis-full' },
};

const basis = (width?: string): CSSProperties & { '--width': string | undefined } => ({
  '--width': width && `calc(${width})`,
});

interface IndustryBrickProps {
  industry: Industry;
}

/** An industry; in small windows two to a row, one wider than the other. */
export function IndustryBrick({ industry: { id, title, icon } }: IndustryBrickProps) {
  const brick = bricks[id];
  return (
    <li
      ref={reveal}
      className={clsx(
        'flex min-h-31 grow basis-(--width) items-center gap-5 rounded-full py-3 pr-9 pl-8 text-large/tight font-semibold',
        'max-xl:min-h-25 max-xl:gap-4 max-xl:px-6 max-xl:text-body/tight',
        'max-md:min-h-21 max-md:basis-[calc(46%-var(--cut))] max-md:pr-5',
        'max-md:nth-[4n+2]:basis-[calc(54%-var(--cut))] max-md:nth-[4n+3]:basis-[calc(54%-var(--cut))]',
        'max-sm:min-h-16 max-sm:gap-3 max-sm:px-4 max-sm:text-small/tight',
        brick?.classes,
      )}
      style={basis(brick?.width)}
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
