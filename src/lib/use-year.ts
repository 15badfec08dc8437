import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** @returns the year on the visitor's clock; undefined on the server and while hydrating */
export const useYear = () =>
  useSyncExternalStore<number | undefined>(subscribe, thisYear, () => undefined);
