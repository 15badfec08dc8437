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

/** A work as a picture, which is its film's first frame, and the film above it; the client's name stays in the corner. */
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

/** A bar with an icon and a dot; while the film plays, the icon is pause and the dot at the other end. */
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

/** A press within this time after the pill turned to pause was meant for play, in ms. */
const meantForPlay = 600;

/** The first frame of a film, which holds name and words, stands this long the first time: 36 frames, in ms. */
const firstFrame = 1500;

/**
 * @param isRunning whether the film is about to play, or plays
 * @param isAsked whether the visitor pressed play: then it starts at once, as browsers allow only then
 * @returns whether the film still shows its first frame
 */
export function useFirstFrame(isRunning: boolean, isAsked: boolean) {
  const [isHeld, setIsHeld] = useState(true);
  if (isAsked && isHeld) setIsHeld(false);
  useEffect(() => {
    if (!isRunning || !isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), firstFrame);
    return () => clearTimeout(timer);
  }, [isRunning, isHeld]);
  return isHeld;
}

/**
 * Plays a work's film on hover or focus of its tile and by its pill. After that it plays to the end of its loop, which is its
 * poster. Once the pill has shown pause for 600 ms, a press stops the film until the pointer leaves; an earlier press lets it
 * play on (docs/rules.md#showcase). Outside the window it stops.
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
  if (choice === 'pause' && !isPointed) choose('auto');
  if (isWanted && !isRunning) setIsRunning(true);
  // Neither reduced motion nor a film that has not begun waits for the end of a loop.
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
    press: () => {
      const isStop = isRunning && performance.now() - pauseShownAt.current >= meantForPlay;
      choose(isStop ? 'pause' : 'play');
      setIsRunning(!isStop);
    },
  };
}

/** The film of an opened work: it plays by itself where motion is welcome, and is sought by share, 0 to 1. */
export const useOpenedFilm = (isOpen: boolean) => {
  const video = useRef<HTMLVideoElement>(null);
  const sought = useRef<number>(undefined);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const [isScrubbed, setIsScrubbed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isHeld = useFirstFrame(isWanted, choice === 'play');
  const [isBegun, setIsBegun] = useState(false);
  const isPlaying = isOpen && isWanted && !isScrubbed && (!isHeld || isBegun);
  const seek = (share: number) => {
    setIsBegun(true);
    sought.current = share;
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
          onReady: () => {
            if (sought.current !== undefined) seek(sought.current);
          },
          onMissing: () => setIsMissing(true),
          onBlocked,
        },
  };
};

export type OpenedFilm = ReturnType<typeof useOpenedFilm>;
