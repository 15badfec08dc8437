import { createContext } from 'react';

/** Announced after a link that opens a new tab; the app provides the text. */
export const NewTabNote = createContext('');
