import { useState } from 'react';
import type { FaqChoice } from '@/content/faq';
import { type FaqHits, firstView, listFaq, withMore, withOpen } from './faq-list';

interface FaqListOptions {
  choice: FaqChoice;
  hits: FaqHits;
  query: string;
  /** A question to open, wherever it is in the list. */
  target: string | null;
}

/** The list and what is seen of it (docs/rules.md#faq-list), from the start after each change. */
export function useFaqList({ choice, hits, query, target }: FaqListOptions) {
  const list = listFaq(choice, hits);
  const all = [...list.answers, ...list.nearest];
  const listId = JSON.stringify([choice, target, hits && query]);
  const [seen, setSeen] = useState({ listId, view: firstView(all, target) });
  const isNewList = seen.listId !== listId;
  const view = isNewList ? firstView(all, target) : seen.view;
  // Set while rendering, so that the view of the list before is forgotten, also when the visitor
  // comes back to it.
  if (isNewList) setSeen({ listId, view });

  return {
    ...list,
    shown: Math.min(list.answers.length, view.shown),
    open: view.open,
    setOpen: (open: string | null) => setSeen({ listId, view: withOpen(view, all, open) }),
    showMore: () => setSeen({ listId, view: withMore(view) }),
  };
}
