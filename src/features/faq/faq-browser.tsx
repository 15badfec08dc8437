import { useRef, useState } from 'react';
import { type FaqChoice, faqChoices, faqWords as words } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { LazySelect } from '@/ui/lazy-select';
import { FaqQuestion } from './faq-question';
import { FaqSearchField } from './faq-search-field';
import { FaqStatus } from './faq-status';
import { MarkedText } from './marked-text';
import { useFaqArrival } from './use-faq-arrival';
import { useFaqList } from './use-faq-list';
import { useFaqSearch } from './use-faq-search';
import './faq-browser.css';

const options = faqChoices.map((choice) => ({
  value: choice,
  label: choice,
  note: String(faqItems.filter((i) => choice === 'ALL FAQ' || i.category === choice).length),
}));

export interface FaqBrowserProps {
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
  /** A question to open and go to, wherever it is in the list. */
  target: string | null;
  /** The visitor followed a link to the list while already on the page. */
  isRevisit: boolean;
}

/** Selector, search box and the list of questions (specification 2.12). */
export function FaqBrowser({ choice, onChoose, target, isRevisit }: FaqBrowserProps) {
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { hits, load } = useFaqSearch(query);
  const list = useFaqList({ choice, hits, query, target });
  useFaqArrival(section, target, isRevisit);

  const showMore = () => {
    list.showMore();
    const last = list.items.at(-1)?.key;
    // The press may take the button away; the focus goes on to the first question that has come.
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`#${last} + .acc__item .acc__btn`)
        ?.focus({ preventScroll: true }),
    );
  };

  return (
    <section ref={section} className="faq">
      <div className="wrap">
        <div className="faq__head cols">
          <h2 className="d-2" tabIndex={-1}>
            {words.heading}
          </h2>
          <div className="faq__select">
            <LazySelect
              look="head"
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
          query={hits ? query.trim() : ''}
          choice={choice}
          elsewhere={list.elsewhere}
          onChoose={(category) => {
            onChoose(category);
            // The button goes with the press.
            field.current?.focus();
          }}
          onClear={() => {
            setQuery('');
            field.current?.focus();
          }}
        />
        <Accordion
          className={
            list.open !== null && list.open === target ? 'faq-list is-settled' : 'faq-list'
          }
          open={list.open}
          onOpenChange={list.setOpen}
          items={list.items.map((item) => {
            const hit = hits?.get(item.key);
            return {
              key: item.key,
              title: <FaqQuestion item={item} hit={hit} isOpen={item.key === list.open} />,
              panel: (
                <p>
                  <MarkedText text={item.description} hit={hit} />
                </p>
              ),
            };
          })}
        />
        {list.hasMore && (
          <div className="faq-more">
            <span className="faq-more__line" aria-hidden="true" />
            <Button tone="line" size="large" onClick={showMore}>
              {words.showMore}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
