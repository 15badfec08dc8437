import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { FieldControl } from './field';
import { useOpenToAll } from './use-open-to-all';
import {
  listboxVariants,
  listboxRowVariants,
  selectDotVariants,
  type SelectVariant,
  selectVariants,
} from './select-variants';

interface SelectOption {
  value: string;
  label: string;
  /** Shown at the right of the row, such as a count. */
  note?: string;
}

interface SelectProps extends Partial<FieldControl> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** `head`: an ink bar at the head of a page. */
  look?: SelectVariant;
  'aria-label'?: string;
}

/**
 * A button that opens a list of options, with the keys of a native select: arrows, first letters, Home, End and
 * Escape.
 */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder = '',
  disabled,
  look = 'field',
  required,
  ...control
}: SelectProps) {
  const looks = selectVariants[look];
  const [isOpen, setIsOpen] = useState(false);
  useOpenToAll(isOpen);
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        items={options}
        value={value || null}
        onValueChange={(next: string | null) => next !== null && onChange(next)}
        onOpenChange={(next) => setIsOpen(next)}
        disabled={disabled}
        required={required}
        modal={false}
      >
        <div className="relative">
          <BaseSelect.Trigger {...control} onBlur={onBlur} className={looks.trigger}>
            <span className={shown ? undefined : 'text-stone'}>{shown ?? placeholder}</span>
            <i className={clsx(selectDotVariants, looks.dot)} aria-hidden="true" />
          </BaseSelect.Trigger>
          <BaseSelect.Portal>
            <BaseSelect.Positioner className="z-20" alignItemWithTrigger={false} sideOffset={8}>
              <BaseSelect.Popup
                className={clsx(
                  listboxVariants,
                  'rounded-card rounded-br-turn p-cut max-xl:max-h-[max(160px,min(312px,50vh))] max-xl:overflow-y-auto max-md:rounded-br-[47px]',
                )}
              >
                <BaseSelect.List>
                  {options.map((option) => (
                    <BaseSelect.Item
                      key={option.value}
                      value={option.value}
                      className={clsx(listboxRowVariants, looks.row, 'last:mr-11')}
                    >
                      <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                      {option.note && (
                        <span className={clsx('ml-auto text-stone tabular-nums', looks.note)}>
                          {option.note}
                        </span>
                      )}
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
