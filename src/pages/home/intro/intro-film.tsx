import { useRef } from 'react';
import { intro } from '@/content/home';
import { storageHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { FilmBar } from '@/ui/film-bar';
import { useIntroFilm } from './use-intro-film';
import './intro-film.css';

/** Where Connect, Convey and Convert end, of 480 frames (motion direction, section 10). */
const ends = [132 / 480, 336 / 480, 1];

const poster = `${storageHost}/videos/intro-poster.webp`;

/** The film of twenty seconds above its poster, on which it stands wherever it may not play. */
export function IntroFilm() {
  const ref = useRef<HTMLElement>(null);
  const film = useIntroFilm(ref);
  return (
    <figure ref={ref} className="film">
      <img
        src={poster}
        alt={film.isFetched ? '' : intro.film.label}
        width={1280}
        height={720}
        loading="lazy"
      />
      {!film.isMissing && (
        <FilmPlayer
          src="/videos/intro"
          autoPlay
          // Not in the built page, where the browser would fetch it at once.
          {...(film.isNear && { poster })}
          aria-label={intro.film.label}
          aria-hidden={!film.isFetched}
          isFetched={film.isFetched}
          isPlaying={film.isPlaying}
          onProgress={film.setProgress}
          onMissing={film.miss}
        />
      )}
      <i className="film__line" aria-hidden="true" />
      {film.isNear && (
        <FilmBar
          label={intro.film.pause}
          paused={film.isPaused}
          onToggle={film.toggle}
          progress={film.progress}
          ends={ends}
        />
      )}
    </figure>
  );
}
