import { useState } from 'react';
import { type FaqCategory, type FaqChoice, type FaqItem, faqChoices } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** So many questions at first, and so many more per press (docs/rules.md#faq-list). */
const faqPageSize = 9;

/** Fewer answers than this are followed by so many of the nearest (docs/rules.md#faq-search). */
const fewAnswers = 3;
const nearestCount = 5;

const find = (hits: ReadonlyMap<string, FaqHit> | null) =>
  hits
    ? Array.from(hits.keys()).flatMap((key) => faqItems.find((i) => i.key === key) ?? [])
    : faqItems;

/** How many of some items each category has, where it has any. */
const countByCategory = (items: readonly FaqItem[]) =>
  faqChoices.flatMap((category) => {
    const count = items.filter((item) => item.category === category).length;
    return category !== 'ALL FAQ' && count > 0 ? [{ category, count }] : [];
  });

/** Where a search found something. */
export interface FaqElsewhere {
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
 * The visible part of the list (docs/rules.md#faq-list): the first nine of the category and search, nine more per
 * press, at most one question open, the first at the start. A change of category or search starts it anew.
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
  const [kept, keep] = useState(fresh);
  const view = kept.id === id ? kept : fresh;
  if (kept !== view) keep(fresh);

  return {
    items: answers.slice(0, view.shown),
    /** What has only some of what was looked for, where few items or none have all of it. */
    nearest: all.slice(answers.length, view.shown),
    /** What comes with further presses. */
    rest: all.slice(view.shown),
    count: answers.length,
    /** Where else there are answers, when there are none here. */
    elsewhere:
      answers.length === 0 ? countByCategory(found.filter((item) => !isNearest(item))) : [],
    open: view.open,
    setOpen: (open: string | null) => keep({ ...view, open }),
    showMore: () => keep({ ...view, shown: view.shown + faqPageSize }),
  };
}
