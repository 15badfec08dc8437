import { clsx } from 'clsx';
import { use, useRef, useState } from 'react';
import { intro } from '@/content/home';
import { storageHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { reveal } from '@/motion/reveal';
import { useLineSegments } from '@/motion/use-line-segments';
import { useNearView, useVisible } from '@/motion/use-visible';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { AtLeast } from '@/ui/at-least';
import { SectionMarker } from '@/ui/piece';
import { PauseButton } from '@/ui/pause-button';
import { Picture } from '@/ui/picture';
import { HomeLine, LineTurn } from './line';

/** Who we are, inside the second turn, which runs on into the film. */
export function Intro() {
  return (
    <section
      className={clsx(
        'relative pt-(--top) pr-side pl-[calc(var(--side)+320px)] max-xl:pl-[calc(var(--side)+240px)] max-md:px-side',
        '[--mouth:460px] [--top:87px] compact:[--mouth:540px]',
        'max-xl:[--top:calc(var(--line)+72px)] max-md:[--top:calc(var(--line)+44px)]',
      )}
    >
      <div
        ref={reveal}
        className={clsx(
          'paper-column relative flex flex-col pb-8',
          'xl:min-h-[calc(var(--mouth)-100px)] max-md:pb-14 max-md:pl-[calc(var(--line)+28px)]',
        )}
      >
        {/* In zoomed windows the second turn goes round this text to the film, under 960 px straight down beside it. */}
        <LineTurn
          segment={2}
          className={clsx(
            '-top-(--top) bottom-0 -left-60 w-60 rounded-l-[188px] border-l-line md:-mb-[calc(68px+100%*100/1280+var(--line)/2)]',
            'max-md:bottom-cut max-md:left-0 max-md:w-bend max-md:rounded-none max-md:rounded-tl-bend max-md:border-b-0',
          )}
        />
        <SectionMarker piece="dot" {...intro.act} />
        <h2 className="my-6 print:mt-4">{intro.title}</h2>
        <p className="max-w-170 text-lead">{intro.lead}</p>
      </div>
      <IntroFilm />
      <div
        ref={reveal}
        className={clsx(
          'bottom-0 left-side grid gap-x-5 gap-y-3.5',
          'md:absolute md:w-50 xl:w-65 max-md:mt-7 max-md:flex max-md:flex-wrap max-md:items-center',
        )}
      >
        <AtLeast figure={intro.figure} />
        <p className="text-small text-muted max-md:min-w-50 max-md:flex-1">{intro.note}</p>
      </div>
    </section>
  );
}

const poster = `${storageHost}/videos/intro-poster.webp`;

/** Film and poster fill the frame. */
const fills = 'absolute inset-0 size-full object-cover';

/**
 * The film, above the poster that shows wherever it may not play. It is fetched near the window and
 * plays in view, once segment 5 of the line is in its frame (docs/design.md#line-segments), unless
 * motion is reduced or the visitor saves data; its button overrides that.
 */
function IntroFilm() {
  const ref = useRef<HTMLElement>(null);
  const [into] = useLineSegments(ref, 1, use(HomeLine).filmFrame.reached);
  const isNear = useNearView(ref);
  const isInSight = useVisible(ref);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(isNear && !isSavingData());
  const [isMissing, setIsMissing] = useState(false);
  const [progress, setProgress] = useState(0);
  const hasBegun = isWanted || choice !== 'auto' || progress > 0;
  const isFetched = isNear && hasBegun && !isMissing;
  return (
    <figure
      ref={ref}
      className="relative z-3 mt-[calc(84px-100%*100/1280)] max-xl:mt-17 max-md:mt-0 print:mt-0 print:mb-4 print:w-3/5"
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
            isPlaying={isWanted && isInSight && (into === 'done' || choice === 'play')}
            onProgress={setProgress}
            onMissing={() => setIsMissing(true)}
            onBlocked={onBlocked}
          />
        )}
        {/* The road of the second shot, 100 of 720 px from the top, continues the line. */}
        <i
          className="absolute top-[calc(100%*100/720-24px)] left-0 h-line w-[17.5%] rounded-r-card bg-green max-md:invisible"
          data-segment={into}
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
        paused={isPaused}
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
