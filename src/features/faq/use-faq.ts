import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FaqChoice, faqChoices, faqFilters } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { toRecord } from '@/lib/to-record';
import { useHydrated } from '@/lib/use-hydrated';
import { type FaqHits, firstView, listFaq, withMore, withOpen } from './faq-list';
import { type FaqHit, longestQuery } from './mark-hits';

const filterParameter = 'filter';

/**
 * Reads category and question from the address (docs/rules.md#faq-filter).
 * @returns `visit`, which changes with each link followed to this page, not with a choice from the selector; the choice;
 * the key of the question that the hash names, to open and scroll to; and `onChoose`, which sets the category and
 * removes the filter from the address, in the same history entry
 */
export function useFaqAddress() {
  const location = useLocation();
  const { search, hash, state } = useHydrated() ? location : { search: '', hash: '', state: null };
  const navigate = useNavigate();
  // The history entry keeps a choice from the selector, because the address then has no filter.
  const { faqChoice, faqVisit } = toRecord(state);
  const chosen = faqChoices.find((one) => one === faqChoice);
  const filtered = faqFilters.get(new URLSearchParams(search).get(filterParameter) ?? '');
  const choice = chosen ?? filtered ?? 'ALL FAQ';
  const target = faqItems.find(({ key }) => `#${key}` === hash);
  const isHidden = target && choice !== 'ALL FAQ' && choice !== target.category;
  const visit = chosen && typeof faqVisit === 'string' ? faqVisit : location.key;

  const onChoose = (next: FaqChoice) => {
    const rest = new URLSearchParams(search);
    rest.delete(filterParameter);
    const left = { faqChoice: next, faqVisit: visit };
    void navigate({ search: rest.toString(), hash: '' }, { replace: true, state: left });
  };

  return { visit, choice: isHidden ? 'ALL FAQ' : choice, target: target?.key ?? null, onChoose };
}

type Search = (query: string) => readonly FaqHit[] | undefined;

const loadSearch = async (): Promise<Search> => (await import('./search')).searchFaq;

/** The query that the history entry keeps for a visit; empty without one. */
const keptQuery = (visit: string) => {
  const { faqVisit, faqQuery } = toRecord(history.state);
  return faqVisit === visit && typeof faqQuery === 'string' ? faqQuery.slice(0, longestQuery) : '';
};

/** The query of a visit. It stands in the history entry, so that it is there after Back and reload. */
function useKeptQuery(visit: string) {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  if (isHydrated && typed === null) setTyped(keptQuery(visit));
  // Runs after each render, because the router replaces the entry's state when a category is chosen.
  useEffect(() => {
    if (typed === null || typed === keptQuery(visit)) return;
    try {
      history.replaceState({ ...toRecord(history.state), faqVisit: visit, faqQuery: typed }, '');
    } catch {
      // Browsers limit how often an entry may change. A later change is kept.
    }
  });
  return [typed ?? '', setTyped] as const;
}

/**
 * Searches as the visitor types. The index loads on first use.
 * @param visit of `useFaqAddress`; Back to it brings the query back (docs/rules.md#faq-search)
 * @returns the query and its setter; the hits by key, best first, or null while there is no search; and `load`, which
 * loads the index ahead
 */
export function useFaqSearch(visit: string) {
  const [query, setQuery] = useKeptQuery(visit);
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

  const hits: FaqHits = useMemo(() => {
    const found = search?.(query);
    return found ? new Map(found.map((hit) => [hit.key, hit])) : null;
  }, [search, query]);
  return { query, setQuery, hits, load };
}

interface FaqListOptions {
  choice: FaqChoice;
  hits: FaqHits;
  query: string;
  /** A question to open, wherever it is in the list. */
  target: string | null;
}

/**
 * The list and what is seen of it (docs/rules.md#faq-list). A new category or search begins anew.
 * @returns the questions, those of them that are shown, and what the visitor can do
 */
export function useFaqList({ choice, hits, query, target }: FaqListOptions) {
  const list = listFaq(choice, hits);
  const all = [...list.answers, ...list.nearest];
  const id = [choice, target ?? '', hits ? query : ''].join(' ');
  const [state, setState] = useState({ id, view: firstView(all, target) });
  const isNew = state.id !== id;
  const view = isNew ? firstView(all, target) : state.view;
  if (isNew) setState({ id, view });

  return {
    ...list,
    shown: Math.min(list.answers.length, view.shown),
    open: view.open,
    setOpen: (open: string | null) => setState({ id, view: withOpen(view, all, open) }),
    showMore: () => setState({ id, view: withMore(view) }),
  };
}
