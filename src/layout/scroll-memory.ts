const storageKey = 'scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

/** @returns how far this history entry was scrolled in this tab, in px; undefined if unknown. */
export const recallScroll = (entry: string) => readPositions()[entry];

/** Remembers how far a history entry is scrolled. */
export const rememberScroll = (entry: string, y: number) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [entry]: y }));
  } catch {
    // Storage may be forbidden or full; Back then starts at the top.
  }
};
