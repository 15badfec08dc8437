import { isMotionOff } from './motion-switch';
import { cssEasing, durations, easings } from './tokens';
import './motion.css';

/** Share of the element that must be visible, or of the window if the element is taller. */
const minShare = 0.2;
/** Steps on the way there: of an element taller than the window, a smaller share is enough. */
const thresholds = Array.from({ length: 11 }, (_, step) => (minShare * step) / 10);

/** Elements that become visible together start this many ms apart, in four steps at most. */
const stagger = 80;
const maxStaggerStep = 3;

/** What lies above the window counts as visible, since a link may have jumped over it. */
const rootMargin = '1000000px 1000000px 0px';

/** Elements that nobody has hidden yet: they stay visible until the first scroll. */
const pending = new Set<HTMLElement>();
let observer: IntersectionObserver | undefined;

/**
 * Ref callback: the element rises into place once, when 20 % of it is visible. Until the first
 * scroll nothing is hidden, for printers and visitors who never scroll (docs/rules.md#reveal).
 */
export const reveal = (element: HTMLElement | null) => {
  if (!element) return;
  // One listener serves all that are pending.
  if (pending.size === 0) window.addEventListener('scroll', hideBelow, { once: true });
  pending.add(element);
  return () => {
    pending.delete(element);
    observer?.unobserve(element);
  };
};

/** Hides the elements below the window, until they are visible. All others stay as they are. */
const hideBelow = () => {
  observer ??= new IntersectionObserver(riseVisible, { rootMargin, threshold: thresholds });
  const below = [...pending].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= window.innerHeight;
  });
  pending.clear();
  for (const element of below) {
    element.dataset['reveal'] = 'wait';
    observer.observe(element);
  }
};

const riseVisible = (entries: readonly IntersectionObserverEntry[]) => {
  const rising: HTMLElement[] = [];
  for (const entry of entries) {
    const element = entry.target;
    if (!(element instanceof HTMLElement) || element.dataset['reveal'] !== 'wait') continue;
    if (!isVisible(entry)) continue;
    element.dataset['reveal'] = 'in';
    observer?.unobserve(element);
    if (shouldAnimate(element)) rising.push(element);
  }
  // The observer reports entries in no fixed order.
  rising.toSorted(inReadingOrder).forEach(rise);
};

const isVisible = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= minShare || intersectionRect.height >= minShare * window.innerHeight;

const shouldAnimate = (element: HTMLElement) =>
  !isMotionOff() && !element.matches(':focus-within') && element.getBoundingClientRect().bottom > 0;

const inReadingOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const rise = (element: HTMLElement, step: number) =>
  element.animate([{ offset: 0, opacity: 0, translate: '0 32px' }], {
    duration: durations.reveal,
    easing: cssEasing(easings.out),
    delay: stagger * Math.min(step, maxStaggerStep),
    fill: 'backwards',
  });
