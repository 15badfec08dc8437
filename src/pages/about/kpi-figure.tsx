import { clsx } from 'clsx';
import type { Kpi } from '@/content/about';
import { reveal } from '@/motion/reveal';

/** How many columns each takes, in two rows of twelve; narrow in three, and then by twos. */
const spans: Readonly<Record<string, string>> = {
  projects: 'col-span-9 m:col-span-full',
  brands: 'col-span-3 m:col-span-6',
  years: 'col-span-4 m:col-span-6',
  verticals: 'col-span-3 m:col-span-4 s:col-span-6',
  countries: 'col-span-2 m:col-span-4 s:col-span-6',
  industries: 'col-span-3 m:col-span-4 s:col-span-6',
};

/** Pictures that are not simply as wide as their columns. */
const heights: Readonly<Record<string, string>> = {
  brands: 'h-36.25 m:h-24 m:w-auto s:h-18',
  verticals: 'w-full m:h-11 m:w-auto s:h-auto s:w-full',
  countries: 'w-full m:h-11 m:w-auto s:h-auto s:w-full',
  industries: 'w-full m:h-11 m:w-auto s:h-auto s:w-full',
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
      <dt className="order-last mt-3 text-large text-muted">{term}</dt>
      <dd className="flex flex-col items-start self-end">
        <img
          src={`/about/kpi-${id}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={clsx('mb-7.5 s:mb-5', heights[id] ?? 'w-full')}
        />
        <span className="font-display text-num lining-nums">
          {figure}
          <span className="ml-1.5 align-[35px] font-body text-[46px]/none font-medium tracking-normal m:align-[28px] m:text-[32px] s:align-[24px]">
            +
          </span>
        </span>
      </dd>
    </div>
  );
}
