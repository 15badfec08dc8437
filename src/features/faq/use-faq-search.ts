import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FaqHit } from './mark-hits';

type Search = (query: string) => readonly FaqHit[];

const loadSearch = async (): Promise<Search> => (await import('./search')).searchFaq;

/**
 * Searches as the visitor types. The index loads on first use.
 * @param query as typed
 * @returns the hits by key, best first, or null while there is no search; and `load`, which loads the index ahead
 */
export function useFaqSearch(query: string) {
  const [search, setSearch] = useState<Search | null>(null);
  const isWanted = query.trim() !== '';

  const load = useCallback(() => {
    if (search) return;
    // On failure the list stays unfiltered, and the next key tries again.
    void loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => undefined,
    );
  }, [search]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, query, load]);

  const hits = useMemo(
    () => (search && isWanted ? new Map(search(query).map((hit) => [hit.key, hit])) : null),
    [search, isWanted, query],
  );
  return { hits, load };
}
