import { faqItems } from '@/content/faq-items';
import { faqFillers } from '@/content/faq-synonyms';
import type { FaqHit } from './mark-hits';
import { readQuery } from './read-query';
import { faqIndex } from './search-index';

/** What comes near has at least this share of the score of what comes nearest. */
const leastShare = 0.3;

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search).
 * @returns the items in which all words, or what they mean, occur, best first; then those that have some of them,
 * nearest first; none for a query without a word
 */
export const searchFaq = (query: string): readonly FaqHit[] => {
  const { queries, wanted } = readQuery(query);
  const found = new Map(
    faqItems.map(({ key }) => [key, { score: 0, parts: 0, terms: Array<string>() }]),
  );
  for (const part of queries) {
    const results = faqIndex.search(part);
    const best = results[0]?.score ?? 1;
    // A word counts the more, the fewer items have it.
    const weight = Math.log(1 + faqItems.length / results.length);
    for (const { id, score, terms } of results) {
      const item = found.get(String(id));
      if (!item) continue;
      // MiniSearch's scores grow with the square of what is found; no word shall outweigh all others.
      item.score += weight * Math.sqrt(score / best);
      item.parts += 1;
      item.terms.push(...terms);
    }
  }
  const hits = [...found]
    .filter(([, { score }]) => score > 0)
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([key, { score, parts, terms }]) => ({
      key,
      score,
      // "Its" in "on its own" is found everywhere.
      terms: terms.filter((term) => wanted.includes(term) || !faqFillers.has(term)),
      wanted,
      isNearest: parts < queries.length,
    }));
  const near = hits.filter(({ isNearest }) => isNearest);
  const least = (near[0]?.score ?? 0) * leastShare;
  return [
    ...hits.filter(({ isNearest }) => !isNearest),
    ...near.filter(({ score }) => score >= least),
  ];
};
