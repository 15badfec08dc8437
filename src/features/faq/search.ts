import { faqItems } from '@/content/faq-items';
import { faqFillers } from '@/content/faq-synonyms';
import type { FaqHit } from './mark-hits';
import { readQuery } from './read-query';
import { faqIndex } from './search-index';

/** A near match needs this share of the best near match's score. */
const minShare = 0.3;

/**
 * Searches the questions, their answers and their categories (docs/rules.md#faq-search).
 * @returns items that match every word or its synonyms, best first; then items that match some, best first; none for a
 * query without words
 */
export const searchFaq = (query: string): readonly FaqHit[] => {
  const { queries, wanted } = readQuery(query);
  const found = new Map(
    faqItems.map(({ key }) => [key, { score: 0, parts: 0, terms: Array<string>() }]),
  );
  for (const part of queries) {
    const results = faqIndex.search(part);
    const best = results[0]?.score ?? 1;
    // Rare words weigh more.
    const weight = Math.log(1 + faqItems.length / results.length);
    for (const { id, score, terms } of results) {
      const item = found.get(String(id));
      if (!item) continue;
      // MiniSearch's scores grow with the square of the matches; the root keeps one word from outweighing the others.
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
      // Do not mark filler words of a synonym, such as "its" in "on its own".
      terms: terms.filter((term) => wanted.includes(term) || !faqFillers.has(term)),
      wanted,
      isNearest: parts < queries.length,
    }));
  const near = hits.filter(({ isNearest }) => isNearest);
  const least = (near[0]?.score ?? 0) * minShare;
  return [
    ...hits.filter(({ isNearest }) => !isNearest),
    ...near.filter(({ score }) => score >= least),
  ];
};
