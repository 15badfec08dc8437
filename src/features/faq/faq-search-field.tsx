import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { faqWords as words } from '@/content/faq';
import { inputVariants } from '@/ui/text-field';

interface FaqSearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** Called before the visitor types. */
  onFocus: () => void;
}

/** The search box. It searches while typing; Escape empties it. */
export function FaqSearchField({ ref, value, onChange, onFocus }: FaqSearchFieldProps) {
  const id = useId();
  const syncTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  // Picks up what was typed before hydration.
  useEffect(() => syncTyped(), []);

  return (
    <form
      className="relative flex-[2_0_calc(4*var(--column)+3*var(--gutter))] print:hidden noscript:hidden"
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
          className: [
            'h-16 appearance-none rounded-full pr-18 pl-7 text-body/snug',
            'max-sm:pr-15 max-sm:pl-4 max-sm:placeholder:text-note',
            '[&::-webkit-search-cancel-button]:hidden',
          ],
        })}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={words.searchPlaceholder}
        value={value}
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
      </button>
    </form>
  );
}
