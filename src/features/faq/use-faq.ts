import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FaqChoice, faqChoices, faqFilters } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { toRecord } from '@/lib/to-record';
import { useHydrated } from '@/lib/use-hydrated';
import { type FaqHits, firstView, listFaq, withMore, withOpen } from './faq-list';
import { type FaqHit, longestQuery } from './mark-hits';

/** In the address: `?filter=branding`. */
const filterParameter = 'filter';

/**
 * Reads category and question from the address (docs/rules.md#faq-filter).
 * @returns `visit`, another one after each link to this page, but not after a choice from the
 * selector; `target`, the key of the question that the hash names; and `onChoose`, which sets the
 * category and removes the filter from the address, in the same history entry
 */
export function useFaqAddress() {
  const location = useLocation();
  const { search, hash, state } = useHydrated() ? location : { search: '', hash: '', state: null };
  const navigate = useNavigate();
  // The history entry keeps a choice from the selector, because the address then has no filter.
  const { faqChoice, faqVisit } = toRecord(state);
  const chosen = faqChoices.find((category) => category === faqChoice);
  const filtered = faqFilters.get(new URLSearchParams(search).get(filterParameter) ?? '');
  const choice = chosen ?? filtered ?? 'ALL FAQ';
  const target = faqItems.find(({ key }) => `#${key}` === hash);
  const isHidden = target && choice !== 'ALL FAQ' && choice !== target.category;
  const visit = chosen && typeof faqVisit === 'string' ? faqVisit : location.key;

  const onChoose = (next: FaqChoice) => {
    const parameters = new URLSearchParams(search);
    parameters.delete(filterParameter);
    const entryState = { faqChoice: next, faqVisit: visit };
    void navigate(
      { search: parameters.toString(), hash: '' },
      { replace: true, state: entryState },
    );
  };

  return { visit, choice: isHidden ? 'ALL FAQ' : choice, target: target?.key ?? null, onChoose };
}

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
      // On failure the list stays unfiltered, and the next key tries again.
      () => undefined,
    );
  }, [searchFaq]);

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
  if (isHydrated && query === null) setQuery(readKeptQuery(visit));
  // After each render, because the router replaces the entry's state when a category is chosen.
  useEffect(() => {
    if (query === null || query === readKeptQuery(visit)) return;
    try {
      history.replaceState({ ...toRecord(history.state), faqVisit: visit, faqQuery: query }, '');
    } catch {
      // Browsers limit how often an entry may change. A later change is kept.
    }
  });
  return [query ?? '', setQuery] as const;
}

/** @returns the query that the history entry keeps for a visit; empty without one */
function readKeptQuery(visit: string) {
  const { faqVisit, faqQuery } = toRecord(history.state);
  return faqVisit === visit && typeof faqQuery === 'string' ? faqQuery.slice(0, longestQuery) : '';
}

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
  const listId = [choice, target ?? '', hits ? query : ''].join(' ');
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
