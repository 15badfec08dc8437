import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button';
import { Numeral } from './numeral';
import { Floor } from './floor';
import { type Hunt, wholeHunt } from './hunt';
import './numeral.css';

const InteractiveNumeral = lazyPart(
  async () => (await import('./interactive-numeral')).InteractiveNumeral,
);

/**
 * The not-found page with its egg hunt (docs/rules.md#not-found-page). The script that lets the numeral fall loads after
 * the first paint; until then, and if it fails, the numeral stays whole. Its measures are in numeral.css.
 */
export function NotFoundPage() {
  const [hunt, setHunt] = useState<Hunt>(wholeHunt);
  const area = useRef<HTMLDivElement>(null);
  const numeral = useRef<HTMLDivElement>(null);
  const egg = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => ({ area, numeral, egg, head, links, floor }), []);
  return (
    <section className="not-found on-ink relative overflow-hidden pb-[calc(var(--unit)*470+var(--foot)+var(--between))] page-end-ink select-none xl:min-h-(--room)">
      <div
        ref={head}
        className="relative z-3 wrap flex items-start justify-between gap-fluid-12 pt-16 squat:pt-9 max-xl:pt-hero max-md:flex-col"
      >
        <h1 className="text-h3 md:max-w-[15em] squat:xl:text-[34px]">{words.text}</h1>
        <div ref={links} className="mt-1 flex flex-none gap-3 max-sm:flex-wrap">
          <span className={clsx('flex', hunt.phase === 'found' && 'home-lift')}>
            <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          </span>
          <ButtonLink tone="line" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
      </div>
      <p className="sr-only">{words.code}</p>
      <Floor ref={floor} hunt={hunt} />
      <Numeral area={area} numeral={numeral} egg={egg} phase={hunt.phase} />
      <InteractiveNumeral parts={parts} hunt={hunt} onHunt={setHunt} />
    </section>
  );
}
