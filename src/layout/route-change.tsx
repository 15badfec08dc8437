import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hashTarget } from '@/lib/addresses';
import { isTabState } from '@/lib/history-state';
import { tabStorage } from '@/lib/storage';
import { arriveAt, finishCrossing } from '@/motion/crossing';

/** How far the page was scrolled when it was last left, in px. The page reads it when the gate gives it back. */
let scrollBeforeGate: number | undefined;

/**
 * Handles a new address before paint (docs/rules.md#route-change): scrolls to the top, the hash or,
 * on Back and Forward, the earlier position, and focuses the heading there. Render it beside the
 * page in the same Suspense boundary, so that the page is mounted.
 * @param onArrive called with the path of a page once it is shown
 */
export function RouteChange({ onArrive }: { onArrive: (pathname: string) => void }) {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // The key alone is not unique: the first entry of every document and entries added by bare hash
  // links share it.
  const entry = `${pathname}${hash} ${key}`;
  const visited = useRef<{ pathname: string; entry: string }>(undefined);
  /** How far the page before was scrolled, in px. */
  const lastScroll = useRef(0);

  useLayoutEffect(() => {
    const before = visited.current;
    if (before?.entry === entry) return;
    visited.current = { pathname, entry };
    const isFirst = before === undefined;
    const isOtherPage = before?.pathname !== pathname;
    // A tab, or a dialog over the page, leaves the page where it is.
    const isKept = !isFirst && isTabState(state);
    // The skip link's entry has no state; it scrolls to its target each time.
    const isSkipLink = hash !== '' && history.state === null;
    const isReturn = navigation === NavigationType.Pop && !isSkipLink;
    const savedScroll = isReturn && !(isFirst && isFreshVisit()) ? savedScrollOf(entry) : undefined;
    const target = hash && savedScroll === undefined && !isKept ? hashTarget(hash) : null;

    if (isFirst && scrollBeforeGate !== undefined) {
      scrollTo(scrollBeforeGate);
    } else if (target) {
      target.scrollIntoView();
    } else if (savedScroll !== undefined) {
      scrollTo(savedScroll);
    } else if (!isFirst && isOtherPage && !isKept) {
      scrollTo(0);
    }
    if (!isFirst && (isOtherPage || target)) focusHeading(target);
    void arriveAt(pathname, lastScroll.current);
  }, [pathname, hash, entry, state, navigation]);

  useEffect(() => onArrive(pathname), [pathname, onArrive]);
  // After the effect that scrolls, because it reads the new scroll position.
  useScrollSaver(entry, lastScroll);
  useFinishOnInput();
  return null;
}

/** Saves how far each history entry is scrolled, in this tab. */
const useScrollSaver = (entry: string, lastScroll: RefObject<number>) =>
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let y = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => saveScroll(entry, y);
    const onScroll = () => {
      y = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // The page may have been scrolled before hydration.
    onScroll();
    // Runs before the next page scrolls, or the gate replaces this one.
    return () => {
      clearTimeout(timer);
      save();
      lastScroll.current = y;
      scrollBeforeGate = window.scrollY;
      window.removeEventListener('scroll', onScroll);
    };
  }, [entry, lastScroll]);

/** A wheel, a key or a second press ends the crossing: nobody has to wait for the line. */
const useFinishOnInput = () =>
  useEffect(() => {
    const events = ['wheel', 'keydown', 'pointerdown', 'popstate'] as const;
    events.forEach((type) => window.addEventListener(type, finishCrossing, { passive: true }));
    return () => events.forEach((type) => window.removeEventListener(type, finishCrossing));
  }, []);

const storageKey = 'scroll-positions';

const saveScroll = (entry: string, y: number) =>
  tabStorage.write(storageKey, { ...tabStorage.readFields(storageKey), [entry]: y });

/** @returns how far a history entry was scrolled, in px; undefined if this tab has not shown it */
const savedScrollOf = (entry: string) => {
  const saved = tabStorage.readFields(storageKey)[entry];
  return typeof saved === 'number' ? saved : undefined;
};

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Whether the document loaded by address or link, not by reload, Back or Forward. */
const isFreshVisit = () => {
  const visit: object = performance.getEntriesByType('navigation')[0] ?? {};
  return 'type' in visit && visit.type === 'navigate';
};

/** Focuses the heading of the hash's target, or the page's h1. */
const focusHeading = (target: Element | null) => {
  const heading = target
    ? target.querySelector<HTMLElement>('h1, h2, h3')
    : document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
