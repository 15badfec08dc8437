import { tabStorage } from './storage';
import { createStore, useStore } from './store';

const key = 'name';

/** @returns the name of a company that was written on the line in this tab, if any (docs/rules.md#name-on-the-line) */
export const keptName = () => {
  const kept = tabStorage.read(key);
  return typeof kept === 'string' ? kept : '';
};

const name = createStore('');
name.set(keptName());

/** Keeps the name in this tab, as it was typed; an empty one is forgotten. */
export const keepName = (typed: string) => {
  name.set(typed);
  if (typed.trim() === '') tabStorage.remove(key);
  else tabStorage.write(key, typed);
};

/** @returns the same, live; empty on the server and while hydrating */
export const useKeptName = () => useStore(name);
