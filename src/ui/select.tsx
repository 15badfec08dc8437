import { useEffect, useEffectEvent, useRef } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import type { FieldControl } from './field';
import { inputVariants } from './text-field';
import './select.css';

/** Classes of a list of options and of what opens it, also for `Combobox`. */
export const selectVariants = tv({
  slots: {
    base: 'peer drawn-list flex cursor-pointer appearance-none items-center',
    /** Holds an arrow; green and turned up while the list is open. */
    dot: [
      'pointer-events-none absolute grid place-items-center rounded-full text-ink before:rotate-90 before:glyph-arrow',
      'transition-[background-color,rotate] duration-open ease-out peer-open:rotate-180 peer-open:bg-green',
      'group-has-aria-expanded/combobox:rotate-180 group-has-aria-expanded/combobox:bg-green',
    ],
    popup: 'rounded-card border border-ink bg-white text-ink',
    row: [
      'flex cursor-pointer items-center gap-3.5 rounded-card px-4 py-1.5 text-ink hover:bg-dew',
      'before:size-3 before:flex-none before:rounded-full checked:before:bg-green aria-selected:before:bg-green',
      'data-highlighted:bg-dew data-highlighted:inset-ring-2 data-highlighted:inset-ring-ink',
      'focus-visible:bg-dew focus-visible:inset-ring-2 focus-visible:inset-ring-ink focus-visible:outline-0',
    ],
    note: 'ml-auto font-normal text-stone tabular-nums',
  },
  variants: {
    variant: {
      field: {
        base: inputVariants({ className: 'h-14 pr-15 invalid:text-stone' }),
        dot: [
          'top-2.25 right-2.25 size-9.5 bg-sand group-data-error/field:bg-white peer-disabled:bg-transparent',
          'peer-disabled:group-data-error/field:bg-transparent before:size-4',
        ],
        row: 'min-h-12 basis-12 text-control/tight checked:font-semibold aria-selected:font-semibold',
      },
      /** An ink bar at the head of a page. */
      head: {
        base: [
          'min-h-16 w-full rounded-full bg-ink pr-18 pl-6 text-small/none font-semibold tracking-[0.04em] text-cream',
          'forced-colors:border',
        ],
        dot: 'top-2.5 right-2.5 size-11 bg-green before:size-4',
        row: 'min-h-11 basis-11 text-note/none font-semibold tracking-[0.04em]',
      },
    },
  },
});

interface SelectOption {
  value: string;
  label: string;
  /** Shown at the right of the row, such as a count. */
  note?: string;
}

interface SelectProps extends Partial<FieldControl>, VariantProps<typeof selectVariants> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** The browser's own select, with a list drawn by `select.css` where the browser lets us. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  variant = 'field',
  ...control
}: SelectProps) {
  const { base, dot, row } = selectVariants({ variant });
  const isKnown = options.some((option) => option.value === value);
  const ref = useRef<HTMLSelectElement>(null);
  // React does not see what was chosen before hydration.
  const takeChosen = useEffectEvent(() => {
    const chosen = ref.current?.value ?? '';
    if (chosen !== '' && chosen !== value) onChange(chosen);
  });
  useEffect(() => takeChosen(), []);
  return (
    <div className="relative">
      <select
        {...control}
        ref={ref}
        autoComplete="off"
        className={base()}
        value={isKnown ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            data-note={option.note}
            className={row({ className: 'last:mr-11' })}
          >
            {option.label}
          </option>
        ))}
      </select>
      <i className={dot()} aria-hidden="true" />
    </div>
  );
}
