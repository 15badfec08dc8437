import { useState } from 'react';
import type { FaqChoice, FaqItem } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** So many questions at first, and so many more per press (specification 9). */
const faqPageSize = 9;

const find = (choice: FaqChoice, hits: ReadonlyMap<string, FaqHit> | null) => {
  const found = hits
    ? Array.from(hits.keys(), (key) => faqItems.find((item) => item.key === key))
    : faqItems;
  return found.filter(
    (item): item is FaqItem =>
      item !== undefined && (choice === 'ALL FAQ' || item.category === choice),
  );
};

export interface FaqListOptions {
  choice: FaqChoice;
  hits: ReadonlyMap<string, FaqHit> | null;
  query: string;
  /** A question to open, wherever it is in the list. */
  target: string | null;
}

/**
 * The visible part of the list (specification 4): the first nine of the category and search, nine more per press,
 * at most one question open, the first at the start. A change of category or search starts it anew.
 */
export function useFaqList({ choice, hits, query, target }: FaqListOptions) {
  const all = find(choice, hits);
  const targetIndex = all.findIndex((item) => item.key === target);
  const id = [choice, target ?? '', hits ? query : ''].join(' ');
  const fresh = {
    id,
    open: (targetIndex < 0 ? all[0]?.key : target) ?? null,
    shown: Math.max(1, Math.ceil((targetIndex + 1) / faqPageSize)) * faqPageSize,
  };
  const [kept, keep] = useState(fresh);
  const view = kept.id === id ? kept : fresh;
  if (kept !== view) keep(fresh);

  return {
    items: all.slice(0, view.shown),
    count: all.length,
    open: view.open,
    setOpen: (open: string | null) => keep({ ...view, open }),
    hasMore: all.length > view.shown,
    showMore: () => keep({ ...view, shown: view.shown + faqPageSize }),
  };
}
