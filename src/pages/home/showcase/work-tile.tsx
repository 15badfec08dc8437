import { useEffect, useRef } from 'react';
import { showcase, type Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { reveal } from '@/motion/reveal';
import { useWorkFilm } from './use-work-film';
import './work-tile.css';

export interface WorkTileProps {
  work: Work;
  /** The line pushes it into its place, so it does not rise there. */
  isPushed: boolean;
}

/** A client's work with its name: a picture, or a film above the picture that is its first frame. */
export function WorkTile({ work, isPushed }: WorkTileProps) {
  const { id, name, kind, size, hasFilm } = work;
  const ref = useRef<HTMLElement>(null);
  const film = useWorkFilm(ref);
  const [width, height] = size;
  useEffect(() => (isPushed ? undefined : reveal(ref.current)), [isPushed]);
  return (
    <figure ref={ref} className={`work work--${id}`} data-film={film.isShown || undefined}>
      <div className="work__picture">
        <img
          src={`${assetsHost}/works/${id}.svg`}
          alt={`${name}, ${kind}`}
          width={width}
          height={height}
          loading="lazy"
        />
        {hasFilm && film.isShown && (
          <FilmPlayer
            src={`/videos/works/${id}`}
            isPlaying={film.isPlaying}
            loop={film.isWanted}
            onEnded={film.end}
            onMissing={film.miss}
          />
        )}
        {hasFilm && !film.isMissing && (
          <button
            type="button"
            className="work__play"
            aria-label={showcase.play(name)}
            aria-pressed={film.isShown}
            onClick={film.press}
          />
        )}
      </div>
      <figcaption>
        <b>{name}</b>
        <span>{kind}</span>
      </figcaption>
    </figure>
  );
}
