import { type FaqChoice, faqChoices, type FaqItem } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** Questions shown at first, and added per press (docs/rules.md#faq-list). */
const pageSize = 9;

/** With fewer answers than this, near matches follow, up to the second number (docs/rules.md#faq-search). */
const fewAnswers = 3;
const mostNearest = 5;

/** What a search has found by key, best first; null without one. */
export type FaqHits = ReadonlyMap<string, FaqHit> | null;

/** What is found in a category. */
interface FaqList {
  answers: readonly FaqItem[];
  /** Items that have some of the words, if there are few answers. */
  nearest: readonly FaqItem[];
  /** Categories with answers and how many, if this one has none. */
  otherCategories: readonly { category: FaqChoice; count: number }[];
}

const isIn = (choice: FaqChoice) => (item: FaqItem) =>
  choice === 'ALL FAQ' || item.category === choice;

/** Counts the items per category, without empty ones. */
const countByCategory = (items: readonly FaqItem[]) =>
  faqChoices.flatMap((category) => {
    const count = items.filter((item) => item.category === category).length;
    return category !== 'ALL FAQ' && count > 0 ? [{ category, count }] : [];
  });

/** @returns the items of a category, or of a search in it, best first */
export const listFaq = (choice: FaqChoice, hits: FaqHits): FaqList => {
  if (!hits) return { answers: faqItems.filter(isIn(choice)), nearest: [], otherCategories: [] };
  const found = [...hits.values()].flatMap(({ key, isNearest }) => {
    const item = faqItems.find((each) => each.key === key);
    return item ? [{ item, isNearest }] : [];
  });
  const itemsThat = (areNearest: boolean) =>
    found.flatMap(({ item, isNearest }) => (isNearest === areNearest ? item : []));
  const answers = itemsThat(false).filter(isIn(choice));
  const nearest = itemsThat(true).filter(isIn(choice)).slice(0, mostNearest);
  return {
    answers,
    nearest: answers.length < fewAnswers ? nearest : [],
    otherCategories: answers.length === 0 ? countByCategory(itemsThat(false)) : [],
  };
};

/** What of a list the visitor sees: the open question, and how many questions. */
interface FaqView {
  open: string | null;
  shown: number;
}

/** @returns how many questions are shown when the one with this key is */
const shownWith = (items: readonly FaqItem[], key: string | null) => {
  const place = items.findIndex((item) => item.key === key) + 1;
  return Math.max(1, Math.ceil(place / pageSize)) * pageSize;
};

/** @returns a list as it is seen at first. @param target the question to open; by default the first */
export const firstView = (items: readonly FaqItem[], target: string | null): FaqView => {
  const isThere = items.some(({ key }) => key === target);
  return {
    open: (isThere ? target : items[0]?.key) ?? null,
    shown: shownWith(items, target),
  };
};

/** Opens a question, or none. It is shown too, since the browser may have found it further down. */
export const withOpen = (
  view: FaqView,
  items: readonly FaqItem[],
  open: string | null,
): FaqView => ({ open, shown: Math.max(view.shown, shownWith(items, open)) });

export const withMore = ({ open, shown }: FaqView): FaqView => ({ open, shown: shown + pageSize });
