import { clsx } from 'clsx';
import type { Kpi } from '@/content/about';
import { reveal } from '@/motion/reveal';

/** How many columns each takes, in two rows of twelve; narrow in three, and then by twos. */
const spans: Readonly<Record<string, string>> = {
  projects: 'col-span-9 max-md:col-span-full',
  brands: 'col-span-3 max-md:col-span-6',
  years: 'col-span-4 max-md:col-span-6',
  verticals: 'col-span-3 max-md:col-span-4 max-sm:col-span-6',
  countries: 'col-span-2 max-md:col-span-4 max-sm:col-span-6',
  industries: 'col-span-3 max-md:col-span-4 max-sm:col-span-6',
};

/** Pictures that are not simply as wide as their columns. */
const heights: Readonly<Record<string, string>> = {
  brands: 'h-36 max-md:h-24 max-md:w-auto max-sm:h-18',
  verticals: 'w-full max-md:h-11 max-md:w-auto max-sm:h-auto max-sm:w-full',
  countries: 'w-full max-md:h-11 max-md:w-auto max-sm:h-auto max-sm:w-full',
  industries: 'w-full max-md:h-11 max-md:w-auto max-sm:h-auto max-sm:w-full',
};

interface KpiFigureProps {
  kpi: Kpi;
}

/**
 * A figure under its picture, which is as wide as its columns; that of the brands keeps its size. Two rows of the
 * grid, so that a term of two lines lifts no figure above its neighbours.
 */
export function KpiFigure({ kpi: { id, figure, term, width, height } }: KpiFigureProps) {
  return (
    <div ref={reveal} className={clsx('row-span-2 grid grid-rows-subgrid gap-y-0', spans[id])}>
      <dt className="order-last mt-3 text-large text-muted print:break-after-auto!">{term}</dt>
      <dd className="flex flex-col items-start self-end">
        <img
          src={`/about/kpi-${id}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={clsx('mb-7 max-sm:mb-5', heights[id] ?? 'w-full')}
        />
        <span className="font-display text-num lining-nums">
          {figure}
          <span className="ml-1.5 align-[35px] font-body text-[46px]/none font-medium tracking-normal max-md:align-[28px] max-md:text-[32px] max-sm:align-[24px]">
            +
          </span>
        </span>
      </dd>
    </div>
  );
}
