import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { clientMarks } from '@/content/clients';
import type { Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { Picture } from '@/ui/picture';

interface WorkPictureProps {
  work: Work;
  /** Of picture and film. */
  className: string;
  /** How its film runs; without it only the picture shows. */
  film: Omit<ComponentProps<typeof FilmPlayer>, 'src'> | undefined;
}

/** A film above its first frame, with the client's name in the corner. */
export function WorkPicture({ work, className, film }: WorkPictureProps) {
  const { id, name, kind, size, mark, film: label } = work;
  return (
    <>
      <Picture
        src={`${assetsHost}/works/${id}.svg`}
        alt={`${name}, ${kind}`}
        size={size}
        className={className}
      />
      {film && (
        <FilmPlayer
          {...film}
          src={`/videos/works/${id}`}
          aria-label={label}
          className={className}
        />
      )}
      {mark && (
        <svg
          viewBox={`0 0 ${mark} 64`}
          className={clsx(
            'paper-hidden pointer-events-none absolute right-6 bottom-4 h-8 w-auto text-cream',
            'max-sm:right-3 max-sm:bottom-2 max-sm:h-5',
          )}
          aria-hidden="true"
        >
          <use href={clientMarks(id).src} />
        </svg>
      )}
    </>
  );
}

interface PlayPillProps {
  label: string;
  isPlaying: boolean;
  onClick: () => void;
}

/**
 * The button that plays a film: an icon and a dot, which trade places while the film plays. It is
 * two controls wide: the dot moves by one of them, and the icon by the dot's width.
 */
export function PlayPill({ label, isPlaying, onClick }: PlayPillProps) {
  return (
    <button
      type="button"
      className="paper-hidden relative h-control w-23.5 flex-none rounded-full bg-cream forced-colors:border noscript:hidden"
      aria-label={label}
      aria-pressed={isPlaying}
      onClick={onClick}
    >
      <i
        className={clsx(
          'absolute top-1.5 right-1.5 size-8.75 rounded-full transition-[translate,background-color] duration-open ease-out',
          isPlaying ? '-translate-x-control bg-green' : 'bg-ink',
        )}
      />
      <i
        className={clsx(
          'absolute top-3.5 left-5 size-5 text-ink transition-transform duration-open ease-out',
          isPlaying ? 'translate-x-8.75 glyph-pause' : 'glyph-play',
        )}
      />
    </button>
  );
}
