import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hashTarget } from '@/lib/addresses';
import { isTabState } from '@/lib/history-state';
import { tabStorage } from '@/lib/storage';
import { arriveAt, finishCrossing } from '@/motion/crossing';

/** Focuses the heading of the hash's target, or the page's h1: any page has them, so none has to pass a ref. */
const focusHeading = (target: Element | null) => {
  const heading = target
    ? target.querySelector<HTMLElement>('h1, h2, h3')
    : document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Whether the document loaded by address or link, not by reload, Back or Forward. */
const isFreshVisit = () => {
  const visit: object = performance.getEntriesByType('navigation')[0] ?? {};
  return 'type' in visit && visit.type === 'navigate';
};

const storageKey = 'scroll-positions';

/** How far each history entry is scrolled in this tab, in px. */
const recallScrolls = () => tabStorage.readFields(storageKey);

export interface RouteChangeProps {
  /** Scroll position when the gate replaced the page, in px; null before that. */
  scrollBeforeGate: RefObject<number | null>;
  /** Takes the path of a page once it is shown. */
  onArrive: (pathname: string) => void;
}

/**
 * Handles a new address before paint (docs/rules.md#route-change): scrolls to the top, the hash or, on Back and Forward,
 * the earlier position, and focuses the heading there. Render it beside the page in the same Suspense
 * boundary, so that the page is mounted.
 */
export function RouteChange({ scrollBeforeGate, onArrive }: RouteChangeProps) {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // The key alone is not unique: the first entry of every document and entries added by bare hash links share it.
  const entry = `${pathname}${hash} ${key}`;
  const visited = useRef({ pathname: '', entry: '' });
  /** How far the page before was scrolled, in px. */
  const left = useRef(0);

  useLayoutEffect(() => {
    const before = visited.current;
    if (before.entry === entry) return;
    visited.current = { pathname, entry };
    const isFirst = before.entry === '';
    const isOtherPage = before.pathname !== pathname;
    // The skip link's entry has no state; it scrolls to its target each time.
    const isJump = hash !== '' && history.state === null;
    const isReturn = navigation === NavigationType.Pop && !isJump && !(isFirst && isFreshVisit());
    const saved = isReturn ? recallScrolls()[entry] : undefined;
    const savedScroll = typeof saved === 'number' ? saved : undefined;
    // A tab, or a dialog over the page, leaves the page where it is.
    const isKept = !isFirst && isTabState(state);
    const target = hash && savedScroll === undefined && !isKept ? hashTarget(hash) : null;
    if (isFirst && scrollBeforeGate.current !== null) {
      scrollTo(scrollBeforeGate.current);
    } else if (target) {
      target.scrollIntoView();
    } else if (savedScroll !== undefined) {
      scrollTo(savedScroll);
    } else if (!isFirst && isOtherPage && !isKept) {
      scrollTo(0);
    }
    if (!isFirst && (isOtherPage || target)) focusHeading(target);
    void arriveAt(pathname, left.current);
  }, [pathname, hash, entry, state, navigation, scrollBeforeGate]);

  useEffect(() => onArrive(pathname), [pathname, onArrive]);

  // The cleanup runs with the entry: before the next page scrolls, or the gate replaces this one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let y = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => tabStorage.write(storageKey, { ...recallScrolls(), [entry]: y });
    const onScroll = () => {
      y = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // The page may have been scrolled before hydration.
    onScroll();
    return () => {
      clearTimeout(timer);
      save();
      left.current = y;
      scrollBeforeGate.current = window.scrollY;
      window.removeEventListener('scroll', onScroll);
    };
  }, [entry, scrollBeforeGate]);

  // A wheel, a key or a second press ends the crossing: nobody has to wait for the line.
  useEffect(() => {
    const events = ['wheel', 'keydown', 'pointerdown', 'popstate'] as const;
    events.forEach((type) => window.addEventListener(type, finishCrossing, { passive: true }));
    return () => events.forEach((type) => window.removeEventListener(type, finishCrossing));
  }, []);

  return null;
}
