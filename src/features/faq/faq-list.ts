import { allFaq, type FaqChoice, faqChoices, type FaqItem } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import type { FaqHit } from './mark-hits';

/** With fewer answers than this, near matches follow (docs/rules.md#faq-search). */
const enoughAnswers = 3;
const maxNearest = 5;

/** What a search has found, by the question's key, best first; null without a search. */
export type FaqHits = ReadonlyMap<string, FaqHit> | null;

/** What is found in a category. */
export interface FaqList {
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
