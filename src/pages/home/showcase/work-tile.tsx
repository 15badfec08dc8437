import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { showcase, type Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { reveal } from '@/motion/reveal';
import type { SegmentState } from '@/motion/use-line-segments';
import { useWorkFilm } from './use-work-film';
import { PlayPill } from './play-pill';
import { workVariants } from './work-variants';

interface WorkTileProps {
  work: Work;
  /** State of the line's segment that pushes this tile into place; other tiles rise. */
  push: SegmentState | undefined;
}

const fills = 'absolute inset-0 size-full object-cover';

/** A client's work with its name: a picture, or a film above its first frame. */
export function WorkTile({ work, push }: WorkTileProps) {
  const { id, name, kind, size, film: label } = work;
  const ref = useRef<HTMLElement>(null);
  const film = useWorkFilm(ref);
  const [width, height] = size;
  const classes = workVariants[id];
  const isPushed = push !== undefined;
  useEffect(() => (isPushed ? undefined : reveal(ref.current)), [isPushed]);
  return (
    <figure
      ref={ref}
      className={clsx(
        'group/work print:layout-none',
        classes.tile,
        isPushed && 'transition-[translate] ease-out',
        isPushed && push !== 'done' && 'not-print:motion-safe:not-noscript:-translate-x-cut',
      )}
      data-film={film.isShown || undefined}
    >
      <div
        className={clsx('relative overflow-hidden rounded-card print:aspect-4/3', classes.picture)}
      >
        <img
          src={`${assetsHost}/works/${id}.svg`}
          alt={`${name}, ${kind}`}
          width={width}
          height={height}
          loading="lazy"
          className={clsx(
            fills,
            classes.crop,
            'transition-transform duration-reveal ease-out group-not-data-film/work:group-hover/work:scale-103',
          )}
        />
        {label && film.isShown && (
          <FilmPlayer
            src={`/videos/works/${id}`}
            aria-label={label}
            className={clsx(fills, classes.crop)}
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
