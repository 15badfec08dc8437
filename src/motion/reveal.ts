import { isMotionOff } from './motion-switch';
import { cssEasing, durations, easings } from './tokens';
import './motion.css';

/** An element rises when this share of it is visible, or of the window if the element is taller. */
const visibleShare = 0.2;

/** The observer reports on the way there too, because a taller element needs less of itself. */
const thresholds = Array.from({ length: 11 }, (_, step) => (visibleShare * step) / 10);

/** What lies above the window counts as visible, since a link may have jumped over it. */
const rootMargin = '1000000px 1000000px 0px';

/** Elements that become visible together start this many ms apart, in four steps at most. */
const stagger = 80;
const lastStep = 3;

/** Elements of the page that may still be hidden: the first scroll decides. */
const undecided = new Set<HTMLElement>();

/** Waits for hidden elements to become visible; made by the first scroll. */
let observer: IntersectionObserver | undefined;

/**
 * Ref callback: the element rises into place once, when 20 % of it is visible. Until the first
 * scroll nothing is hidden, for printers and visitors who never scroll (docs/rules.md#reveal).
 */
export const reveal = (element: HTMLElement | null) => {
  if (!element) return;
  // One listener serves all of them.
  if (undecided.size === 0) window.addEventListener('scroll', hideBelow, { once: true });
  undecided.add(element);
  return () => {
    undecided.delete(element);
    observer?.unobserve(element);
  };
};

/** Hides the elements below the window until they are visible. All others stay as they are. */
const hideBelow = () => {
  observer ??= new IntersectionObserver(showVisible, { rootMargin, threshold: thresholds });
  // All are measured before one is hidden, so that the browser lays out the page once.
  const below = [...undecided].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= window.innerHeight;
  });
  undecided.clear();
  for (const element of below) {
    element.dataset['reveal'] = 'wait';
    observer.observe(element);
  }
};

/** Shows hidden elements that have become visible, and raises them in reading order. */
const showVisible = (entries: readonly IntersectionObserverEntry[]) => {
  const shown: HTMLElement[] = [];
  for (const entry of entries) {
    const { target } = entry;
    if (!(target instanceof HTMLElement) || !isVisible(entry)) continue;
    // An element may have been reported twice since the last call.
    if (target.dataset['reveal'] !== 'wait') continue;
    target.dataset['reveal'] = 'in';
    observer?.unobserve(target);
    shown.push(target);
  }
  shown.filter(shouldRise).toSorted(inReadingOrder).forEach(rise);
};

const isVisible = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare || intersectionRect.height >= visibleShare * window.innerHeight;

/** What has been jumped over, or contains the focus, is there at once. */
const shouldRise = (element: HTMLElement) =>
  !isMotionOff() && !element.matches(':focus-within') && element.getBoundingClientRect().bottom > 0;

const inReadingOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const rise = (element: HTMLElement, step: number) =>
  element.animate([{ offset: 0, opacity: 0, translate: '0 32px' }], {
    duration: durations.reveal,
    easing: cssEasing(easings.out),
    delay: stagger * Math.min(step, lastStep),
    fill: 'backwards',
  });
