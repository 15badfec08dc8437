import useEmblaCarousel from 'embla-carousel-react';
import AutoScroll from 'embla-carousel-auto-scroll';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useNearView } from '@/motion/use-near-view';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { decelerate } from './decelerate';

/** 40 px a second, in px per step of Embla's 60 a second (docs/rules.md#industries). */
const speed = 40 / 60;

/** Where the first card starts, in px: in the middle, in a zoomed window at the margin. */
const startOf = (view: number, card: number) => {
  if (!window.matchMedia('(width < 1280px)').matches) return (view - card) / 2;
  const { documentElement: root } = document;
  return Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
};

/**
 * A strip that runs on by itself while it is visible and nothing holds it: hover, focus, its button, or the site's
 * pause. It can be dragged and moved with the arrow keys at any time.
 */
export function useStrip() {
  const isMotionReduced = useReducedMotion();
  const [choice, setChoice] = useState<'auto' | 'play' | 'pause'>('auto');
  const windowRef = useRef<HTMLDivElement>(null);
  const isNear = useNearView(windowRef);
  const isInSight = useVisible(windowRef, 0.1);
  const isHeld = useHoverOrFocus(windowRef);
  const [plugins] = useState(() => [
    AutoScroll({ speed, startDelay: 0, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [emblaRef, embla] = useEmblaCarousel(
    { loop: true, dragFree: true, align: startOf },
    plugins,
  );

  const isWanted = choice === 'auto' ? !isMotionReduced : choice === 'play';
  const isRunning = isWanted && isInSight && !isHeld;

  useEffect(() => {
    const strip = embla?.plugins().autoScroll;
    if (!embla || !strip || !isRunning) return;
    const play = () => strip.play(0);
    play();
    // A drag stops it; when the strip has come to rest it goes on.
    embla.on('settle', play);
    return () => {
      embla.off('settle', play);
      if (!strip.isPlaying()) return;
      strip.stop();
      decelerate(embla.internalEngine(), speed);
    };
  }, [embla, isRunning]);

  // Focusable only where the arrow keys work: with scripts.
  useEffect(() => {
    const strip = embla?.rootNode();
    if (!embla || !strip) return;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') embla.scrollNext();
      if (key === 'ArrowLeft') embla.scrollPrev();
    };
    strip.tabIndex = 0;
    strip.addEventListener('keydown', turn);
    return () => strip.removeEventListener('keydown', turn);
  }, [embla]);

  return {
    windowRef,
    // Measured when it comes near: all at once with the sections above would be a long task.
    emblaRef: isNear ? emblaRef : null,
    isPaused: !isWanted,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
  };
}
