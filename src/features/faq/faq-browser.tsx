import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { faqChoices, type FaqItem, faqWords as words } from '@/content/faq';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { MarkedText } from '@/ui/marked-text';
import { Select } from '@/ui/select';
import { inputVariants } from '@/ui/text-field';
import { listFaq } from './faq-list';
import { FaqStatus } from './faq-status';
import { type FaqHit, longestQuery, markHits, sentenceWithHit } from './mark-hits';
import { type useFaqAddress, useFaqList, useFaqSearch } from './use-faq';

interface FaqBrowserProps extends ReturnType<typeof useFaqAddress> {
  /** Whether the visitor followed a link to the list on this page. */
  isRevisit: boolean;
}

/** Selector, search box and the list of questions (docs/rules.md#faq-page). */
export function FaqBrowser({ visit, choice, onChoose, target, isRevisit }: FaqBrowserProps) {
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const nearestId = useId();
  const { query, setQuery, hits, load } = useFaqSearch(visit);
  const list = useFaqList({ choice, hits, query, target });
  useArrival(section, { target, isRevisit });

  const rowOf = (item: FaqItem) => faqRow(item, hits?.get(item.key), item.key === list.open);
  const showMore = () => {
    list.showMore();
    const firstNewKey = list.answers[list.shown]?.key;
    // The button may disappear, so the focus moves to the first new question.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${firstNewKey} button`)?.focus({ preventScroll: true }),
    );
  };
  return (
    <section ref={section} className="-scroll-mt-6 py-section xl:pt-32" data-faq="">
      <div className="wrap">
        <FaqHead choice={choice} onChoose={onChoose}>
          <SearchField ref={field} query={query} onChange={setQuery} onFocus={load} />
        </FaqHead>
        <FaqStatus
          list={list}
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
          isSettled={list.open !== null && list.open === target}
          open={list.open}
          onOpenChange={list.setOpen}
          items={list.answers.map((item, index) => ({
            ...rowOf(item),
            isHidden: index >= list.shown,
          }))}
        />
        {list.nearest.length > 0 && (
          <section aria-labelledby={nearestId}>
            <h3
              id={nearestId}
              className={clsx('font-display text-h3', list.answers.length > 0 && 'pt-fluid-18')}
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
        {list.shown < list.answers.length && (
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

/**
 * Goes to the question of the hash or, after a link on this page, to the list with its new
 * category.
 */
function useArrival(
  section: RefObject<HTMLElement | null>,
  { target, isRevisit }: Pick<FaqBrowserProps, 'target' | 'isRevisit'>,
) {
  useEffect(() => {
    const element = target ? document.getElementById(target) : isRevisit && section.current;
    if (!element) return;
    const heading = element.querySelector<HTMLElement>('h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Two frames later the list has been painted, and its height is final.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => element.scrollIntoView());
    });
    return () => cancelAnimationFrame(request);
  }, [section, target, isRevisit]);
}

/** Each category with its number of questions. */
const categoryOptions = faqChoices.map((choice) => ({
  value: choice,
  label: choice,
  note: String(listFaq(choice, null).answers.length),
}));

/** Heading, category and search: five, three and four columns, which large text wraps. */
function FaqHead({
  choice,
  onChoose,
  children,
}: Pick<FaqBrowserProps, 'choice' | 'onChoose'> & { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'mb-26 flex flex-wrap items-start gap-x-gutter gap-y-[2.5em] [--column:calc((100%-11*var(--gutter))/12)]',
        'max-xl:mb-fluid-14 max-xl:flex-col max-xl:flex-nowrap max-xl:items-stretch max-xl:gap-y-6',
      )}
    >
      <h2
        className="flex-[1_0_calc(5*var(--column)+4*var(--gutter)-0.1px)] text-d2 whitespace-nowrap outline-0 max-xl:mb-2"
        tabIndex={-1}
      >
        {words.heading}
      </h2>
      <div className="paper-hidden flex-[1_0_calc(3*var(--column)+2*var(--gutter))] noscript:hidden">
        <Select
          variant="head"
          aria-label={words.category}
          options={categoryOptions}
          value={choice}
          onChange={(value) => {
            const next = faqChoices.find((category) => category === value);
            if (next) onChoose(next);
          }}
        />
      </div>
      {children}
    </div>
  );
}

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  onFocus: () => void;
}

/** The search box: it searches while the visitor types, and Escape empties it. */
function SearchField({ ref, query, onChange, onFocus }: SearchFieldProps) {
  const id = useId();
  const takeTyped = useEffectEvent(() => {
    const typed = ref.current?.value.slice(0, longestQuery) ?? '';
    if (typed !== query) onChange(typed);
  });
  // The visitor may have typed before hydration.
  useEffect(() => takeTyped(), []);
  return (
    <form
      className="paper-hidden relative flex-[2_0_calc(4*var(--column)+3*var(--gutter))] noscript:hidden"
      aria-label={words.search}
      onSubmit={(event) => {
        event.preventDefault();
        ref.current?.focus();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {words.searchLabel}
      </label>
      <input
        ref={ref}
        id={id}
        className={inputVariants({
          shape: 'pill',
          className: [
            'h-16 appearance-none pr-18 pl-7',
            'max-sm:pr-15 max-sm:pl-4 max-sm:placeholder:text-note',
            '[&::-webkit-search-cancel-button]:hidden',
          ],
        })}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={words.searchPlaceholder}
        maxLength={longestQuery}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        onFocus={onFocus}
      />
      <button
        type="submit"
        aria-label={words.search}
        className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-full bg-ink text-cream forced-colors:border"
      >
        <SearchIcon />
      </button>
    </form>
  );
}

function SearchIcon() {
  return (
    <svg
      className="w-5"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="M16.5 16.5 20.5 20.5" />
    </svg>
  );
}

/** A question as a row of the accordion, its hits marked. */
const faqRow = (item: FaqItem, hit: FaqHit | undefined, isOpen: boolean) => {
  // A closed row shows the sentence of its answer that has the hit.
  const sentence = hit && !isOpen && sentenceWithHit(item.description, hit);
  return {
    key: item.key,
    title: (
      <>
        <span
          className={clsx('col-span-2 font-body text-label', isOpen ? 'text-ink' : 'text-stone')}
        >
          <MarkedText parts={markHits(item.category, hit)} />
        </span>
        <span className="col-span-9 col-start-3 max-w-[26em] text-balance max-xl:col-span-1">
          <MarkedText parts={markHits(item.title, hit)} />
          {sentence && (
            <small className="mt-2 block font-body text-body/normal tracking-normal text-stone">
              <MarkedText parts={markHits(sentence, hit)} />
            </small>
          )}
        </span>
      </>
    ),
    panel: (
      <p className="col-start-3 col-end-10 max-w-prose text-large leading-body max-xl:col-span-full max-xl:text-body print:text-note">
        <MarkedText parts={markHits(item.description, hit)} />
      </p>
    ),
  };
};
