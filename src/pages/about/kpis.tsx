import { clsx } from 'clsx';
import { kpis, kpisHead } from '@/content/about';
import { reveal } from '@/motion/reveal';
import { AtLeast } from '@/ui/at-least';
import { Picture } from '@/ui/picture';

/** In narrow windows the three smallest pictures are equally high. */
const small = 'w-full object-contain object-left max-md:max-h-11';

/**
 * Each figure's columns of twelve, and the size of its picture. Wide windows have two rows; narrow ones have three, and
 * then two to a row.
 */
const layouts: Readonly<Record<string, { columns: string; picture: string }>> = {
  projects: { columns: 'col-span-9 max-md:col-span-full', picture: 'w-full' },
  brands: { columns: 'col-span-3 max-md:col-span-6', picture: 'h-fluid-36 w-auto' },
  years: { columns: 'col-span-4 max-md:col-span-6', picture: 'w-full' },
  verticals: { columns: 'col-span-3 max-md:col-span-4 max-sm:col-span-6', picture: small },
  countries: { columns: 'col-span-2 max-md:col-span-4 max-sm:col-span-6', picture: small },
  industries: { columns: 'col-span-3 max-md:col-span-4 max-sm:col-span-6', picture: small },
};

/**
 * OUR KPIS: each figure's picture has as many pieces as the figure says (docs/rules.md#kpis). Figure and term
 * share their rows with the neighbours, so that a long term does not lift its figure.
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
              className={clsx('row-span-2 grid grid-rows-subgrid gap-y-0', layouts[id]?.columns)}
            >
              <dt className="order-last mt-3 text-large text-muted print:break-after-auto!">
                {term}
              </dt>
              <dd className="flex flex-col items-start self-end">
                <Picture
                  src={`/about/kpi-${id}.svg`}
                  size={[width, height]}
                  className={clsx('mb-fluid-7', layouts[id]?.picture)}
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
