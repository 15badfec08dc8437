import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { type FaqChoice, faqChoices, faqWords as words } from '@/content/faq';
import { Select } from '@/ui/select';
import { inputVariants } from '@/ui/text-field';
import { listFaq } from './faq-list';
import { longestQuery } from './mark-hits';

/** Each category with its number of questions. */
const categoryOptions = faqChoices.map((choice) => ({
  value: choice,
  label: choice,
  note: String(listFaq(choice, null).answers.length),
}));

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
}

interface FaqHeadProps extends SearchFieldProps {
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
}

/** Heading, category and search: five, three and four columns, which large text wraps. */
export function FaqHead({ choice, onChoose, ...search }: FaqHeadProps) {
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
      <SearchField {...search} />
    </div>
  );
}

/** The search box: it searches while the visitor types, and Escape empties it. */
function SearchField({ field, query, onQuery, onFocus }: SearchFieldProps) {
  const id = useId();
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value.slice(0, longestQuery) ?? '';
    if (typed !== query) onQuery(typed);
  });
  // The visitor may have typed before hydration.
  useEffect(() => takeTyped(), []);
  return (
    <form
      className="paper-hidden relative flex-[2_0_calc(4*var(--column)+3*var(--gutter))] noscript:hidden"
      aria-label={words.search}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {words.searchLabel}
      </label>
      <input
        ref={field}
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
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery('');
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
