import { use, useRef } from 'react';
import { intro } from '@/content/home';
import { storageHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { useLineSegments } from '@/motion/use-line-segments';
import { FilmBar } from '@/ui/film-bar';
import { HomeLine } from '../line';
import { useIntroFilm } from './use-intro-film';

/** Last frames of Connect, Convey and Convert, of 480 (docs/design.md#pictures). */
const ends = [132 / 480, 336 / 480, 1];

const poster = `${storageHost}/videos/intro-poster.webp`;

/** Film and poster fill the frame; the line continues in the road of the second shot, 100 of 720 from the top. */
const fills = 'absolute inset-0 size-full object-cover';

/**
 * The film of twenty seconds, above the poster that shows wherever it may not play. It starts once segment 5 of the line
 * is in its frame (docs/design.md#line-segments).
 */
export function IntroFilm() {
  const ref = useRef<HTMLElement>(null);
  const [into] = useLineSegments(ref, 1, use(HomeLine).filmFrame.reached);
  const film = useIntroFilm(ref, into === 'done');
  return (
    <figure
      ref={ref}
      className="relative z-3 mt-[calc(84px-100%*100/1280)] max-xl:mt-17 max-md:mt-0 print:mt-0 print:mb-4 print:w-3/5"
    >
      <div className="relative aspect-video overflow-hidden rounded-card rounded-tr-turn bg-mint">
        <img
          src={poster}
          alt={film.isFetched ? '' : intro.film.label}
          width={1280}
          height={720}
          loading="lazy"
          className={fills}
        />
        {!film.isMissing && (
          <FilmPlayer
            src="/videos/intro"
            className={fills}
            autoPlay
            // Not in the prerendered page: the browser would fetch it at once.
            {...(film.isNear && { poster })}
            aria-label={intro.film.label}
            aria-hidden={!film.isFetched}
            isFetched={film.isFetched}
            isPlaying={film.isPlaying}
            onProgress={film.setProgress}
            onMissing={film.miss}
          />
        )}
        {/* The road of the second shot continues one gap further than the line, then turns down. */}
        <i
          className="absolute top-[calc(100%*100/720-24px)] left-0 h-line w-[17.5%] rounded-r-card bg-green max-md:invisible print:hidden"
          data-segment={into}
          data-draws="right"
          aria-hidden="true"
        />
      </div>
      {/* The bar lies 24 px inside the film, in small windows below it, edge to edge. */}
      {film.isNear && (
        <div className="max-sm:mt-2 max-sm:*:static max-sm:*:w-full">
          <FilmBar
            label={intro.film.pause}
            paused={film.isPaused}
            onToggle={film.toggle}
            progress={film.progress}
            ends={ends}
          />
        </div>
      )}
    </figure>
  );
}
