import { createStore, useStore } from './store';

const hidden = createStore(false);

/** Tells the page whether the header is scrolled away; the header calls it. */
export const setHeaderHidden = (isHidden: boolean) => hidden.set(isHidden);

/** @returns whether the header is scrolled away, so that what sticks below it can move up */
export const useHeaderHidden = () => useStore(hidden);
