import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { headAt } from '@/content/heads';
import { hashTarget } from '@/lib/hash-target';
import { useHead } from '@/lib/use-head';
import { recallScroll, rememberScroll } from './scroll-memory';

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
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
 * What happens when the address changes (docs/rules.md#route-change): the title changes, focus moves to the page's
 * heading, and the page scrolls to the top, to the hash, or, on Back and Forward, to where it was. It is rendered
 * beside the page, inside the same boundary, so that the page is there when it looks.
 */
export function RouteChange({ place }: RouteChangeProps) {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  // The first entry of every document has the same key.
  const entry = `${pathname} ${key}`;
  const visited = useRef({ pathname: '', key: '' });
  useHead(headAt(pathname));

  useEffect(() => {
    const before = visited.current;
    if (before.key === key) return;
    visited.current = { pathname, key };
    const isFirst = before.key === '';
    const isOtherPage = before.pathname !== pathname;
    if (isFirst && place.current !== null) {
      scrollTo(place.current);
    } else if (hash) {
      hashTarget(hash)?.scrollIntoView();
    } else if (navigation === NavigationType.Pop) {
      const top = isFirst && isFreshVisit() ? 0 : recallScroll(entry);
      if (top > 0 || !isFirst) scrollTo(top);
    } else if (isOtherPage) {
      scrollTo(0);
    }
    if (isOtherPage && !isFirst && !hash) focusHeading();
  }, [pathname, hash, key, entry, navigation, place]);

  // While the page still stands (docs/rules.md#narrow-screen-gate).
  useLayoutEffect(
    () => () => {
      place.current = window.scrollY;
    },
    [place],
  );

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const y = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(() => rememberScroll(entry, y), 100);
    };
    window.addEventListener('scroll', keep, { passive: true });
    // The prerendered page may have been scrolled before its script was there.
    keep();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', keep);
    };
  }, [entry]);

  return null;
}
