import { useRef } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { useMotionPaused } from '@/motion/motion-switch';
import { ButtonLink } from '@/ui/button-link';
import { Egg } from './egg';
import { Numeral } from './numeral';
import { useEgg } from './use-egg';
import './not-found.css';

/** Not found, with an egg hunt that can be won (specification 2.11, decision 36). */
export function NotFoundPage() {
  const room = useRef<HTMLElement>(null);
  const egg = useRef<HTMLButtonElement>(null);
  const numeral = useRef<SVGSVGElement>(null);
  const isPaused = useMotionPaused();
  const { isHome, hasWon, handlers } = useEgg({ egg, numeral, room });
  const [strong, rest] = hasWon ? words.found : words.hint;
  return (
    <section ref={room} className={isPaused ? 'nf on-ink is-still' : 'nf on-ink'}>
      <div className="wrap nf__top">
        <h1>{words.text}</h1>
        <div className="nf__links">
          <ButtonLink to={paths.home}>{words.home}</ButtonLink>
          <ButtonLink tone="line" to={blogHome}>
            {words.blogs}
          </ButtonLink>
        </div>
      </div>
      <p className="vh">{words.code}</p>
      <Numeral ref={numeral} hasWon={hasWon} />
      <div className="nf__floor" aria-hidden="true" />
      <output className="nf__hint">
        <b>{strong}</b> {rest}
      </output>
      <Egg ref={egg} label={words.egg} isHome={isHome} {...handlers} />
    </section>
  );
}
