import { clsx } from 'clsx';
import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { AtLeast } from '@/ui/at-least';
import { Picture } from '@/ui/picture';

/** In narrow windows the three smallest are equally high. */
const small = 'w-full object-contain object-left max-md:max-h-11';

/** How many columns each takes, in two rows of twelve, in narrow windows in three and then by twos; and its picture. */
const looks: Readonly<Record<string, readonly [columns: string, picture: string]>> = {
  projects: ['col-span-9 max-md:col-span-full', 'w-full'],
  brands: ['col-span-3 max-md:col-span-6', 'h-fluid-36 w-auto'],
  years: ['col-span-4 max-md:col-span-6', 'w-full'],
  verticals: ['col-span-3 max-md:col-span-4 max-sm:col-span-6', small],
  countries: ['col-span-2 max-md:col-span-4 max-sm:col-span-6', small],
  industries: ['col-span-3 max-md:col-span-4 max-sm:col-span-6', small],
};

/**
 * OUR KPIS: the picture of each figure has as many pieces (docs/rules.md#kpis). Each takes two rows of the grid, so that
 * a term of two rows lifts no figure above its neighbours.
 */
export function Kpis() {
  return (
    <section className="on-ink rounded-br-section py-section" aria-labelledby="kpis">
      <div className="paper-whole wrap">
        <div ref={reveal} className="mb-fluid-22 cols items-end">
          <h2 id="kpis" className="col-span-6 tracking-caps max-md:col-span-full">
            {kpisHead.title}
          </h2>
          <p className="col-span-5 col-start-8 text-lead max-md:col-span-full max-md:mt-4">
            {kpisHead.lead}
          </p>
        </div>
        <dl className="cols gap-y-fluid-20">
          {kpis.map(({ id, figure, term, width, height }) => (
            <div
              key={id}
              ref={reveal}
              className={clsx('row-span-2 grid grid-rows-subgrid gap-y-0', looks[id]?.[0])}
            >
              <dt className="order-last mt-3 text-large text-muted print:break-after-auto!">
                {term}
              </dt>
              <dd className="flex flex-col items-start self-end">
                <Picture
                  src={`/about/kpi-${id}.svg`}
                  size={[width, height]}
                  className={clsx('mb-fluid-7', looks[id]?.[1])}
                />
                <AtLeast figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
