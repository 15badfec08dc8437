import { useRef } from 'react';
import type { VariantProps } from 'tailwind-variants/lite';
import type { ControlProps } from './field';
import { listVariants } from './list-variants';
import { usePreHydrationValue } from './use-pre-hydration-value';
import './select.css';

interface SelectOption {
  value: string;
  label: string;
  /** Shown at the right of the row, such as a count. */
  note?: string;
}

interface SelectProps extends Partial<ControlProps>, VariantProps<typeof listVariants> {
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
  const { base, dot, row } = listVariants({ variant });
  const isKnown = options.some((option) => option.value === value);
  const ref = useRef<HTMLSelectElement>(null);
  usePreHydrationValue(ref, value, onChange);
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
            // The last row ends before the round corner of the list.
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
