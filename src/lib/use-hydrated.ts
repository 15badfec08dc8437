import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Prerendering knows neither query nor hash, and the first render in the browser must match it: read them only when
 * this is true.
 * @returns false on the server and while hydrating, then true
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
