import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { Link, useLinkClickHandler } from 'react-router-dom';
import { isTabState } from '@/lib/history-state';
import { followLink } from '@/motion/crossing';
import { isMotionOff } from '@/motion/motion-switch';

/** Prefetches a link's page and returns whether it is there already; the app provides it. */
export const PrefetchRoute = createContext<(to: string) => boolean>(() => false);

interface RouteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this site. */
  to: string;
}

type LinkClick = MouseEvent<HTMLAnchorElement>;

/** A link to the current page scrolls to its top. */
const scrollToTopIfCurrent = ({ currentTarget: { pathname, hash } }: LinkClick) => {
  if (pathname === window.location.pathname && !hash)
    window.scrollTo({ top: 0, behavior: isMotionOff() ? 'instant' : 'smooth' });
};

/** Whether the browser follows the link: into a new tab or window, or to a file. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: LinkClick) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  !['', '_self'].includes(currentTarget.target);

/** A link inside the site: prefetched, and reached by a crossing (docs/design.md#crossings). */
export function RouteLink({ to, onPointerEnter, onFocus, onClick, ...rest }: RouteLinkProps) {
  const prefetch = use(PrefetchRoute);
  const { state, replace, target } = rest;
  const follow = useLinkClickHandler(to, { state, replace, target });
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onClick={(event) => {
        const isForRouter = !isForBrowser(event);
        if (isForRouter) scrollToTopIfCurrent(event);
        onClick?.(event);
        if (!isForRouter || event.defaultPrevented || isTabState(state)) return;
        followLink(event.currentTarget, prefetch(to), () => follow(event));
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
}
