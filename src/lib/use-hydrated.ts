import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Tells whether the address may be read: a prerendered page knows neither query nor hash, and the first render in
 * the browser has to agree with it.
 * @returns false on the server and while hydrating its HTML, true from then on
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
