import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { type FaqItem, faqWords as words } from '@/content/faq';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { FaqHead } from './faq-head';
import { listFaq } from './faq-list';
import { faqRow } from './faq-row';
import { FaqStatus } from './faq-status';
import { useFaqView } from './faq-view';
import type { useFaqAddress } from './use-faq-address';
import { useFaqSearch } from './use-faq-search';

interface FaqBrowserProps extends ReturnType<typeof useFaqAddress> {
  /** Whether the visitor followed a link to the list on this page. */
  hasFollowedLink: boolean;
}

/** Selector, search box and the list of questions (docs/rules.md#faq-page). */
export function FaqBrowser({ visit, choice, onChoose, target, hasFollowedLink }: FaqBrowserProps) {
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const nearestId = useId();
  const { query, setQuery, hits, load } = useFaqSearch(visit);
  const list = listFaq(choice, hits);
  const { answers, nearest } = list;
  // Another choice or target makes another list, and so does a query, once it has been searched for.
  const listId = JSON.stringify([choice, target, hits && query]);
  const view = useFaqView([...answers, ...nearest], listId, target);
  useArrival(section, { target, hasFollowedLink });

  const rowOf = (item: FaqItem) => faqRow(item, hits?.get(item.key), item.key === view.open);
  const showMore = () => {
    const firstNewKey = answers[view.shown]?.key;
    view.showMore();
    // The button may disappear, so the focus moves to the first new question.
    requestAnimationFrame(() =>
      section.current
        ?.querySelector<HTMLElement>(`#${firstNewKey} button`)
        ?.focus({ preventScroll: true }),
    );
  };
  return (
    <section ref={section} className="-scroll-mt-6 py-section xl:pt-32" data-faq="">
      <div className="wrap">
        <FaqHead
          choice={choice}
          onChoose={onChoose}
          field={field}
          query={query}
          onQuery={setQuery}
          onFocus={load}
        />
        <FaqStatus
          list={list}
          shown={Math.min(view.shown, answers.length)}
          query={hits ? query.trim() : ''}
          choice={choice}
          onChoose={(category) => {
            onChoose(category);
            // The pressed button disappears, so the focus moves to the field.
            field.current?.focus();
          }}
          onClear={() => {
            setQuery('');
            field.current?.focus();
          }}
        />
        <Accordion
          variant="page"
          // The page scrolls to the question of the address, so that one does not move.
          opensAtOnce={view.open !== null && view.open === target}
          open={view.open}
          onOpenChange={view.setOpen}
          items={answers.map((item, index) => ({
            ...rowOf(item),
            isHidden: index >= view.shown,
          }))}
        />
        {nearest.length > 0 && (
          <section aria-labelledby={nearestId}>
            <h3
              id={nearestId}
              className={clsx('font-display text-h3', answers.length > 0 && 'pt-fluid-18')}
            >
              {words.nearest}
            </h3>
            <Accordion
              variant="page"
              className="mt-6"
              open={view.open}
              onOpenChange={view.setOpen}
              items={nearest.map(rowOf)}
            />
          </section>
        )}
        {view.shown < answers.length && (
          <div className="paper-hidden mt-fluid-14 flex items-center gap-fluid-8 noscript:hidden">
            <span className="-ml-side h-line flex-1 rounded-r-card bg-ink" aria-hidden="true" />
            <Button tone="outline" size="large" icon="plus" onClick={showMore}>
              {words.showMore}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Goes to the question of the hash or, after a link on this page, to the list. */
function useArrival(
  section: RefObject<HTMLElement | null>,
  { target, hasFollowedLink }: Pick<FaqBrowserProps, 'target' | 'hasFollowedLink'>,
) {
  useEffect(() => {
    const element = target ? document.getElementById(target) : hasFollowedLink && section.current;
    if (!element) return;
    const heading = element.querySelector<HTMLElement>('h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Once the list has been painted, its height is final.
    return afterPaint(() => element.scrollIntoView());
  }, [section, target, hasFollowedLink]);
}

/** Calls back two frames later. @returns a function that prevents that */
const afterPaint = (callback: () => void) => {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(request);
};
