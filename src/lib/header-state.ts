import { createStore, useStore } from './store';

export const headerHidden = createStore(false);

/** @returns whether the header is scrolled away, so that what sticks below it can move up */
export const useHeaderHidden = () => useStore(headerHidden);

const loading = createStore(false);

/**
 * Has the header show progress until a page has loaded.
 * @returns the same promise
 */
export const showLoading = <Loaded>(page: Promise<Loaded>) => {
  // Called while React renders, when no other component may be updated.
  queueMicrotask(() => loading.set(true));
  return page.finally(() => loading.set(false));
};

/** @returns whether a page that a link leads to is still loading */
export const usePageLoading = () => useStore(loading);
