import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useMemo, useState } from 'react';
import type { FieldControl } from './field';
import { MarkedText } from './marked-text';
import { markMatch } from './mark-match';
import { indexOptions, type SearchableOption } from './option-index';
import { usePreHydrationText } from './use-pre-hydration-text';
import { useNonModalList } from './use-non-modal-list';
import { inputVariants } from './text-field';
import { selectVariants } from './select';

interface ComboboxOption extends SearchableOption {
  value: string;
}

interface ComboboxWords {
  placeholder: string;
  /** Gives the line of the count: "8 of 240 countries". */
  count: (shown: number, all: number) => string;
  /** Shown when nothing matches. */
  none: (query: string) => string;
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
  useNonModalList(isOpen);
  const { dot, popup, row, note } = selectVariants({ variant: 'field' });
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
            className={inputVariants({ className: 'h-14 pr-15' })}
          />
          <i
            className={dot({
              className:
                'absolute top-2 right-4 group-has-aria-expanded/combobox:rotate-180 group-has-aria-expanded/combobox:bg-green',
            })}
            aria-hidden="true"
          />
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner className="z-20" sideOffset={8}>
            <BaseCombobox.Popup className={popup({ className: 'overflow-hidden pt-cut' })}>
              <BaseCombobox.List className="max-h-78 [scrollbar-width:thin] [scrollbar-color:var(--ink)_var(--sand)] overflow-y-auto px-cut max-xl:max-h-[clamp(160px,50vh,312px)]">
                {(option: ComboboxOption) => (
                  <BaseCombobox.Item key={option.value} value={option} className={row()}>
                    <div className="min-w-0">
                      <MarkedText parts={markMatch(option.label, query)} />
                      <abbr className="ml-[0.4em] text-note text-stone no-underline">
                        {option.code}
                      </abbr>
                    </div>
                    <span className={note()}>{option.note}</span>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
              <ComboboxCount all={options.length} query={query} words={words} />
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </CSPProvider>
  );
}

interface ComboboxCountProps {
  all: number;
  query: string;
  words: ComboboxWords;
}

/** The last line of the list: how many options it shows, announced on change. */
function ComboboxCount({ all, query, words }: ComboboxCountProps) {
  const shown = BaseCombobox.useFilteredItems().length;
  return (
    <BaseCombobox.Status className="mt-1.5 border-t border-hair px-6 pt-3 pb-3.5 text-note text-stone">
      {shown === 0 ? words.none(query) : words.count(shown, all)}
    </BaseCombobox.Status>
  );
}
