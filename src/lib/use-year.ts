import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** @returns the year of the visitor's clock; undefined on the server and while its HTML is hydrated */
export const useYear = () =>
  useSyncExternalStore<number | undefined>(subscribe, thisYear, () => undefined);
