import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { crossingEnded } from '@/motion/crossing';
import { AppLink } from '@/ui/app-link';

interface Ground {
  /** Colour of what the element lies on, as CSS. */
  color: string;
  isInk: boolean;
}

const clear = 'rgba(0, 0, 0, 0)';

/** A ground is at least as high as what lies on it: not a piece of the line, a field or a button. */
const groundBelow = (element: HTMLElement): Ground | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ground = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find(
      (below) =>
        !element.contains(below) &&
        below.getBoundingClientRect().height >= height &&
        getComputedStyle(below).backgroundColor !== clear,
    );
  return (
    ground && {
      color: getComputedStyle(ground).backgroundColor,
      isInk: ground.closest('.on-ink') !== null,
    }
  );
};

/** @returns what a fixed element lies on; checked on scroll, resize and a new page height */
function useGround(ref: RefObject<HTMLElement | null>): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const { pathname } = useLocation();
  useEffect(() => {
    const check = () => {
      const now = ref.current && groundBelow(ref.current);
      if (now) setGround((last) => (last?.color === now.color ? last : now));
    };
    window.addEventListener('scroll', check, { passive: true });
    // Runs at once, on a resize, and when a page that loads late changes the document's height.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    // Until then nothing of the page can be found at a point.
    void crossingEnded().then(check);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
    };
  }, [ref, pathname]);
  return ground;
}

/** Leads home, on every page but home (docs/rules.md#back-tab). */
export function BackTab() {
  const ref = useRef<HTMLAnchorElement>(null);
  const ground = useGround(ref);
  return (
    <AppLink
      ref={ref}
      to={paths.home}
      className={clsx(
        'group/tab left-0 text-fine text-cream transition-colors [view-transition-name:back-tab] hover:text-ink focus-visible:-outline-offset-3 focus-visible:outline-green forced-colors:border',
        ground?.isInk ? 'bg-forest' : 'bg-ink',
        // Upright at the window's edge, above where lines enter; further down the page it cuts what it meets, as their pieces do.
        'xl:fixed xl:top-header xl:z-tab xl:mt-line xl:h-[max(252px,calc(11.4em+72px))] xl:w-[max(47px,2em)] xl:rounded-r-card',
        'xl:ring-(length:--cut) xl:ring-(--ground,transparent)',
        // In narrow windows a bar that lies on the head of the page and stays there.
        'max-xl:absolute max-xl:z-b max-xl:mt-3 max-xl:flex max-xl:min-h-11 max-xl:items-center max-xl:rounded-r-full max-xl:pr-5 max-xl:pl-margin',
      )}
      style={{ '--ground': ground?.color }}
    >
      {/* Pointed at, it fills the tab: downwards, or to the right if the tab is horizontal. */}
      <i
        className={clsx(
          'absolute rounded-full bg-green transition-[width,height,left] duration-open ease-out',
          'xl:inset-x-cut xl:top-cut xl:h-[max(27px,calc(2em-20px))] xl:group-hover/tab:h-[calc(100%-20px)]',
          'max-xl:top-1/2 max-xl:left-margin max-xl:size-4 max-xl:-translate-y-1/2',
          'max-xl:group-hover/tab:left-1.5 max-xl:group-hover/tab:size-[calc(100%-12px)]',
        )}
      />
      <span className="text-label leading-none whitespace-nowrap xl:absolute xl:top-1/2 xl:left-1/2 xl:mt-4 xl:-translate-1/2 xl:-rotate-90 max-xl:relative max-xl:pl-7">
        {navigationWords.backToHome}
      </span>
    </AppLink>
  );
}
