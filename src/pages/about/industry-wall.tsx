import { clsx } from 'clsx';
import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece';

interface Brick {
  /**
   * In wide windows: the brick's share of its row, plus or minus what its text needs. The three
   * widths of a row add up to the row less 21.5 px: two gaps of 10 px, and room for rounding.
   */
  width: string;
  /** A brick without a ground is outlined. */
  ground?: string;
  /** In the narrowest windows two short bricks share a row, above the others. */
  isShort?: true;
}

const bricks: Readonly<Record<(typeof industries)[number]['id'], Brick>> = {
  saas: { width: 'calc(25.87% - 18.5px)', ground: 'bg-dew', isShort: true },
  healthcare: { width: 'calc(43.1% + 2.5px)' },
  technology: { width: 'calc(31.03% - 5.5px)', ground: 'bg-mint', isShort: true },
  ecommerce: { width: 'calc(40.9% - 39.5px)' },
  education: { width: 'calc(27.28% + 24.5px)', ground: 'bg-sand' },
  media: { width: 'calc(31.82% - 6.5px)' },
  fmcg: { width: 'calc(28.89% + 0.5px)', isShort: true },
  sports: { width: 'calc(31.11% - 14px)', ground: 'bg-dew', isShort: true },
  web3: { width: 'calc(40% - 8px)' },
  fashion: { width: 'calc(35.59% - 4px)', ground: 'bg-mint' },
  clothing: { width: 'calc(35.59% - 6px)' },
  consultancy: { width: 'calc(28.82% - 11.5px)', ground: 'bg-sand' },
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
            const { width, ground, isShort }: Brick = bricks[id];
            return (
              <li
                key={id}
                ref={reveal}
                className={clsx(
                  'flex min-h-fluid-31 grow basis-(--width) items-center gap-4 py-3 pr-9 pl-8',
                  'rounded-full text-large/tight font-semibold xl:gap-5',
                  'max-xl:px-6 max-xl:text-body/tight',
                  // Under 960 px two bricks fill a row: one row has the wider one second, the next one first.
                  'max-md:basis-[calc(46%-var(--cut))]',
                  'max-md:nth-[4n+2]:basis-[calc(54%-var(--cut))] max-md:nth-[4n+3]:basis-[calc(54%-var(--cut))]',
                  'max-sm:px-4 max-sm:text-small/tight',
                  isShort ? 'max-sm:-order-1 max-sm:basis-2/5' : 'max-sm:basis-full',
                  ground ?? 'inset-ring-thin',
                )}
                style={{ '--width': width }}
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
