import { tabStorage } from './storage';
import { createStore, useStore } from './store';

const storageKey = 'name';
/** @returns the name that was written on the line in this tab (docs/rules.md#name-on-the-line) */
export const keptName = () => {
  const kept = tabStorage.read(storageKey);
  return typeof kept === 'string' ? kept : '';
};

const nameStore = createStore('');
nameStore.set(keptName());

/** @returns the kept name, and follows it; empty on the server and while hydrating */
export const useKeptName = () => useStore(nameStore);

/** Keeps the name in this tab, as it was typed; an empty one is forgotten. */
export const keepName = (typed: string) => {
  nameStore.set(typed);
  if (typed.trim() === '') tabStorage.remove(storageKey);
  else tabStorage.write(storageKey, typed);
};

/** A link carries a name as `#name=Acme`. */
const parameter = 'name';

/** Most characters of a name, in the field and in a link. */
export const longestName = 60;

/** @returns the name in the fragment of an address, which no server sees; empty without one */
export const nameInFragment = (hash: string) => {
  const linked = new URLSearchParams(hash.slice(1)).get(parameter) ?? '';
  // Control characters and line breaks become blanks, because they would break the text.
  const plain = linked.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, longestName).join('');
};

/** @returns the fragment of a link that opens home with a name on the line */
export const nameFragment = (typed: string) => `#${parameter}=${encodeURIComponent(typed.trim())}`;

/** @returns a link that opens home with a name on the line */
export const nameLink = (typed: string) => `${location.origin}/${nameFragment(typed)}`;
