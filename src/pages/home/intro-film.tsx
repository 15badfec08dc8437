import { clsx } from 'clsx';
import { use, useRef, useState } from 'react';
import { intro } from '@/content/home';
import { storageHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { useLineSegments } from '@/motion/use-line-segments';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useNearView, useVisible } from '@/motion/use-visible';
import { PauseButton } from '@/ui/pause-button';
import { Picture } from '@/ui/picture';
import { HomeLine } from './line';

const poster = `${storageHost}/videos/intro-poster.webp`;

/** Film and poster fill the frame. */
const fills = 'absolute inset-0 size-full object-cover';

/**
 * The film, above the poster that shows wherever it may not play. Unless motion is reduced or the
 * visitor saves data, it plays in view once the line has come into it; its button overrides that.
 */
export function IntroFilm() {
  const ref = useRef<HTMLElement>(null);
  // Segment 5 of the line runs in along the road of the film (docs/design.md#line-segments).
  const [road] = useLineSegments(ref, 1, { startsAfter: use(HomeLine).filmFrame.reached });
  const isNear = useNearView(ref);
  const isInSight = useVisible(ref);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(isNear && !isSavingData());
  const isPlaying = isWanted && isInSight && (road === 'done' || choice === 'play');
  /** Missing: neither of its files can be played. */
  const [files, setFiles] = useState<'waiting' | 'fetched' | 'missing'>('waiting');
  // They are kept from then on, so that a pause of the whole site holds the frame.
  if (isWanted && files === 'waiting') setFiles('fetched');
  /** The share of the film that has played, 0 to 1. */
  const [progress, setProgress] = useState(0);
  return (
    <figure
      ref={ref}
      // The road in the film lies 84 px below the text (see `Intro`).
      className="relative z-3 mt-[calc(84px-var(--road))] max-xl:mt-17 max-md:mt-0 print:mt-0 print:mb-4 print:w-3/5"
    >
      <div className="relative aspect-video overflow-hidden rounded-card rounded-tr-turn bg-mint">
        <Picture
          src={poster}
          alt={files === 'fetched' ? '' : intro.film.label}
          size={[1280, 720]}
          className={fills}
        />
        {files !== 'missing' && (
          <FilmPlayer
            src="/videos/intro"
            className={fills}
            autoPlay
            // The prerendered page has none of it, because the browser would fetch it at once.
            {...(isNear && { poster })}
            aria-label={intro.film.label}
            aria-hidden={files === 'waiting'}
            isFetched={files === 'fetched'}
            isPlaying={isPlaying}
            onProgress={setProgress}
            onMissing={() => setFiles('missing')}
            onBlocked={onBlocked}
          />
        )}
        {/* The road of the second shot continues the line, 100 of 720 px from the top. */}
        <i
          className="absolute top-[calc(100%*100/720-24px)] left-0 h-line w-[17.5%] rounded-r-card bg-green max-md:invisible"
          data-segment={road}
          data-draws="right"
        />
      </div>
      {isNear && files !== 'missing' && (
        <FilmBar progress={progress} isPaused={!isWanted} onToggle={toggle} />
      )}
      {/* The caption lies under the film, in the room before the next section. */}
      <figcaption className="pt-3 text-small text-muted md:absolute md:top-full md:right-0 print:hidden">
        {intro.film.caption}
      </figcaption>
    </figure>
  );
}

/** The film has 20 seconds of 24 frames. */
const frames = 480;
/** The frames between which it shows Connect, Convey and Convert. */
const acts = [
  { begin: 0, end: 132 },
  { begin: 132, end: 336 },
  { begin: 336, end: frames },
];

interface FilmBarProps {
  /** The share of the film that has played, 0 to 1. */
  progress: number;
  isPaused: boolean;
  onToggle: () => void;
}

/** Pause and progress, 24 px inside the film; in small windows below it, edge to edge. */
function FilmBar({ progress, isPaused, onToggle }: FilmBarProps) {
  return (
    <div
      className={clsx(
        'absolute bottom-6 left-6 flex h-control w-[min(440px,calc(100%-48px))] items-center gap-1.5 pr-5 pl-1.5',
        'rounded-card bg-ink max-sm:relative max-sm:inset-auto max-sm:mt-2 max-sm:w-full',
      )}
    >
      <PauseButton
        label={intro.film.pause}
        isPaused={isPaused}
        onClick={onToggle}
        size="small"
        ground="film"
        className="mr-cut after:absolute after:inset-y-0 after:left-0 after:w-control"
      />
      {acts.map(({ begin, end }) => {
        const played = (progress * frames - begin) / (end - begin);
        const share = Math.min(1, Math.max(0, played));
        return (
          <i
            key={begin}
            className="h-3 overflow-hidden rounded-full bg-cream/26"
            style={{ flex: end - begin }}
          >
            {/* The bar does not animate back when the film starts again. */}
            <b
              className={clsx(
                'block h-full rounded-full bg-green ease-linear',
                share > 0 && 'transition-[width]',
              )}
              style={{ width: `${100 * share}%` }}
            />
          </i>
        );
      })}
    </div>
  );
}
