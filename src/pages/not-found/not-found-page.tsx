import { useRef } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { Egg } from './egg';
import { Numeral } from './numeral';
import { useEgg } from './use-egg';

/** Not found, with an egg hunt that can be won (docs/rules.md#not-found-page). */
export function NotFoundPage() {
  const bounds = useRef<HTMLElement>(null);
  const egg = useRef<HTMLButtonElement>(null);
  const numeral = useRef<SVGSVGElement>(null);
  const { isHome, hasWon, handlers } = useEgg({ egg, numeral, bounds });
  const [strong, rest] = hasWon ? words.found : words.hint;
  return (
    <section
      ref={bounds}
      className="on-ink relative min-h-[clamp(816px,calc(100vh-var(--header-h)),960px)] overflow-hidden pb-[calc(470px*var(--scale)+137px)] select-none [--scale:1] compact:[--scale:0.871]"
      data-ends-on="ink"
    >
      <div className="wrap relative z-3 flex items-start justify-between gap-12 pt-16">
        <h1 className="max-w-[15em] text-h3">{words.text}</h1>
        <div className="flex flex-none gap-3 pt-1">
          <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          <ButtonLink tone="line" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
      </div>
      <p className="sr-only">{words.code}</p>
      <Numeral ref={numeral} hasWon={hasWon} />
      <div className="absolute inset-x-0 bottom-12.5 h-line bg-cream" aria-hidden="true" />
      <output className="pointer-events-none absolute bottom-65.5 left-[calc(var(--side)+1128px)] z-3 w-[max(152px,6em)] text-[16px] leading-[1.35] font-medium text-sage compact:bottom-61.5 compact:left-[calc(var(--side)+992px)]">
        <b className="block font-semibold text-cream">{strong}</b> {rest}
      </output>
      <Egg ref={egg} label={words.egg} isHome={isHome} {...handlers} />
    </section>
  );
}
