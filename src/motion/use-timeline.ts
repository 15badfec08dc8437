import { animateMini, type DOMKeyframesDefinition, inView, stagger } from 'framer-motion';
import { type RefObject, useLayoutEffect } from 'react';
import { useMotionOff } from './motion-switch';
import { framerEasing, type Easing } from './tokens';

/** One movement in a picture; all times in ms. */
export interface Move {
  /** The `data-piece` of the elements that move, in order. */
  of: string;
  through: DOMKeyframesDefinition;
  /** When it starts; 0 is the picture's start. */
  at?: number;
  lasts: number;
  /** How much later each element starts than the one before. */
  apart?: number;
  /** For the whole move, or for the way to each keyframe. */
  ease?: Easing | readonly Easing[];
  /** When each keyframe is reached, as shares of the move. */
  times?: readonly number[];
}

interface TimelineOptions {
  /** Share of the picture that must be in the window, 0 to 1. */
  amount?: number;
  /** Starts this much later, in ms. */
  delay?: number;
  /** A new number plays it again. */
  turn?: number;
}

/**
 * Plays the moves of a picture once it is visible; until then they wait on their first frame. Under
 * reduced motion and in print the finished picture shows.
 * @param ref the picture
 * @param moves a constant: a new array would play them again
 */
export function useTimeline(
  ref: RefObject<HTMLElement | null>,
  moves: readonly Move[],
  { amount = 0.4, delay = 0, turn = 0 }: TimelineOptions = {},
) {
  const isMotionOff = useMotionOff();
  useLayoutEffect(() => {
    const picture = ref.current;
    if (!picture || isMotionOff) return;
    const playing = moves.map(({ of, through, at = 0, lasts, apart = 0, ease = 'out', times }) => {
      const move = animateMini(picture.querySelectorAll(`[data-piece=${of}]`), through, {
        duration: lasts / 1000,
        delay: stagger(apart / 1000, { startDelay: (at + delay) / 1000 }),
        ease: typeof ease === 'string' ? framerEasing(ease) : ease.map(framerEasing),
        ...(times && { times: [...times] }),
      });
      move.pause();
      return move;
    });
    const showFinished = () => playing.forEach((move) => move.cancel());
    const stopWatching = inView(picture, () => playing.forEach((move) => move.play()), { amount });
    window.addEventListener('beforeprint', showFinished);
    return () => {
      stopWatching();
      showFinished();
      window.removeEventListener('beforeprint', showFinished);
    };
  }, [ref, moves, amount, delay, turn, isMotionOff]);
}
