import { clsx } from 'clsx';
import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece';

/**
 * Three bricks fill a row: each width is a share of the row, corrected by what its text needs. A brick without a
 * ground is outlined. In the narrowest windows two short bricks share a row above the others.
 */
const bricks: Readonly<Record<string, { width: string; ground?: string; isShort?: true }>> = {
  saas: { width: '25.87% - 18.5px', ground: 'bg-dew', isShort: true },
  healthcare: { width: '43.1% + 2.5px' },
  technology: { width: '31.03% - 5.5px', ground: 'bg-mint', isShort: true },
  ecommerce: { width: '40.9% - 39.5px' },
  education: { width: '27.28% + 24.5px', ground: 'bg-sand' },
  media: { width: '31.82% - 6.5px' },
  fmcg: { width: '28.89% + 0.5px', isShort: true },
  sports: { width: '31.11% - 14px', ground: 'bg-dew', isShort: true },
  web3: { width: '40% - 8px' },
  fashion: { width: '35.59% - 4px', ground: 'bg-mint' },
  clothing: { width: '35.59% - 6px' },
  consultancy: { width: '28.82% - 11.5px', ground: 'bg-sand' },
};

export function IndustryWall() {
  return (
    <section className="py-section" aria-labelledby="industries">
      <div className="paper-whole wrap">
        <h2 ref={reveal} id="industries" className="mb-fluid-16 max-w-225 tracking-caps">
          {aboutIndustries.title}
        </h2>
        <ul className="flex flex-wrap gap-cut">
          {industries.map(({ id, title, icon }) => {
            const brick = bricks[id];
            return (
              <li
                key={id}
                ref={reveal}
                className={clsx(
                  'flex min-h-fluid-31 grow basis-(--width) items-center gap-4 py-3 pr-9 pl-8',
                  'rounded-full text-large/tight font-semibold xl:gap-5',
                  'max-xl:px-6 max-xl:text-body/tight',
                  // Two bricks fill a row, one wider than the other.
                  'max-md:basis-[calc(46%-var(--cut))]',
                  'max-md:nth-[4n+2]:basis-[calc(54%-var(--cut))] max-md:nth-[4n+3]:basis-[calc(54%-var(--cut))]',
                  'max-sm:px-4 max-sm:text-small/tight',
                  brick?.isShort ? 'max-sm:-order-1 max-sm:basis-2/5' : 'max-sm:basis-full',
                  brick?.ground ?? 'inset-ring-thin',
                )}
                style={{ '--width': `calc(${brick?.width})` }}
              >
                <PieceIcon
                  line={icon.line}
                  dot={icon.dot}
                  className="size-18 flex-none max-xl:size-14 max-sm:size-10 print:size-12"
                />
                {title}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
