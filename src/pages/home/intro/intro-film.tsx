import { intro } from '@/content/home';
import './intro-film.css';

export function IntroFilm() {
  return (
    <figure className="film">
      <img
        src="/illustrations/film-still.svg"
        alt={intro.film.label}
        width={1280}
        height={720}
        loading="lazy"
      />
      <i className="film__line" aria-hidden="true" />
    </figure>
  );
}
