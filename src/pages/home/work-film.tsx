import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { clientMarks } from '@/content/clients';
import type { Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { FilmPlayer } from '@/motion/film-player';
import { useMotionOff } from '@/motion/motion-switch';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useVisible } from '@/motion/use-visible';
import { Picture } from '@/ui/picture';

interface WorkPictureProps {
  work: Work;
  className: string;
  imageClassName?: string;
  /** How its film runs; undefined shows the picture. */
  film: Omit<ComponentProps<typeof FilmPlayer>, 'src'> | undefined;
}

/** A film above its first frame, with the client's name in the corner. */
export function WorkPicture({ work, className, imageClassName, film }: WorkPictureProps) {
  const { id, name, kind, size, mark, film: label } = work;
  return (
    <>
      <Picture
        src={`${assetsHost}/works/${id}.svg`}
        alt={`${name}, ${kind}`}
        size={size}
        className={clsx(className, imageClassName)}
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

/** The button that plays a film: an icon and a dot, which trade places while the film plays. */
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

/** A press this soon after the pill turned to pause was meant for play, in ms. */
const meantForPlay = 600;

/** How long the first frame, with name and words, stands before the film first runs, in ms. */
const firstFrameTime = 1500;

/**
 * @param isAsked whether the visitor pressed play: it starts at once, as browsers allow only then
 * @returns whether a film that is to run still shows its first frame
 */
export function useFirstFrame(isRunning: boolean, isAsked: boolean) {
  const [isHeld, setIsHeld] = useState(true);
  if (isAsked && isHeld) setIsHeld(false);
  useEffect(() => {
    if (!isRunning || !isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), firstFrameTime);
    return () => clearTimeout(timer);
  }, [isRunning, isHeld]);
  return isHeld;
}

/**
 * Plays a work's film on hover or focus of its tile, or by its pill (docs/rules.md#showcase), in
 * view only. Once the pointer leaves, the film plays to its end, which looks like its poster.
 * @param ref the tile
 */
export function useWorkFilm(ref: RefObject<HTMLElement | null>) {
  const isInSight = useVisible(ref);
  const isMotionOff = useMotionOff();
  const isPointed = useHoverOrFocus(ref);
  const { isWanted, choice, choose, onBlocked } = usePlayChoice(isPointed && !isSavingData());
  const [isRunning, setIsRunning] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isAsked = choice === 'play';
  const isHeld = useFirstFrame(isRunning, isAsked);
  // These follow from the choice and the pointer, so they are set while rendering, before a frame
  // shows the old state.
  if (choice === 'pause' && !isPointed) choose('auto');
  if (isWanted && !isRunning) setIsRunning(true);
  // With reduced motion, and before the film has begun, there is no end of a loop to wait for.
  if (isRunning && !isAsked && (isMotionOff || (isHeld && !isWanted))) setIsRunning(false);

  const pauseShownAt = useRef(0);
  useEffect(() => {
    if (isRunning) pauseShownAt.current = performance.now();
  }, [isRunning]);

  const isShown = isRunning && !isMissing;
  return {
    isShown,
    isMissing,
    player: isShown
      ? {
          isPlaying: isInSight && !isHeld,
          loop: isWanted,
          onEnded: () => setIsRunning(false),
          onMissing: () => setIsMissing(true),
          onBlocked: () => {
            onBlocked();
            setIsRunning(false);
          },
        }
      : undefined,
    /** A press stops a film that visibly plays, until the pointer leaves; any other plays it. */
    press: () => {
      const isStop = isRunning && performance.now() - pauseShownAt.current >= meantForPlay;
      choose(isStop ? 'pause' : 'play');
      setIsRunning(!isStop);
    },
  };
}

/** The film of an opened work, which plays by itself; `seek` moves it to a share from 0 to 1. */
export const useOpenedFilm = (isOpen: boolean) => {
  const video = useRef<HTMLVideoElement>(null);
  /** The share to seek once the film can play. */
  const soughtShare = useRef<number>(undefined);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const [isScrubbed, setIsScrubbed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isHeld = useFirstFrame(isWanted, choice === 'play');
  const [wasSought, setWasSought] = useState(false);
  const isOnPoster = isHeld && !wasSought;
  const isPlaying = isOpen && isWanted && !isScrubbed && !isOnPoster;
  const seek = (share: number) => {
    setWasSought(true);
    soughtShare.current = share;
    const { duration = 0 } = video.current ?? {};
    if (video.current && duration > 0) video.current.currentTime = share * duration;
  };
  return {
    video,
    isWanted,
    isPlaying,
    isMissing,
    seek,
    setIsScrubbed,
    toggle,
    player: isMissing
      ? undefined
      : {
          ref: video,
          isPlaying,
          // Until the film moves, the poster below it shows the same frame, and sharper.
          style: isOnPoster ? { opacity: 0 } : undefined,
          onReady: () => {
            if (soughtShare.current !== undefined) seek(soughtShare.current);
          },
          onMissing: () => setIsMissing(true),
          onBlocked,
        },
  };
};

export type OpenedFilm = ReturnType<typeof useOpenedFilm>;
