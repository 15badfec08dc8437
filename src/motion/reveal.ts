import { afterLoad } from '@/lib/when-wanted';

/**
 * Lets an element rise into its place once, at 20 % in view (specification 2.1 and 9): give it as `ref`. The page
 * stands whole without it, so its script comes after all that the page needs. Only what lies below the window by
 * then begins to wait there; what is in sight, or has been passed, is left as it is.
 */
export const reveal = (element: HTMLElement | null) => {
  if (!element) return;
  let end: (() => void) | undefined;
  let isLeft = false;
  void afterLoad()
    .then(() => import('./reveal-watch'))
    .then(
      ({ watchReveal }) => {
        if (!isLeft) end = watchReveal(element);
      },
      () => undefined,
    );
  return () => {
    isLeft = true;
    end?.();
  };
};
