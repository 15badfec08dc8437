import MiniSearch from 'minisearch';
import { faqItems } from '@/content/faq-items';
import { normalizeForSearch } from '@/lib/normalize-for-search';
import { words } from './mark-hits';
import { wordStem } from './word-stem';

/** @returns the word and its stem */
export const forms = (word: string): string[] => [...new Set([word, wordStem(word)])];

/** @returns the words of a text, normalised for search */
export const normalizedWords = (text: string): string[] => words(text).map(normalizeForSearch);

/** Indexes questions, answers and categories, each word with its stem. */
export const faqIndex = new MiniSearch({
  idField: 'key',
  fields: ['title', 'description', 'category'],
  tokenize: words,
  processTerm: (word) => forms(normalizeForSearch(word)),
  searchOptions: { boost: { title: 2, category: 0.5 }, processTerm: (term) => term },
});
faqIndex.addAll(faqItems);
