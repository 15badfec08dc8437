import { tabStorage } from '@/lib/storage';

const storageKey = 'scroll-positions';

/** @returns how far this history entry was scrolled in this tab, in px; undefined if unknown */
export const recallScroll = (entry: string) => {
  const y = tabStorage.readFields(storageKey)[entry];
  return typeof y === 'number' ? y : undefined;
};

/** Remembers how far a history entry is scrolled, in px. */
export const rememberScroll = (entry: string, y: number) =>
  tabStorage.write(storageKey, { ...tabStorage.readFields(storageKey), [entry]: y });
