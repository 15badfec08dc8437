import { useSyncExternalStore } from 'react';

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
    /** The value on the server, and in the browser during hydration. */
    initial,
  };
};

type Store<Value> = ReturnType<typeof createStore<Value>>;

/** @returns the store's value, live */
export const useStore = <Value>({ get, subscribe, initial }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, () => initial);
