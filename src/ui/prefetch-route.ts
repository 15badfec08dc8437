import { createContext } from 'react';

/** Fetches what a link of this site leads to, ahead of the click; the app says how. */
export const PrefetchRoute = createContext<(to: string) => void>(() => undefined);
