const storageKey = 'scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

/** @returns how far this history entry was scrolled in this tab, in px; 0 if unknown. */
export const recallScroll = (key: string) => readPositions()[key] ?? 0;

/** Remembers how far a history entry is scrolled. */
export const rememberScroll = (key: string, y: number) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: y }));
  } catch {
    // Storage may be forbidden or full; Back then starts at the top.
  }
};
