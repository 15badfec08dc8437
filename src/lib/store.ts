import { useSyncExternalStore } from 'react';

interface Store<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
  /** The value on the server, and in the browser during hydration. */
  initial: Value;
}

/** One value that several components share, outside React. */
export const createStore = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    initial,
  };
};

/** @returns a store of a value that changes with the size of the window */
export const windowStore = <Value>(get: () => Value, initial: Value): Store<Value> => ({
  get,
  subscribe: (listener) => {
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  },
  initial,
});

/** @returns a store that says whether a media query matches; false on the server */
export const mediaStore = (query: string): Store<boolean> => ({
  get: () => window.matchMedia(query).matches,
  subscribe: (listener) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  initial: false,
});

/** @returns the store's value, and renders again when it changes */
export const useStore = <Value>({ get, subscribe, initial }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, () => initial);
