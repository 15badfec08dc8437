import { readFact } from './store/fact-script';
import type { Store } from './store/store';

/** What somebody should look at though everything works. */
export const warningKinds = ['purge-stopped'] as const;
type Warning = (typeof warningKinds)[number];

/** @returns what is told by health, metrics and the daily digest */
export const readWarnings = async (store: Store): Promise<Warning[]> => {
  const stopped = await store.read(() => readFact('purge-stopped'));
  return stopped === undefined ? [] : ['purge-stopped'];
};
