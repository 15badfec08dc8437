import { useState } from 'react';
import { type FaqCategory, type FaqChoice, type FaqItem, faqChoices } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** Questions shown at first, and added per click (docs/rules.md#faq-list). */
const faqPageSize = 9;

/** With fewer answers than this, near matches follow, up to the second number (docs/rules.md#faq-search). */
const fewAnswers = 3;
const nearestCount = 5;

const find = (hits: ReadonlyMap<string, FaqHit> | null) =>
  hits
    ? Array.from(hits.keys()).flatMap((key) => faqItems.find((i) => i.key === key) ?? [])
    : faqItems;

/** Counts the items per category, without empty ones. */
const countByCategory = (items: readonly FaqItem[]) =>
  faqChoices.flatMap((category) => {
    const count = items.filter((item) => item.category === category).length;
    return category !== 'ALL FAQ' && count > 0 ? [{ category, count }] : [];
  });

/** How many search results another category has. */
export interface CategoryCount {
  category: FaqCategory;
  count: number;
}

interface FaqListOptions {
  choice: FaqChoice;
  hits: ReadonlyMap<string, FaqHit> | null;
  query: string;
  /** A question to open, wherever it is in the list. */
  target: string | null;
}

/**
 * The visible part of the list (docs/rules.md#faq-list): the first nine matches, nine more per click, at most one
 * question open, at first the first one. A new category or search resets it.
 */
export function useFaqList({ choice, hits, query, target }: FaqListOptions) {
  const isNearest = ({ key }: FaqItem) => hits?.get(key)?.isNearest ?? false;
  const found = find(hits);
  const here = found.filter(({ category }) => choice === 'ALL FAQ' || category === choice);
  const answers = here.filter((item) => !isNearest(item));
  const nearest = answers.length < fewAnswers ? here.filter(isNearest).slice(0, nearestCount) : [];
  const all = [...answers, ...nearest];
  const targetIndex = all.findIndex((item) => item.key === target);
  const id = [choice, target ?? '', hits ? query : ''].join(' ');
  const fresh = {
    id,
    open: (targetIndex < 0 ? all[0]?.key : target) ?? null,
    shown: Math.max(1, Math.ceil((targetIndex + 1) / faqPageSize)) * faqPageSize,
  };
  const [state, setState] = useState(fresh);
  const view = state.id === id ? state : fresh;
  if (state !== view) setState(fresh);

  return {
    items: answers.slice(0, view.shown),
    /** Near matches, shown when few items match every word. */
    nearest: all.slice(answers.length, view.shown),
    /** Not shown yet. */
    rest: all.slice(view.shown),
    count: answers.length,
    /** Categories with answers, when this one has none. */
    otherCategories:
      answers.length === 0 ? countByCategory(found.filter((item) => !isNearest(item))) : [],
    open: view.open,
    setOpen: (open: string | null) => setState({ ...view, open }),
    showMore: () => setState({ ...view, shown: view.shown + faqPageSize }),
  };
}
