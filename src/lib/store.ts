import { useSyncExternalStore } from 'react';

interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value on the server, and in the browser during hydration. */
  initial: Value;
}

/** One value that several components share, outside React. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    initial,
  };
};

/** @returns the store's value, live */
export const useStore = <Value>({ get, subscribe, initial }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, () => initial);
