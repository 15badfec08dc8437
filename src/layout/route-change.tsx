import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hashTarget } from '@/lib/addresses';
import { isTabState } from '@/lib/history-state';
import { tabStorage } from '@/lib/storage';
import { arriveAt, finishCrossing } from '@/motion/crossing';

/** How far the page was scrolled when another one or the gate last replaced it, in px. */
let lastScroll: number | undefined;

/**
 * Handles a new address before paint (docs/rules.md#route-change): scrolls to the top, the hash or,
 * on Back and Forward, the earlier position, and focuses the heading there. Render it beside the
 * page in the same Suspense boundary, so that the page is mounted.
 * @param onArrive called with the path of a page once it is shown
 */
export function RouteChange({ onArrive }: { onArrive: (pathname: string) => void }) {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // The key alone is shared by each document's first entry and by those of bare hash links.
  const entryKey = `${pathname}${hash} ${key}`;
  const visited = useRef<{ pathname: string; entryKey: string }>(undefined);

  useLayoutEffect(() => {
    const before = visited.current;
    if (before?.entryKey === entryKey) return;
    visited.current = { pathname, entryKey };
    const isFirst = before === undefined;
    const isOtherPage = before?.pathname !== pathname;
    const isPop = navigation === NavigationType.Pop;

    const goal = scrollGoalOf({ hash, state }, entryKey, { isFirst, isOtherPage, isPop });
    const target = goal instanceof Element ? goal : null;
    if (typeof goal === 'number') window.scrollTo({ top: goal, behavior: 'instant' });
    target?.scrollIntoView();
    if (!isFirst && (isOtherPage || target)) focusHeading(target);
    // The crossing runs on by itself; nothing here waits for its end.
    void arriveAt(pathname, lastScroll ?? 0);
  }, [pathname, hash, entryKey, state, navigation]);

  useEffect(() => onArrive(pathname), [pathname, onArrive]);
  // After the effect that scrolls, because it reads the new scroll position.
  useScrollSaver(entryKey);
  useFinishOnInput();
  return null;
}

/**
 * The first rule that applies says where to scroll at a new address.
 * @param isFirst since the document loaded or the gate gave the site back
 * @param isPop Back, Forward, a typed address or a reload
 * @returns an element or a position in px; undefined leaves the page where it is
 */
const scrollGoalOf = (
  { hash, state }: Pick<Location, 'hash' | 'state'>,
  entryKey: string,
  { isFirst, isOtherPage, isPop }: Record<'isFirst' | 'isOtherPage' | 'isPop', boolean>,
) => {
  // The gate has given the page back.
  if (isFirst && lastScroll !== undefined) return lastScroll;
  // The skip link's entry has no state; it scrolls to its target each time.
  const isSkipLink = hash !== '' && history.state === null;
  const isReturn = isPop && !isSkipLink && !(isFirst && isFreshVisit());
  const savedScroll = isReturn ? savedScrollOf(entryKey) : undefined;
  if (savedScroll !== undefined) return savedScroll;
  // A tab, or a dialog over the page, leaves the page where it is.
  if (!isFirst && isTabState(state)) return undefined;
  return hashTarget(hash) ?? (isOtherPage && !isFirst ? 0 : undefined);
};

/** Saves how far each history entry is scrolled, in this tab. */
const useScrollSaver = (entryKey: string) =>
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let y = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => saveScroll(entryKey, y);
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
      lastScroll = y;
      window.removeEventListener('scroll', onScroll);
    };
  }, [entryKey]);

/** A wheel, a key or a second press ends the crossing: nobody has to wait for the line. */
const useFinishOnInput = () =>
  useEffect(() => {
    const events = ['wheel', 'keydown', 'pointerdown', 'popstate'] as const;
    events.forEach((type) => window.addEventListener(type, finishCrossing, { passive: true }));
    return () => events.forEach((type) => window.removeEventListener(type, finishCrossing));
  }, []);

const storageKey = 'scroll-positions';

const saveScroll = (entryKey: string, y: number) =>
  tabStorage.write(storageKey, { ...tabStorage.readFields(storageKey), [entryKey]: y });

/** @returns how far a history entry was scrolled, in px; undefined if this tab has not shown it */
const savedScrollOf = (entryKey: string) => {
  const saved = tabStorage.readFields(storageKey)[entryKey];
  return typeof saved === 'number' ? saved : undefined;
};

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
