import { type RefObject, useId } from 'react';
import { faqWords as words } from '@/content/faq';
import { inputVariants } from '@/ui/text-field';
import { usePreHydrationValue } from '@/ui/use-pre-hydration-value';
import { longestQuery } from './words';

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
}

/** The search box: it searches while the visitor types, and Escape empties it. */
export function SearchField({ field, query, onQuery, onFocus }: SearchFieldProps) {
  const id = useId();
  usePreHydrationValue(field, query, (typed) => onQuery(typed.slice(0, longestQuery)));
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
      className="w-5 fill-none stroke-current stroke-[2.5]"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="M16.5 16.5 20.5 20.5" />
    </svg>
  );
}
