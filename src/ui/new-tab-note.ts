import { createContext } from 'react';

/** What assistive technology hears after a link that leaves the site; the app gives the words. */
export const NewTabNote = createContext('');
