import { useStore } from './store';

const hydrated = { get: () => true, subscribe: () => () => undefined, initial: false };

/**
 * Prerendering knows neither query nor hash, and the first render in the browser must match it. Read
 * them only when this is true.
 * @returns false on the server and while hydrating, then true
 */
export const useHydrated = () => useStore(hydrated);
