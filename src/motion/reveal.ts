import { isMotionReduced } from './motion-switch';
import { cssEasing, durations, easings } from './tokens';
import './reveal.css';

/** Share that has to be in view; of what is taller than the window, this share of the window. */
const share = 0.2;
const steps = Array.from({ length: 11 }, (_, step) => (share * step) / 10);

/** What comes into view at once rises 80 ms apart, in four steps at most. */
const apart = 80;
const lastStep = 3;

/** All that has been passed counts as visible, wherever it lies. */
const rootMargin = '1000000px 1000000px 0px';

const isVisible = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= share || intersectionRect.height >= share * window.innerHeight;

const isMoving = (element: HTMLElement) =>
  !isMotionReduced() &&
  !element.matches(':focus-within') &&
  element.getBoundingClientRect().bottom > 0;

const rise = (element: HTMLElement, step: number) =>
  element.animate([{ offset: 0, opacity: 0, translate: '0 32px' }], {
    duration: durations.reveal,
    easing: cssEasing(easings.out),
    delay: apart * Math.min(step, lastStep),
    fill: 'backwards',
  });

/** The browser tells of them in no order of its own. */
const inReadingOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

let observer: IntersectionObserver | undefined;

const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
  const rising: HTMLElement[] = [];
  for (const entry of entries) {
    const element = entry.target;
    if (!(element instanceof HTMLElement) || element.dataset['reveal'] !== 'wait') continue;
    if (!isVisible(entry)) continue;
    element.dataset['reveal'] = 'in';
    observer?.unobserve(element);
    if (isMoving(element)) rising.push(element);
  }
  rising.toSorted(inReadingOrder).forEach(rise);
};

/** Stand as they are until somebody scrolls. */
const standing = new Set<HTMLElement>();

/** Hides what lies below the window now; it rises when it is visible. All else stays as it is. */
const hideBelow = () => {
  observer ??= new IntersectionObserver(onIntersect, { rootMargin, threshold: steps });
  const below = [...standing].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= window.innerHeight;
  });
  standing.clear();
  for (const element of below) {
    element.dataset['reveal'] = 'wait';
    observer.observe(element);
  }
};

/**
 * Lets an element rise into its place once, at 20 % in view (docs/rules.md#reveal): give it as `ref`. Until the
 * first scroll the page stands whole, for printers, pictures and whoever never scrolls.
 */
export const reveal = (element: HTMLElement | null) => {
  if (!element) return;
  if (standing.size === 0) window.addEventListener('scroll', hideBelow, { once: true });
  standing.add(element);
  return () => {
    standing.delete(element);
    observer?.unobserve(element);
  };
};
