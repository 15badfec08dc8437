import { useLocation, useNavigate } from 'react-router-dom';
import { allFaq, type FaqChoice, faqChoices, faqFilters } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { toRecord } from '@/lib/to-record';
import { useHydrated } from '@/lib/use-hydrated';

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
  const navigate = useNavigate();
  const { search, hash, state } = useHydrated() ? location : { search: '', hash: '', state: null };
  // The history entry keeps a choice from the selector, because the address then has no filter.
  const { faqChoice, faqVisit } = toRecord(state);
  const chosen = faqChoices.find((choosable) => choosable === faqChoice);
  const filtered = faqFilters.get(new URLSearchParams(search).get(filterParameter) ?? '');
  const category = chosen ?? filtered ?? allFaq;
  const visit = chosen && typeof faqVisit === 'string' ? faqVisit : location.key;

  const target = faqItems.find(({ key }) => `#${key}` === hash);
  // The question of the hash is shown even where the filter names another category.
  const isTargetHidden = target && category !== allFaq && category !== target.category;
  const choice = isTargetHidden ? allFaq : category;

  const onChoose = (next: FaqChoice) => {
    const parameters = new URLSearchParams(search);
    parameters.delete(filterParameter);
    const entryState = { faqChoice: next, faqVisit: visit };
    void navigate(
      { search: parameters.toString(), hash: '' },
      { replace: true, state: entryState },
    );
  };

  return { visit, choice, target: target?.key ?? null, onChoose };
}
