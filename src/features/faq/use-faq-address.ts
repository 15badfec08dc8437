import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FaqChoice, faqChoices, faqFilters } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { useHydrated } from '@/lib/use-hydrated';

const filterParameter = 'filter';

/** History state that a choice from the selector sets, since the address then has no filter. */
interface ChosenState {
  faqChoice: FaqChoice;
  /** The visit that the choice belongs to. */
  faqVisit: string;
}

const isChosen = (state: unknown): state is ChosenState =>
  typeof state === 'object' &&
  state !== null &&
  'faqVisit' in state &&
  'faqChoice' in state &&
  faqChoices.some((choice) => choice === state.faqChoice);

interface FaqAddress {
  /** Changes with each link followed to this page, not with a choice from the selector. */
  visit: string;
  choice: FaqChoice;
  /** Key of the question that the hash names. */
  target: string | null;
  /**
   * Sets the category and removes the filter from the address, in the same history entry (docs/rules.md#faq-filter).
   */
  choose: (choice: FaqChoice) => void;
}

/** Reads category and question from the address (docs/rules.md#faq-filter). */
export function useFaqAddress(): FaqAddress {
  const isHydrated = useHydrated();
  const { key, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const chosen = isHydrated && isChosen(state) ? state : null;
  const parameters = new URLSearchParams(isHydrated ? search : '');
  const filtered = faqFilters.get(parameters.get(filterParameter) ?? '');
  const target = faqItems.find((item) => isHydrated && `#${item.key}` === hash);
  const choice = chosen?.faqChoice ?? filtered ?? 'ALL FAQ';
  const isHidden = target && choice !== 'ALL FAQ' && choice !== target.category;
  const visit = chosen?.faqVisit ?? key;

  const choose = useCallback(
    (next: FaqChoice) => {
      const rest = new URLSearchParams(search);
      rest.delete(filterParameter);
      const left: ChosenState = { faqChoice: next, faqVisit: visit };
      void navigate({ search: rest.toString(), hash: '' }, { replace: true, state: left });
    },
    [navigate, search, visit],
  );

  return { visit, choice: isHidden ? 'ALL FAQ' : choice, target: target?.key ?? null, choose };
}
