import { useState } from 'react';
import { allFaq, type FaqChoice, faqChoices, type FaqItem } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** Questions shown at first, and added per press (docs/rules.md#faq-list). */
const pageSize = 9;

/** With fewer answers than this, near matches follow (docs/rules.md#faq-search). */
const enoughAnswers = 3;
const maxNearest = 5;

/** What a search has found, by the question's key, best first; null without a search. */
export type FaqHits = ReadonlyMap<string, FaqHit> | null;

/** What is found in a category. */
interface FaqList {
  /** Items that have all of the words; without a search, all. */
  answers: readonly FaqItem[];
  /** Items that have some of the words, if there are few answers. */
  nearest: readonly FaqItem[];
  /** Categories with answers and how many, if this one has none. */
  otherCategories: readonly { category: FaqChoice; count: number }[];
}

/** @returns the items of a category, or of a search in it, best first */
export const listFaq = (choice: FaqChoice, hits: FaqHits): FaqList => {
  const isInChoice = (item: FaqItem) => choice === allFaq || item.category === choice;
  if (!hits) return { answers: faqItems.filter(isInChoice), nearest: [], otherCategories: [] };
  const allAnswers: FaqItem[] = [];
  const allNearest: FaqItem[] = [];
  for (const { key, isPartial } of hits.values()) {
    const item = faqItems.find((candidate) => candidate.key === key);
    if (item) (isPartial ? allNearest : allAnswers).push(item);
  }
  const answers = allAnswers.filter(isInChoice);
  const nearest = allNearest.filter(isInChoice).slice(0, maxNearest);
  return {
    answers,
    nearest: answers.length < enoughAnswers ? nearest : [],
    otherCategories: answers.length === 0 ? countByCategory(allAnswers) : [],
  };
};

/** Counts the items per category, without empty ones. */
const countByCategory = (items: readonly FaqItem[]) =>
  faqChoices
    .filter((category) => category !== allFaq)
    .map((category) => ({
      category,
      count: items.filter((item) => item.category === category).length,
    }))
    .filter(({ count }) => count > 0);

/** What of a list the visitor sees. */
interface FaqView {
  /** Key of the open question. */
  open: string | null;
  /** How many questions are shown. */
  shown: number;
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

/** Shows another page of questions. */
export const withMore = ({ open, shown }: FaqView): FaqView => ({ open, shown: shown + pageSize });

/** @returns how many questions are on the pages up to this one, or on the first without it */
const pagesUpTo = (items: readonly FaqItem[], key: string | null) => {
  const index = items.findIndex((item) => item.key === key);
  const pages = index === -1 ? 1 : Math.floor(index / pageSize) + 1;
  return pages * pageSize;
};

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
