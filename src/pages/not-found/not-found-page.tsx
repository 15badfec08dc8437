import { clsx } from 'clsx';
import { useRef } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button';
import { Egg } from './egg';
import { EggHint } from './egg-hint';
import { Floor } from './floor';
import { Numeral } from './numeral';
import { useEgg } from './use-egg';

/**
 * The not-found page with its egg hunt (docs/rules.md#not-found-page).
 * - `--unit`: one pixel of the numeral's drawing; less than 1px where heading, gaps and floor (`--taken`) need the room
 * - `--below`: height below the floor
 * - `--foot`: height below the numeral
 * - `--mouth`: inner height of the half-ring that replaces the floor in one column
 * - `--ring-end`: distance from the half-ring's arc to the window's edge
 */
export function NotFoundPage() {
  const bounds = useRef<HTMLElement>(null);
  const egg = useRef<HTMLButtonElement>(null);
  const numeral = useRef<SVGSVGElement>(null);
  const { isHome, hasWon, handlers } = useEgg({ egg, numeral, bounds });
  return (
    <section
      ref={bounds}
      className={clsx(
        'on-ink relative min-h-(--room) overflow-hidden page-end-ink select-none max-xl:min-h-0',
        'pb-[calc(var(--unit)*470+var(--foot)+16px)] max-xl:pb-[calc(var(--unit)*470+var(--foot)+63px)]',
        'max-md:pb-[calc(var(--unit)*470+var(--foot)+32px)]',
        '[--room:clamp(516px,calc(100vh-var(--header-h)),960px)] [--taken:329px] squat:[--taken:255px]',
        '[--unit:min(var(--widest),calc((var(--room)-var(--taken))/470))] [--widest:1px] compact:[--widest:0.871px]',
        'max-xl:[--unit:calc((100vw-2*var(--side)-150px)/1109)] max-md:[--unit:calc((100vw-2*var(--side))/1109)]',
        '[--below:50px] [--foot:calc(var(--below)+67px)] squat:[--below:24px] max-xl:[--below:50px] max-md:[--foot:calc(50px+var(--mouth)+2*var(--line)+var(--cut))]',
        '[--mouth:140px] [--ring-end:calc(var(--margin)/2+var(--line))] max-sm:[--mouth:112px]',
      )}
    >
      <div className="relative z-3 wrap flex items-start justify-between gap-12 pt-16 squat:pt-9 max-xl:pt-25 max-md:flex-col max-md:gap-6 max-md:pt-22 max-sm:pt-20">
        <h1 className="max-w-[15em] text-h3 squat:text-[34px] max-xl:text-[40px] max-md:max-w-none max-md:text-[34px] max-sm:text-[30px]">
          {words.text}
        </h1>
        <div className="flex flex-none gap-3 pt-1 max-md:pt-0 max-sm:flex-wrap">
          <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          <ButtonLink tone="line" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
      </div>
      <p className="sr-only">{words.code}</p>
      <Numeral ref={numeral} hasWon={hasWon} />
      <Floor />
      <EggHint hasWon={hasWon} />
      <Egg ref={egg} label={words.egg} isHome={isHome} {...handlers} />
    </section>
  );
}
