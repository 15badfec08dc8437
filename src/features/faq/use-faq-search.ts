import { useCallback, useEffect, useMemo, useState } from 'react';
import { toRecord } from '@/lib/to-record';
import { useHydrated } from '@/lib/use-hydrated';
import type { FaqHits } from './faq-list';
import type { FaqHit } from './mark-hits';
import { longestQuery } from './words';

type SearchFaq = (query: string) => readonly FaqHit[] | undefined;

/**
 * Searches as the visitor types. The index loads on first use, or ahead by `load`.
 * @param visit of `useFaqAddress`; Back to it brings the query back (docs/rules.md#faq-search)
 */
export function useFaqSearch(visit: string) {
  const [query, setQuery] = useKeptQuery(visit);
  const [searchFaq, setSearchFaq] = useState<SearchFaq | null>(null);
  const isWanted = query.trim() !== '';

  const load = useCallback(() => {
    if (searchFaq) return;
    void import('./search').then(
      // Wrapped, because React would call a function that is given as it is.
      (loaded) => setSearchFaq(() => loaded.searchFaq),
      // On failure the list stays unfiltered.
      () => undefined,
    );
  }, [searchFaq]);

  // Depends on the query too, so that after a failure the next key tries again.
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, query, load]);

  const hits: FaqHits = useMemo(() => {
    const found = searchFaq?.(query);
    return found ? new Map(found.map((hit) => [hit.key, hit])) : null;
  }, [searchFaq, query]);
  return { query, setQuery, hits, load };
}

/** The query of a visit. The history entry keeps it, so that it is there after Back and reload. */
function useKeptQuery(visit: string) {
  const isHydrated = useHydrated();
  /** Null until the page is hydrated, since the prerendered page has no history entry. */
  const [query, setQuery] = useState<string | null>(null);
  // Set while rendering, so that the first list that is seen is already that of the query.
  if (isHydrated && query === null) setQuery(readKeptQuery(visit));
  // After each render, because the router replaces the entry's state when a category is chosen.
  useEffect(() => {
    if (query !== null && query !== readKeptQuery(visit)) keepInEntry(query, visit);
  });
  return [query ?? '', setQuery] as const;
}

function keepInEntry(faqQuery: string, faqVisit: string) {
  try {
    history.replaceState({ ...toRecord(history.state), faqVisit, faqQuery }, '');
  } catch {
    // Browsers limit how often an entry may change. A later change is kept.
  }
}

/** @returns the query that the history entry keeps for a visit; empty without one */
function readKeptQuery(visit: string) {
  const { faqVisit, faqQuery } = toRecord(history.state);
  return faqVisit === visit && typeof faqQuery === 'string' ? faqQuery.slice(0, longestQuery) : '';
}
