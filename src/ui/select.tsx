import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { useState } from 'react';
import type { FieldControl } from './field';
import { useOpenToAll } from './use-open-to-all';
import './select.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Said at the right of the row, such as a count. */
  note?: string;
}

export interface SelectProps extends Partial<FieldControl> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** `head`: the ink bar on a page's head. */
  look?: 'field' | 'head';
  /** Open from the start. */
  defaultOpen?: boolean;
  'aria-label'?: string;
}

/** A list of choices under a button; arrows, first letters, Home, End and Escape work as in a native one. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder = '',
  disabled,
  look = 'field',
  defaultOpen = false,
  required,
  ...control
}: SelectProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  useOpenToAll(isOpen);
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        items={options}
        value={value || null}
        onValueChange={(next: string | null) => next !== null && onChange(next)}
        defaultOpen={defaultOpen}
        onOpenChange={(next) => setIsOpen(next)}
        disabled={disabled}
        required={required}
        modal={false}
      >
        <div className={look === 'head' ? 'select select--head' : 'select'}>
          <BaseSelect.Trigger {...control} onBlur={onBlur} className="input select__btn">
            <span className={shown ? undefined : 'ph'}>{shown ?? placeholder}</span>
            <i className="select__dot" aria-hidden="true" />
          </BaseSelect.Trigger>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              className="listbox__place"
              alignItemWithTrigger={false}
              sideOffset={8}
            >
              <BaseSelect.Popup className={look === 'head' ? 'listbox listbox--head' : 'listbox'}>
                <BaseSelect.List>
                  {options.map((option) => (
                    <BaseSelect.Item
                      key={option.value}
                      value={option.value}
                      className="listbox__row"
                    >
                      <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                      {option.note && <span>{option.note}</span>}
                    </BaseSelect.Item>
                  ))}
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </div>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
