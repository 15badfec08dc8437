import { useSyncExternalStore } from 'react';

/** A notice is taken away after this, in ms: long enough to be read twice. */
const shown = 12_000;

let notice: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (text: string | undefined) => {
  notice = text;
  for (const listener of listeners) listener();
};

/** Says something on whatever page the visitor is on, for a while. */
export function showNotice(text: string) {
  clearTimeout(timer);
  timer = setTimeout(() => set(undefined), shown);
  set(text);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns what is to be said at the moment. */
export const useNotice = () =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => undefined,
  );
