import { useRef } from 'react';
import { intro } from '@/content/home';
import { storageHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { FilmBar } from '@/ui/film-bar';
import firstFrame from './film-still.svg?inline';
import { useIntroFilm } from './use-intro-film';
import './intro-film.css';

/** Where Connect, Convey and Convert end, of 480 frames (motion direction, section 10). */
const ends = [132 / 480, 336 / 480, 1];

/** The film of twenty seconds; without motion it stands on a frame that says most. */
export function IntroFilm() {
  const ref = useRef<HTMLElement>(null);
  const film = useIntroFilm(ref);
  const still =
    film.isStill || film.isMissing ? `${storageHost}/videos/intro-still.webp` : firstFrame;
  return (
    <figure ref={ref} className="film">
      <img
        src={still}
        alt={film.isShown ? '' : intro.film.label}
        width={1280}
        height={720}
        loading="lazy"
      />
      {film.isShown && (
        <FilmPlayer
          src="/videos/intro"
          aria-label={intro.film.label}
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
