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
  /** Neither of its files can be played. */
  const [isMissing, setIsMissing] = useState(false);
  /** The share that has played. */
  const [progress, setProgress] = useState(0);
  /** A film that was wanted once keeps its frame, and so its files, while the site is paused. */
  const wasWanted = isWanted || choice !== 'auto' || progress > 0;
  const isFetched = isNear && wasWanted && !isMissing;
  return (
    <figure
      ref={ref}
      className="relative z-3 mt-[calc(84px-var(--road))] max-xl:mt-17 max-md:mt-0 print:mt-0 print:mb-4 print:w-3/5"
    >
      <div className="relative aspect-video overflow-hidden rounded-card rounded-tr-turn bg-mint">
        <Picture
          src={poster}
          alt={isFetched ? '' : intro.film.label}
          size={[1280, 720]}
          className={fills}
        />
        {!isMissing && (
          <FilmPlayer
            src="/videos/intro"
            className={fills}
            autoPlay
            // Left out of the prerendered page, because the browser would fetch it at once.
            {...(isNear && { poster })}
            aria-label={intro.film.label}
            aria-hidden={!isFetched}
            isFetched={isFetched}
            isPlaying={isPlaying}
            onProgress={setProgress}
            onMissing={() => setIsMissing(true)}
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
      {isNear && !isMissing && (
        <FilmBar progress={progress} isPaused={!isWanted} onToggle={toggle} />
      )}
      {/* The caption lies under the film, in the room before the next section. */}
      <figcaption className="pt-3 text-small text-muted md:absolute md:top-full md:right-0 print:hidden">
        {intro.film.caption}
      </figcaption>
    </figure>
  );
}

/** Last frames of Connect, Convey and Convert, of 480 (docs/design.md#pictures). */
const ends = [132 / 480, 336 / 480, 1];

interface FilmBarProps {
  /** Share of the film that has played. */
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
      {ends.map((end, index) => {
        const begin = ends[index - 1] ?? 0;
        const share = Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
        return (
          <i
            key={end}
            className="h-3 overflow-hidden rounded-full bg-cream/26"
            style={{ flex: end - begin }}
          >
            {/* The bar does not animate back when the film starts again. */}
            <b
              className={clsx(
                'block h-full rounded-full bg-green ease-linear',
                share > 0 && 'transition-[width]',
              )}
              style={{ width: `${share * 100}%` }}
            />
          </i>
        );
      })}
    </div>
  );
}
