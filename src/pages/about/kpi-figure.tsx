import { clsx } from 'clsx';
import type { Kpi } from '@/content/about';
import { reveal } from '@/motion/reveal';

/** How many columns each takes, in two rows of twelve. */
const spans: Readonly<Record<string, string>> = {
  projects: 'col-span-9',
  brands: 'col-span-3',
  years: 'col-span-4',
  verticals: 'col-span-3',
  countries: 'col-span-2',
  industries: 'col-span-3',
};

interface KpiFigureProps {
  kpi: Kpi;
}

/** A figure under its picture, which is as wide as its columns; that of the brands keeps its size. */
export function KpiFigure({ kpi: { id, figure, term, width, height } }: KpiFigureProps) {
  return (
    <div ref={reveal} className={clsx('flex flex-col-reverse', spans[id])}>
      <dt className="mt-3 text-large text-muted">{term}</dt>
      <dd className="flex flex-col items-start">
        <img
          src={`/about/kpi-${id}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={clsx('mb-7.5', id === 'brands' ? 'h-36.25' : 'w-full')}
        />
        <span className="font-display text-num lining-nums">
          {figure}
          <span className="ml-1.5 align-[35px] font-body text-[46px]/none font-medium tracking-normal">
            +
          </span>
        </span>
      </dd>
    </div>
  );
}
