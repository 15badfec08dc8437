import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { useLayoutEffect, useState } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import type { FieldControl } from './field';
import { inputVariants } from './text-field';

const guards = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * Keeps the page readable while a list is open. The library hides everything around the list, and its own focusable
 * guards, from assistive technology, although the list is not modal (WCAG 4.1.2).
 * @param isOpen whether the list is open
 */
export function useNonModalList(isOpen: boolean) {
  // Before the library's effects, whose changes it observes.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const reveal = (records: readonly MutationRecord[]) => {
      for (const { type, target, oldValue } of records) {
        if (type === 'attributes' && oldValue === null && target instanceof Element)
          target.removeAttribute('aria-hidden');
      }
      for (const guard of document.querySelectorAll(guards)) guard.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(reveal);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
      attributeOldValue: true,
    });
    reveal([]);
    return () => observer.disconnect();
  }, [isOpen]);
}

/** A list of options and what opens it; `Combobox` has it too. */
export const selectVariants = tv({
  slots: {
    base: 'flex cursor-pointer items-center justify-between gap-3 text-left',
    /** Holds an arrow; green and turned up while the list is open. */
    dot: [
      'grid flex-none place-items-center rounded-full text-ink before:rotate-90 before:glyph-arrow',
      'transition-[background-color,rotate] duration-open ease-out in-aria-expanded:rotate-180 in-aria-expanded:bg-green',
    ],
    popup: 'w-(--anchor-width) rounded-card border border-ink bg-white text-ink outline-0',
    row: [
      'flex cursor-pointer items-center gap-3.5 rounded-card px-4 py-1.5 hover:bg-dew',
      'before:size-3 before:flex-none before:rounded-full aria-selected:before:bg-green',
      'data-highlighted:bg-dew data-highlighted:inset-ring-2 data-highlighted:inset-ring-ink data-highlighted:outline-0',
    ],
    note: 'ml-auto font-normal text-stone tabular-nums',
  },
  variants: {
    variant: {
      field: {
        base: inputVariants({ className: 'h-14' }),
        dot: '-mr-2 size-9.5 bg-sand group-data-error/field:bg-white before:size-4 in-disabled:bg-transparent in-disabled:group-data-error/field:bg-transparent',
        row: 'min-h-12 text-control/tight aria-selected:font-semibold',
      },
      /** An ink bar at the head of a page. */
      head: {
        base: 'min-h-16 w-full rounded-full bg-ink pr-cut pl-6 text-small/none font-semibold tracking-[0.04em] text-cream forced-colors:border',
        dot: 'size-11 bg-green before:size-4',
        row: 'min-h-11 text-note/none font-semibold tracking-[0.04em]',
        note: 'text-small/none tracking-normal',
      },
    },
  },
});

/** Below the header, 84 px high, and 8 px from the window's lower edge. */
const underHeader = { top: 92, bottom: 8 } as const;

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
  placeholder?: string;
  disabled?: boolean;
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
  variant = 'field',
  required,
  ...control
}: SelectProps) {
  const { base, dot, popup, row, note } = selectVariants({ variant });
  const [isOpen, setIsOpen] = useState(false);
  useNonModalList(isOpen);
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
          <BaseSelect.Trigger {...control} onBlur={onBlur} className={base()}>
            <span className={shown ? undefined : 'text-stone'}>{shown ?? placeholder}</span>
            <i className={dot()} aria-hidden="true" />
          </BaseSelect.Trigger>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              className="z-20"
              alignItemWithTrigger={false}
              sideOffset={8}
              collisionPadding={underHeader}
            >
              <BaseSelect.Popup
                className={popup({
                  className:
                    'max-h-(--available-height) overflow-y-auto rounded-br-turn p-cut max-xl:max-h-[min(var(--available-height),clamp(160px,50vh,312px))] max-md:rounded-br-control',
                })}
              >
                <BaseSelect.List>
                  {options.map((option) => (
                    <BaseSelect.Item
                      key={option.value}
                      value={option.value}
                      className={row({ className: 'last:mr-11' })}
                    >
                      <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                      {option.note && <span className={note()}>{option.note}</span>}
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
