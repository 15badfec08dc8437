import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { fold } from '@/lib/fold';
import type { FieldControl } from './field';
import { ComboboxCount, type ComboboxCountProps } from './combobox-count';
import { Highlight } from './highlight';
import { useOpenToAll } from './use-open-to-all';
import './select.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A short code after the name. */
  code: string;
  /** Said at the right of the row. */
  note: string;
}

export interface ComboboxWords extends Pick<ComboboxCountProps, 'count' | 'none'> {
  placeholder: string;
}

export interface ComboboxProps extends Partial<FieldControl> {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: string;
  words: ComboboxWords;
}

/** Options whose name, code or note holds the query; names that begin with it come first. */
const search = (options: readonly ComboboxOption[], query: string) => {
  const wanted = fold(query.trim());
  const hits = options.filter(({ label, code, note }) =>
    [label, code, note].some((text) => fold(text).includes(wanted)),
  );
  const rank = ({ label }: ComboboxOption) => (fold(label).startsWith(wanted) ? 0 : 1);
  return wanted ? hits.toSorted((a, b) => rank(a) - rank(b)) : hits;
};

/** A field that searches its own list: by name, code or note, accents folded. */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  autoComplete,
  words,
  required,
  ...control
}: ComboboxProps) {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useOpenToAll(isOpen);
  return (
    <CSPProvider disableStyleElements>
      <BaseCombobox.Root
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
        filteredItems={search(options, query)}
        itemToStringLabel={(option: ComboboxOption) => option.label}
        autoComplete={autoComplete}
        autoHighlight
        onOpenChange={(next) => setIsOpen(next)}
        onInputValueChange={(next, { reason }) => setQuery(reason === 'input-change' ? next : '')}
        required={required}
      >
        <BaseCombobox.InputGroup className="select combo">
          <BaseCombobox.Input
            {...control}
            onBlur={onBlur}
            placeholder={words.placeholder}
            className="input"
          />
          <i className="select__dot" aria-hidden="true" />
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner className="listbox__place" sideOffset={8}>
            <BaseCombobox.Popup className="listbox listbox--long">
              <BaseCombobox.List className="listbox__rows">
                {(option: ComboboxOption) => (
                  <BaseCombobox.Item key={option.value} value={option} className="listbox__row">
                    <div>
                      <Highlight text={option.label} query={query} />
                      <abbr>{option.code}</abbr>
                    </div>
                    <span>{option.note}</span>
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
