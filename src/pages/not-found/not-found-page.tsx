import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button';
import { Figure } from './figure';
import { Floor } from './floor';
import { type Hunt, wholeHunt } from './hunt';
import './figure.css';

const InteractiveFigure = lazyPart(
  async () => (await import('./interactive-figure')).InteractiveFigure,
);

/**
 * The not-found page with its egg hunt (docs/rules.md#not-found-page). The script that lets the numeral fall loads after
 * the first paint; until then, and if it fails, the numeral stands whole.
 * - `--unit`: one pixel of the numeral's drawing; less than 1px where heading, gaps and floor (`--taken`) need the room
 * - `--below`: height below the floor
 * - `--foot`: height below the numeral
 * - `--mouth`: inner height of the half-ring that replaces the floor in one column
 * - `--ring-end`: distance from the half-ring's arc to the window's edge
 * - `--egg-height`: room that the egg takes above the floor
 * - `--line-delay`: when the finished line runs on: after the last piece, the egg's hop and a pause
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
    <section
      className={clsx(
        'on-ink relative min-h-(--room) overflow-hidden page-end-ink select-none max-xl:min-h-0',
        'pb-[calc(var(--unit)*470+var(--foot)+16px)] max-xl:pb-[calc(var(--unit)*470+var(--foot)+63px)]',
        'max-md:pb-[calc(var(--unit)*470+var(--foot)+32px)]',
        '[--room:clamp(516px,calc(100vh-var(--header-h)),960px)] [--taken:329px] squat:[--taken:255px]',
        '[--unit:min(var(--widest),calc((var(--room)-var(--taken))/470))] [--widest:1px] compact:[--widest:0.871px]',
        'max-xl:[--unit:calc((100vw-2*var(--side)-150px)/1109)] max-md:[--unit:calc((100vw-2*var(--side))/1109)] print:[--unit:calc((100vw-110px)/1109)]',
        '[--below:50px] [--foot:calc(var(--below)+67px)] squat:[--below:24px] max-xl:[--below:50px] max-md:[--foot:calc(50px+var(--mouth)+2*var(--line)+var(--cut))]',
        '[--mouth:140px] [--ring-end:calc(var(--margin)/2+var(--line))] max-sm:[--mouth:112px]',
        '[--egg-height:calc(var(--unit)*154)] [--line-delay:1060ms] max-xl:[--egg-height:129px]',
      )}
    >
      <div
        ref={head}
        className="relative z-3 wrap flex items-start justify-between gap-12 pt-16 squat:pt-9 max-xl:pt-25 max-md:flex-col max-md:gap-6 max-md:pt-22 max-sm:pt-20"
      >
        <h1 className="max-w-[15em] text-h3 squat:text-[34px] max-xl:text-[40px] max-md:max-w-none max-md:text-[34px] max-sm:text-[30px]">
          {words.text}
        </h1>
        <div ref={links} className="mt-1 flex flex-none gap-3 max-md:mt-0 max-sm:flex-wrap">
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
      <Figure area={area} numeral={numeral} egg={egg} phase={hunt.phase} />
      <InteractiveFigure parts={parts} hunt={hunt} onHunt={setHunt} />
    </section>
  );
}
