import { clsx } from 'clsx';
import { aboutIndustries } from '@/content/about';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { PieceIcon } from '@/ui/piece-icon';
import { bricks } from './bricks';

/** The twelve industries, laid like bricks. */
export function IndustryWall() {
  return (
    <section className="pt-34 pb-34.5" aria-labelledby="industries">
      <div className="wrap">
        <h2 ref={reveal} id="industries" className="mb-16 max-w-225">
          {aboutIndustries.title}
        </h2>
        <ul className="flex flex-wrap gap-cut">
          {industries.map(({ id, title, icon }) => (
            <li
              key={id}
              ref={reveal}
              className={clsx(
                'flex min-h-31 grow items-center gap-5 rounded-full py-3 pr-9 pl-7.5 text-large/tight font-semibold',
                bricks[id],
              )}
            >
              <PieceIcon line={icon.line} dot={icon.dot} className="size-18 flex-none" />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
