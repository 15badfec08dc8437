import { useState } from 'react';
import type { FaqItem } from '@/content/faq';

/** Questions shown at first, and added per press (docs/rules.md#faq-list). */
const pageSize = 9;

/** What of a list the visitor sees. */
interface FaqView {
  /** Key of the open question. */
  open: string | null;
  /** How many questions are shown; in a short list there are fewer. */
  shown: number;
}

/**
 * What is seen of a list, from the start for each new one.
 * @param listId tells one list from another
 * @param target key of a question to open, wherever it is in the list; by default the first
 */
export function useFaqView(items: readonly FaqItem[], listId: string, target: string | null) {
  const [view, setView] = useState(() => firstView(items, target));
  const [viewedId, setViewedId] = useState(listId);
  // Set while rendering, so that a new list is never seen as the one before was left.
  if (listId !== viewedId) {
    setViewedId(listId);
    setView(firstView(items, target));
  }
  return {
    ...view,
    setOpen: (open: string | null) => setView(withOpen(view, items, open)),
    showMore: () => setView({ ...view, shown: view.shown + pageSize }),
  };
}

/**
 * @param target key of the question to open; by default the first
 * @returns a list as it is seen at first
 */
export const firstView = (items: readonly FaqItem[], target: string | null): FaqView => {
  const hasTarget = items.some(({ key }) => key === target);
  const firstKey = items[0]?.key ?? null;
  return { open: hasTarget ? target : firstKey, shown: pagesUpTo(items, target) };
};

/** Opens a question, or none. It is shown too, since the browser may have found it further down. */
export const withOpen = (
  view: FaqView,
  items: readonly FaqItem[],
  open: string | null,
): FaqView => ({ open, shown: Math.max(view.shown, pagesUpTo(items, open)) });

/** @returns how many questions are on the pages up to this one, or on the first without it */
const pagesUpTo = (items: readonly FaqItem[], key: string | null) => {
  const index = items.findIndex((item) => item.key === key);
  const pages = index === -1 ? 1 : Math.floor(index / pageSize) + 1;
  return pages * pageSize;
};
