import { clsx } from 'clsx';
import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece-icon';
import { bricks } from './bricks';

/** The twelve industries, laid like bricks. */
export function IndustryWall() {
  return (
    <section className="pt-34 pb-34.5 l:py-28 m:py-24 s:py-18" aria-labelledby="industries">
      <div className="wrap">
        <h2 ref={reveal} id="industries" className="mb-16 max-w-225 m:mb-10">
          {aboutIndustries.title}
        </h2>
        <ul className="flex flex-wrap gap-cut">
          {industries.map(({ id, title, icon }) => (
            <li
              key={id}
              ref={reveal}
              className={clsx(
                'flex min-h-31 grow items-center gap-5 rounded-full py-3 pr-9 pl-7.5 text-large/tight font-semibold l:min-h-25 l:gap-4 l:pr-6 l:pl-6.5 l:text-[18px] m:min-h-21 m:basis-[calc(46%-var(--cut))] m:pr-5 m:pl-6 m:nth-[4n+2]:basis-[calc(54%-var(--cut))] m:nth-[4n+3]:basis-[calc(54%-var(--cut))] s:min-h-16 s:gap-3 s:pr-4 s:pl-4.5 s:text-[16px]',
                bricks[id],
              )}
            >
              <PieceIcon
                line={icon.line}
                dot={icon.dot}
                className="size-18 flex-none l:size-14 m:size-13 s:size-10"
              />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
