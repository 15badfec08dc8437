import { useRef } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { Egg } from './egg';
import { Numeral } from './numeral';
import { useEgg } from './use-egg';

/**
 * Not found, with an egg hunt that can be won (docs/rules.md#not-found-page). `--unit` is a pixel of the numeral's
 * drawing, `--foot` how high the numeral stands.
 */
export function NotFoundPage() {
  const bounds = useRef<HTMLElement>(null);
  const egg = useRef<HTMLButtonElement>(null);
  const numeral = useRef<SVGSVGElement>(null);
  const { isHome, hasWon, handlers } = useEgg({ egg, numeral, bounds });
  const [strong, rest] = hasWon ? words.found : words.hint;
  return (
    <section
      ref={bounds}
      className="on-ink relative min-h-[clamp(816px,calc(100vh-var(--header-h)),960px)] overflow-hidden pb-[calc(var(--unit)*470+137px)] select-none [--foot:117px] [--unit:1px] compact:[--unit:0.871px] l:min-h-0 l:pb-[calc(var(--unit)*470+var(--foot)+63px)] l:[--unit:calc((100vw-2*var(--side)-150px)/1109)] m:pb-[calc(var(--unit)*470+var(--foot)+32px)] m:[--foot:calc(50px+var(--mouth)+2*var(--line)+var(--cut))] m:[--mouth:140px] m:[--unit:calc((100vw-2*var(--side))/1109)] s:[--mouth:112px]"
      data-ends-on="ink"
    >
      <div className="wrap relative z-3 flex items-start justify-between gap-12 pt-16 l:pt-25 m:flex-col m:gap-6 m:pt-22 s:pt-20">
        <h1 className="max-w-[15em] text-h3 l:text-[40px] m:max-w-none m:text-[34px] s:text-[30px]">
          {words.text}
        </h1>
        <div className="flex flex-none gap-3 pt-1 m:pt-0 s:flex-wrap">
          <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          <ButtonLink tone="line" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
      </div>
      <p className="sr-only">{words.code}</p>
      <Numeral ref={numeral} hasWon={hasWon} />
      {/* The floor; narrow, a half ring that the numeral stands on, with the egg in its mouth. */}
      <div
        className="absolute inset-x-0 bottom-12.5 h-line bg-cream m:right-[calc(var(--margin)/2)] m:h-[calc(var(--mouth)+2*var(--line))] m:rounded-r-[calc(var(--line)*2.5)] m:border-y-(length:--line) m:border-r-(length:--line) m:border-cream m:bg-transparent"
        aria-hidden="true"
      />
      <output className="pointer-events-none absolute bottom-65.5 left-[calc(var(--side)+1128px)] z-3 w-[max(152px,6em)] text-[16px] leading-[1.35] font-medium text-sage compact:bottom-61.5 compact:left-[calc(var(--side)+992px)] l:right-side l:bottom-59.5 l:left-auto l:text-right m:right-auto m:bottom-[calc(50px+var(--line))] m:left-side m:flex m:h-(--mouth) m:w-60 m:flex-col m:justify-center m:text-left s:w-40">
        <b className="block font-semibold text-cream">{strong}</b> {rest}
      </output>
      <Egg ref={egg} label={words.egg} isHome={isHome} {...handlers} />
    </section>
  );
}
