import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/content/pages';
import { AppLink } from '@/ui/app-link';

interface Ground {
  /** Colour of what the element lies on, as CSS. */
  color: string;
  isInk: boolean;
}

interface BackTabProps {
  ref: RefObject<HTMLAnchorElement | null>;
  ground: Ground | undefined;
}

/** Leads home, on every page but home (docs/rules.md#back-tab). */
export function BackTab({ ref, ground }: BackTabProps) {
  return (
    <AppLink
      ref={ref}
      to={paths.home}
      className={clsx(
        'group/tab left-0 text-fine text-cream transition-colors [view-transition-name:back-tab]',
        'hover:text-ink focus-visible:-outline-offset-3 focus-visible:outline-green forced-colors:border',
        ground?.isInk ? 'bg-forest' : 'bg-ink',
        // Stands upright at the window's edge, above where lines enter. Further down it cuts what
        // it meets.
        'xl:fixed xl:top-header xl:z-tab xl:mt-line xl:h-[max(252px,calc(11.4em+72px))] xl:w-[max(47px,2em)] xl:rounded-r-card',
        'xl:ring-(length:--cut) xl:ring-(--ground,transparent)',
        // In narrow windows it is a bar that lies on the head of the page and stays there.
        'max-xl:absolute max-xl:z-b max-xl:mt-3 max-xl:flex max-xl:min-h-11',
        'max-xl:items-center max-xl:rounded-r-full max-xl:pr-5 max-xl:pl-margin',
      )}
      style={{ '--ground': ground?.color }}
    >
      {/* On hover the dot fills the tab: downwards, or to the right if the tab is horizontal. */}
      <i
        className={clsx(
          'absolute rounded-full bg-green transition-[width,height,left] duration-open ease-out',
          'xl:inset-x-cut xl:top-cut xl:h-[max(27px,calc(2em-20px))] xl:group-hover/tab:h-[calc(100%-20px)]',
          'max-xl:top-1/2 max-xl:left-margin max-xl:size-4 max-xl:-translate-y-1/2',
          'max-xl:group-hover/tab:left-1.5 max-xl:group-hover/tab:size-[calc(100%-12px)]',
        )}
      />
      <span
        className={clsx(
          'text-label leading-none whitespace-nowrap',
          'xl:absolute xl:top-1/2 xl:left-1/2 xl:mt-4 xl:-translate-1/2 xl:-rotate-90 max-xl:relative max-xl:pl-7',
        )}
      >
        {navigationWords.backToHome}
      </span>
    </AppLink>
  );
}

/**
 * Finds what the tab lies on: on a new page, on scroll, resize and a new page height. Call it in a
 * component around the page: its effect then runs between the page's scroll and the paint.
 */
export function useGround(tab: RefObject<HTMLElement | null>): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const check = () => {
      if (!tab.current) return;
      const found = groundBelow(tab.current);
      setGround((last) => (last?.color === found.color ? last : found));
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    // Runs on a resize, and when a page that loads late changes the document's height.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
    };
  }, [tab, pathname]);
  return ground;
}

const transparent = 'rgba(0, 0, 0, 0)';

/**
 * Finds the ground under the middle of the tab. Only an element as high as the tab counts: a piece
 * of the line, a field or a button does not. It compares boxes, because the browser finds no
 * element at a point while the line crosses.
 */
const groundBelow = (tab: HTMLElement): Ground => {
  const box = tab.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  let ground: Element = document.body;
  const searchIn = (element: Element) => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) return;
    if (height >= box.height && getComputedStyle(element).backgroundColor !== transparent)
      ground = element;
    // Later elements lie above earlier ones.
    for (const child of element.children) searchIn(child);
  };
  document.querySelectorAll('main, footer').forEach(searchIn);
  return {
    color: getComputedStyle(ground).backgroundColor,
    isInk: ground.closest('.on-ink') !== null,
  };
};
