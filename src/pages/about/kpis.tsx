import { clsx } from 'clsx';
import { type Kpi, kpis, kpisHead } from '@/content/about';
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

/** In narrow windows the three smallest are equally high. */
const small = 'w-full object-contain object-left max-md:max-h-11';

/** Pictures that are not simply as wide as their columns. */
const sizes: Readonly<Record<string, string>> = {
  brands: 'h-fluid-36 w-auto',
  verticals: small,
  countries: small,
  industries: small,
};

/**
 * A figure under its picture, which is as wide as its columns; that of the brands keeps its size. Two rows of the
 * grid, so that a term of two lines lifts no figure above its neighbours.
 */
function KpiFigure({ kpi: { id, figure, term, width, height } }: { kpi: Kpi }) {
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
          className={clsx('mb-fluid-7', sizes[id] ?? 'w-full')}
        />
        <span className="font-display text-num lining-nums">
          {figure}
          <span className="ml-1.5 align-[0.76em] font-body text-[0.48em]/none font-medium tracking-normal">
            +
          </span>
        </span>
      </dd>
    </div>
  );
}

/** OUR KPIS: the picture of each figure has as many pieces (docs/rules.md#kpis). */
export function Kpis() {
  return (
    <section className="on-ink rounded-br-act py-section xl:pt-32 xl:pb-34" aria-labelledby="kpis">
      <div className="wrap print:break-inside-avoid">
        <div ref={reveal} className="mb-fluid-22 cols items-end">
          <h2 id="kpis" className="col-span-6 tracking-caps max-md:col-span-full">
            {kpisHead.title}
          </h2>
          <p className="col-span-5 col-start-8 text-lead max-md:col-span-full max-md:mt-4">
            {kpisHead.lead}
          </p>
        </div>
        <dl className="cols gap-y-fluid-20">
          {kpis.map((kpi) => (
            <KpiFigure key={kpi.id} kpi={kpi} />
          ))}
        </dl>
      </div>
    </section>
  );
}
