import { useEffect, useRef } from 'react';
import { showcase, type Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { reveal } from '@/motion/reveal';
import type { SegmentState } from '@/motion/use-line-segments';
import { tv } from '@/ui/cn';
import { PlayPill } from './play-pill';
import { useWorkFilm } from './use-work-film';

const tileVariants = tv({
  slots: {
    /** Its area of the grid (showcase.css); two are as tall as their neighbours. */
    base: 'group/work print:layout-none',
    /** The shape, each with its own turn. */
    frame: 'relative overflow-hidden rounded-card print:aspect-4/3',
    /** The picture, and the film above it. */
    fill: 'absolute inset-0 size-full object-cover',
  },
  variants: {
    id: {
      lumenade: { base: '[grid-area:lumenade]', frame: 'aspect-840/560 rounded-bl-turn' },
      quillow: { base: 'self-end [grid-area:quillow]', frame: 'aspect-412/640 rounded-tr-turn' },
      varsa: {
        base: 'mt-24 flex flex-col self-stretch [grid-area:varsa] wide:mt-30 max-md:mt-0',
        frame: 'min-h-0 flex-[1_1_0]',
        fill: 'object-bottom',
      },
      marrowe: { base: '[grid-area:marrowe]', frame: 'aspect-736/552 rounded-br-turn' },
      nimbolt: { base: '[grid-area:nimbolt]', frame: 'aspect-736/414' },
      dastan: {
        base: 'flex flex-col self-stretch [grid-area:dastan]',
        frame:
          'min-h-0 flex-[1_1_0] rounded-br-turn max-md:aspect-240/360 max-md:flex-none max-sm:aspect-4/5',
        fill: 'object-top',
      },
      hexwell: {
        base: '[grid-area:hexwell] max-md:self-end',
        frame: 'aspect-520/293 rounded-bl-turn',
      },
    },
    isPushed: { true: { base: 'transition-transform ease-out' } },
    isWaiting: { true: { base: 'not-print:motion-safe:not-noscript:-translate-x-cut' } },
  },
});

interface WorkTileProps {
  work: Work;
  /** State of the line's segment that pushes this tile into place; other tiles rise. */
  push: SegmentState | undefined;
}

/** A client's work with its name: a picture, or a film above its first frame. */
export function WorkTile({ work, push }: WorkTileProps) {
  const { id, name, kind, size, film: label } = work;
  const ref = useRef<HTMLElement>(null);
  const film = useWorkFilm(ref);
  const [width, height] = size;
  const isPushed = push !== undefined;
  const { base, frame, fill } = tileVariants({
    id,
    isPushed,
    isWaiting: isPushed && push !== 'done',
  });
  useEffect(() => (isPushed ? undefined : reveal(ref.current)), [isPushed]);
  return (
    <figure ref={ref} className={base()} data-film={film.isShown || undefined}>
      <div className={frame()}>
        <img
          src={`${assetsHost}/works/${id}.svg`}
          alt={`${name}, ${kind}`}
          width={width}
          height={height}
          loading="lazy"
          className={fill({
            className:
              'transition-transform duration-reveal ease-out group-not-data-film/work:group-hover/work:scale-103',
          })}
        />
        {label && film.isShown && (
          <FilmPlayer
            src={`/videos/works/${id}`}
            aria-label={label}
            className={fill()}
            isPlaying={film.isPlaying}
            loop={film.isWanted}
            onEnded={film.end}
            onMissing={film.miss}
          />
        )}
        {label && !film.isMissing && (
          <PlayPill label={showcase.play(name)} isPlaying={film.isShown} onClick={film.press} />
        )}
      </div>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 pt-fluid-5 max-sm:flex-col print:pt-2 print:text-fine">
        <b className="font-display text-h4 tracking-normal print:text-body">{name}</b>
        <span className="text-sage">{kind}</span>
      </figcaption>
    </figure>
  );
}
