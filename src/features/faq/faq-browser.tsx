import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { type FaqChoice, type FaqItem, faqChoices, faqWords as words } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { MarkedText } from '@/ui/marked-text';
import { Select } from '@/ui/select';
import { FaqQuestion } from './faq-question';
import { FaqSearchField } from './faq-search-field';
import { FaqStatus } from './faq-status';
import { markHits } from './mark-hits';
import { useFaqArrival } from './use-faq-arrival';
import { useFaqList } from './use-faq-list';
import { useFaqSearch } from './use-faq-search';

const options = faqChoices.map((choice) => ({
  value: choice,
  label: choice,
  note: String(faqItems.filter((i) => choice === 'ALL FAQ' || i.category === choice).length),
}));

interface FaqBrowserProps {
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
  /** The question to open and scroll to. */
  target: string | null;
  /** Whether the visitor followed a link to the list on this page. */
  isRevisit: boolean;
}

/** Selector, search box and the list of questions (docs/rules.md#faq-page). */
export function FaqBrowser({ choice, onChoose, target, isRevisit }: FaqBrowserProps) {
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const nearestId = useId();
  const [query, setQuery] = useState('');
  const { hits, load } = useFaqSearch(query);
  const list = useFaqList({ choice, hits, query, target });
  useFaqArrival(section, target, isRevisit);

  const rowOf = (item: FaqItem) => {
    const hit = hits?.get(item.key);
    return {
      key: item.key,
      title: <FaqQuestion item={item} hit={hit} isOpen={item.key === list.open} />,
      panel: (
        <p className="col-start-3 col-end-10 max-w-prose text-large leading-body max-xl:col-span-full max-xl:text-body print:text-note">
          <MarkedText parts={markHits(item.description, hit)} />
        </p>
      ),
    };
  };

  const showMore = () => {
    list.showMore();
    const next = list.rest[0]?.key;
    // The button may disappear; focus the first new question.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${next} button`)?.focus({ preventScroll: true }),
    );
  };

  return (
    <section ref={section} className="-scroll-mt-6 py-section xl:pt-32" data-faq="">
      <div className="wrap">
        {/* Five, three and four columns; large text wraps them. */}
        <div className="mb-26 flex flex-wrap items-start gap-x-gutter gap-y-[2.5em] [--column:calc((100%-11*var(--gutter))/12)] max-xl:mb-fluid-14 max-xl:flex-col max-xl:flex-nowrap max-xl:items-stretch max-xl:gap-y-6">
          <h2
            className="flex-[1_0_calc(5*var(--column)+4*var(--gutter)-0.1px)] text-d2 whitespace-nowrap outline-0 max-xl:mb-2"
            tabIndex={-1}
          >
            {words.heading}
          </h2>
          <div className="flex-[1_0_calc(3*var(--column)+2*var(--gutter))] print:hidden noscript:hidden">
            <Select
              variant="head"
              aria-label={words.category}
              options={options}
              value={choice}
              onChange={(value) => {
                const next = faqChoices.find((one) => one === value);
                if (next) onChoose(next);
              }}
            />
          </div>
          <FaqSearchField ref={field} value={query} onChange={setQuery} onFocus={load} />
        </div>
        <FaqStatus
          shown={list.items.length}
          count={list.count}
          near={list.nearest.length}
          query={hits ? query.trim() : ''}
          choice={choice}
          otherCategories={list.otherCategories}
          onChoose={(category) => {
            onChoose(category);
            // The button disappears on click.
            field.current?.focus();
          }}
          onClear={() => {
            setQuery('');
            field.current?.focus();
          }}
        />
        <Accordion
          variant="page"
          isSettled={list.open !== null && list.open === target}
          open={list.open}
          onOpenChange={list.setOpen}
          items={list.items.map(rowOf)}
        />
        {list.nearest.length > 0 && (
          <section aria-labelledby={nearestId}>
            <h3
              id={nearestId}
              className={clsx('font-display text-h3', list.count > 0 && 'pt-fluid-18')}
            >
              {words.nearest}
            </h3>
            <Accordion
              variant="page"
              className="mt-6"
              open={list.open}
              onOpenChange={list.setOpen}
              items={list.nearest.map(rowOf)}
            />
          </section>
        )}
        {/* Without scripts Show More cannot work, so the page lists all questions. */}
        <noscript>
          <Accordion
            variant="page"
            open={null}
            onOpenChange={list.setOpen}
            items={list.rest.map(rowOf)}
          />
        </noscript>
        {list.rest.length > 0 && (
          <div className="mt-fluid-14 flex items-center gap-fluid-8 print:hidden noscript:hidden">
            <span className="-ml-side h-line flex-1 rounded-r-card bg-ink" aria-hidden="true" />
            <Button tone="line" size="large" icon="plus" onClick={showMore}>
              {words.showMore}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
