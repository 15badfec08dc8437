import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import type { FieldControl } from './field';
import { ComboboxCount, type ComboboxCountProps } from './combobox-count';
import { MarkedText } from './marked-text';
import { markMatch } from './mark-match';
import { indexOptions, type SearchableOption } from './option-index';
import { usePreHydrationText } from './use-pre-hydration-text';
import { useOpenToAll } from './use-open-to-all';
import { inputVariants } from './input-variants';
import {
  listboxVariants,
  listboxRowVariants,
  selectDotVariants,
  selectVariants,
} from './select-variants';

interface ComboboxOption extends SearchableOption {
  value: string;
}

interface ComboboxWords extends Pick<ComboboxCountProps, 'count' | 'none'> {
  placeholder: string;
}

interface ComboboxProps extends Partial<FieldControl> {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Called when the focus leaves a text that matches no option, and with an empty one on the next edit. */
  onStray?: (text: string) => void;
  autoComplete?: string;
  /** Name of the field in the prerendered form, by which text typed before hydration is found. */
  name?: string;
  words: ComboboxWords;
}

/**
 * A field that searches its options by name, code, note or alias. Enter chooses and never submits. Text that matches
 * no option stays in the field, and nothing is chosen.
 */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  onStray,
  autoComplete,
  name,
  words,
  required,
  ...control
}: ComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const selected = options.find((option) => option.value === value) ?? null;
  const query = typed ?? '';
  const { search, named } = useMemo(() => indexOptions(options), [options]);
  usePreHydrationText(control.id, (text) => {
    if (!named(text)) setTyped(text);
  });
  useOpenToAll(isOpen);
  return (
    <CSPProvider disableStyleElements>
      <BaseCombobox.Root
        items={options}
        value={selected}
        inputValue={typed ?? selected?.label ?? ''}
        onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
        filteredItems={search(query)}
        itemToStringLabel={(option: ComboboxOption) => option.label}
        autoComplete={autoComplete}
        autoHighlight
        onOpenChange={(next) => setIsOpen(next)}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') {
            setTyped(next);
            onStray?.('');
          }
          // The library clears unmatched text on close; keep it, so that it can be corrected.
          else if (next !== '' || reason === 'escape-key') setTyped(undefined);
        }}
        required={required}
      >
        <BaseCombobox.InputGroup className="group/combobox relative">
          <BaseCombobox.Input
            {...control}
            name={name}
            onBlur={() => {
              const option = named(query);
              const isStray = !option && query.trim() !== '';
              if (option) onChange(option.value);
              if (isStray) {
                onChange('');
                onStray?.(query.trim());
              } else if (option ?? selected) setTyped(undefined);
              onBlur?.();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            placeholder={words.placeholder}
            className={inputVariants('h-14 pr-15')}
          />
          <i
            className={clsx(
              selectDotVariants,
              selectVariants.field.dot,
              'absolute top-2.25 right-4.5 group-has-aria-expanded/combobox:rotate-180 group-has-aria-expanded/combobox:bg-green',
            )}
            aria-hidden="true"
          />
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner className="z-20" sideOffset={8}>
            <BaseCombobox.Popup
              className={clsx(listboxVariants, 'overflow-hidden rounded-card pt-cut')}
            >
              <BaseCombobox.List className="max-h-78 [scrollbar-width:thin] [scrollbar-color:var(--ink)_var(--sand)] overflow-y-auto px-cut max-xl:max-h-[max(150px,min(312px,50vh))]">
                {(option: ComboboxOption) => (
                  <BaseCombobox.Item
                    key={option.value}
                    value={option}
                    className={clsx(listboxRowVariants, selectVariants.field.row)}
                  >
                    <div className="min-w-0">
                      <MarkedText parts={markMatch(option.label, query)} />
                      <abbr className="ml-[0.4em] text-note text-stone no-underline">
                        {option.code}
                      </abbr>
                    </div>
                    <span className="ml-auto font-normal text-stone tabular-nums">
                      {option.note}
                    </span>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
              <ComboboxCount all={options.length} query={query} {...words} />
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </CSPProvider>
  );
}
