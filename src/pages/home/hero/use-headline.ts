import { type RefObject, useEffect, useState } from 'react';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';

/** Time each word shows, in ms (docs/rules.md#headline). */
const period = 2400;

const start = { word: 0, last: -1 };

/**
 * Cycles the words of the headline while it is visible; with reduced motion it stays on the first. Sets `--run` to the
 * difference between the word's width and the first word's, in px, once the fonts are loaded.
 * @param ref the element that holds the words and gets `--run`
 * @param count number of words
 * @returns indices of the current word and of the previous one (-1: none yet)
 */
export function useHeadline(ref: RefObject<HTMLElement | null>, count: number) {
  const isMotionOff = useMotionOff();
  const isInSight = useVisible(ref);
  const [turn, setTurn] = useState(start);
  const { word, last } = isMotionOff ? start : turn;
  const isRunning = isInSight && !isMotionOff;

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
