import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';

/** How long a word stands, in ms (docs/rules.md#headline). */
const period = 2400;

const start = { word: 0, last: -1 };

/**
 * Cycles the words of the headline while it is visible and motion is wanted; with motion reduced it stays on the
 * first. Word widths are measured once the fonts are there; the difference to the first goes into `--run`.
 * @param ref the element that holds the words and takes `--run`
 * @param count how many words there are
 * @returns the word that stands and the one that has just left (-1: none yet)
 */
export function useHeadline(ref: RefObject<HTMLElement | null>, count: number) {
  const isMotionReduced = useReducedMotion();
  const isInSight = useVisible(ref);
  const [turn, setTurn] = useState(start);
  const { word, last } = isMotionReduced ? start : turn;
  const isRunning = isInSight && !isMotionReduced;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setTurn((shown) => ({ word: (shown.word + 1) % count, last: shown.word })),
      period,
    );
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const measure = () => {
      const words = root.querySelectorAll<HTMLElement>('[data-word]');
      const run = (words[word]?.offsetWidth ?? 0) - (words[0]?.offsetWidth ?? 0);
      root.style.setProperty('--run', `${run}px`);
    };
    measure();
    if ('fonts' in document) void document.fonts.ready.then(measure);
  }, [ref, word]);

  return { word, last };
}
