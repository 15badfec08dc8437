import { durations, easings } from './tokens';
import './reveal.css';

/** Share that has to be in view; of what is taller than the window, this share of the window. */
const share = 0.2;
const steps = Array.from({ length: 11 }, (_, step) => (share * step) / 10);

/** What comes into view at once rises 80 ms apart, in four steps at most. */
const apart = 80;
const lastStep = 3;

/** All that has been passed counts as seen, wherever it lies. */
const rootMargin = '1000000px 1000000px 0px';

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= share || intersectionRect.height >= share * window.innerHeight;

const isMoving = (element: HTMLElement) =>
  !document.documentElement.hasAttribute('data-paused') &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !element.matches(':focus-within') &&
  element.getBoundingClientRect().bottom > 0;

const rise = (element: HTMLElement, step: number) =>
  element.animate([{ offset: 0, opacity: 0, translate: '0 32px' }], {
    duration: durations.reveal,
    easing: `cubic-bezier(${easings.out.join()})`,
    delay: apart * Math.min(step, lastStep),
    fill: 'backwards',
  });

let observer: IntersectionObserver | undefined;

/** The browser tells of them in no order of its own. */
const inReadingOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const judge = (entries: readonly IntersectionObserverEntry[]) => {
  const rising: HTMLElement[] = [];
  for (const entry of entries) {
    const element = entry.target;
    if (!(element instanceof HTMLElement)) continue;
    const state = element.dataset['reveal'];
    if (state === undefined && entry.boundingClientRect.height > 0) {
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      element.dataset['reveal'] = isBelow ? 'wait' : 'in';
      if (!isBelow) observer?.unobserve(element);
    } else if (state === 'wait' && isSeen(entry)) {
      element.dataset['reveal'] = 'in';
      observer?.unobserve(element);
      if (isMoving(element)) rising.push(element);
    }
  }
  rising.toSorted(inReadingOrder).forEach(rise);
};

/**
 * Watches an element that is to rise, from where it lies now: below the window it waits, elsewhere it stands.
 * @returns ends the watch
 */
export const watchReveal = (element: HTMLElement) => {
  const watcher = (observer ??= new IntersectionObserver(judge, { rootMargin, threshold: steps }));
  watcher.observe(element);
  return () => watcher.unobserve(element);
};
