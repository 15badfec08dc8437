import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { headAt } from '@/content/heads';
import { hashTarget } from '@/lib/hash-target';
import { isTabState } from '@/lib/tab-state';
import { useHead } from '@/lib/use-head';
import { recallScroll, rememberScroll } from './scroll-memory';

/** Moves the focus to the heading of what the hash named, or to the page's. */
const focusHeading = (target: Element | null) => {
  const heading = target
    ? target.querySelector<HTMLElement>('h1, h2, h3')
    : document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Whether the document was asked for by its address or a link, not by reload, Back or Forward. */
const isFreshVisit = () => {
  const visit: object = performance.getEntriesByType('navigation')[0] ?? {};
  return 'type' in visit && visit.type === 'navigate';
};

export interface RouteChangeProps {
  /** How far the page was scrolled when the gate took its place, in px; null before that. */
  place: RefObject<number | null>;
}

/**
 * What happens when the address changes (docs/rules.md#route-change): the title changes, the page scrolls to the top, to
 * the hash, or, on Back and Forward, to where it was, and the focus moves to the heading there. All of it before the
 * page is painted. It is rendered beside the page, inside the same boundary, so that the page is there when it looks.
 */
export function RouteChange({ place }: RouteChangeProps) {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // The first entry of every document has the same key, and so has what a link with a bare hash adds to it.
  const entry = `${pathname}${hash} ${key}`;
  const visited = useRef({ pathname: '', entry: '' });
  useHead(headAt(pathname));

  useLayoutEffect(() => {
    const before = visited.current;
    if (before.entry === entry) return;
    visited.current = { pathname, entry };
    const isFirst = before.entry === '';
    const isOtherPage = before.pathname !== pathname;
    // The skip link leaves no state in its entry, and leads to its target each time.
    const isJump = hash !== '' && history.state === null;
    const isReturn = navigation === NavigationType.Pop && !isJump && !(isFirst && isFreshVisit());
    const known = isReturn ? recallScroll(entry) : undefined;
    const target = hash && known === undefined ? hashTarget(hash) : null;
    if (isFirst && place.current !== null) {
      scrollTo(place.current);
    } else if (target) {
      target.scrollIntoView();
    } else if (known !== undefined) {
      scrollTo(known);
    } else if (!isFirst && isOtherPage && !isTabState(state)) {
      scrollTo(0);
    }
    if (!isFirst && (isOtherPage || target)) focusHeading(target);
  }, [pathname, hash, entry, state, navigation, place]);

  // While the page still stands (docs/rules.md#narrow-screen-gate).
  useLayoutEffect(
    () => () => {
      place.current = window.scrollY;
    },
    [place],
  );

  // Ends with the entry, before the next page moves the window.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let y = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => rememberScroll(entry, y);
    const keep = () => {
      y = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(remember, 100);
    };
    window.addEventListener('scroll', keep, { passive: true });
    // The prerendered page may have been scrolled before its script was there.
    keep();
    return () => {
      clearTimeout(timer);
      remember();
      window.removeEventListener('scroll', keep);
    };
  }, [entry]);

  return null;
}
