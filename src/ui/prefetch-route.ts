import { createContext } from 'react';

/** Prefetches the page that a link leads to; the app provides the function. */
export const PrefetchRoute = createContext<(to: string) => void>(() => undefined);
