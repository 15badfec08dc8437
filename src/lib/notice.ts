import { createStore, useStore } from './store';

/** How long a notice is shown, in ms: enough to read it twice. */
const shownFor = 12_000;

const notice = createStore<string | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice for a while, on any page. */
export function showNotice(text: string) {
  clearTimeout(timer);
  timer = setTimeout(() => notice.set(undefined), shownFor);
  notice.set(text);
}

/** @returns the notice to show now, if any */
export const useNotice = () => useStore(notice);
