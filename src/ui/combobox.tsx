import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { markMatch } from '@/lib/mark-match';
import type { ControlProps } from './field';
import { MarkedText } from './marked-text';
import { listVariants } from './list-variants';
import { inputVariants } from './text-field';
import { type ComboboxOption, type OptionTextProps, useOptionText } from './use-option-text';

const classes = listVariants({ variant: 'field' });

interface ComboboxProps extends ControlProps, OptionTextProps {
  autoComplete: string;
  /** The field's name, under which text typed before hydration is kept. */
  name: string;
  words: {
    placeholder: string;
    /** "8 of 240 countries". */
    count: (shown: number, all: number) => string;
    /** Shown if nothing matches. */
    none: (query: string) => string;
  };
}

/** A field that searches its options. It keeps a text that names none; the library would not. */
export function Combobox(props: ComboboxProps) {
  const { index, onChange, words } = props;
  const { selected, text, query, matches, onInputValueChange, inputProps } = useOptionText(props);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<BaseCombobox.Root.Actions>(null);
  // The library unmounts the list when its own popup has faded, but ours is a plain element.
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);
  return (
    // The site's content security policy allows no style elements.
    <CSPProvider disableStyleElements>
      <BaseCombobox.Root
        items={index.options}
        value={selected}
        inputValue={text}
        onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
        filteredItems={matches}
        itemToStringLabel={(option: ComboboxOption) => option.label}
        autoComplete={props.autoComplete}
        autoHighlight
        actionsRef={actions}
        onOpenChange={(isOpening) => setIsOpen(isOpening)}
        onInputValueChange={onInputValueChange}
        required={props.required}
      >
        <BaseCombobox.InputGroup className="group/combobox relative">
          <BaseCombobox.Input
            {...inputProps}
            id={props.id}
            aria-invalid={props['aria-invalid']}
            aria-describedby={props['aria-describedby']}
            name={props.name}
            placeholder={words.placeholder}
            className={inputVariants({ className: 'h-14 pr-15' })}
          />
          <i className={classes.dot()} aria-hidden="true" />
        </BaseCombobox.InputGroup>
        <OptionList
          query={query}
          status={
            matches.length === 0
              ? words.none(query)
              : words.count(matches.length, index.options.length)
          }
        />
      </BaseCombobox.Root>
    </CSPProvider>
  );
}

/** The options found, with the query marked, and below them their number, which is announced. */
function OptionList({ query, status }: { query: string; status: string }) {
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className="z-20" sideOffset={8}>
        <div className={classes.popup({ className: 'w-(--anchor-width) overflow-hidden pt-cut' })}>
          <BaseCombobox.List
            className={clsx(
              // Six and a half rows of 48 px; in zoomed windows half the window's height.
              'max-h-78 overflow-y-auto px-cut max-xl:max-h-[clamp(160px,50vh,312px)]',
              '[scrollbar-width:thin] [scrollbar-color:var(--ink)_var(--sand)]',
            )}
          >
            {(option: ComboboxOption) => (
              <BaseCombobox.Item key={option.value} value={option} className={classes.row()}>
                <div className="min-w-0">
                  <MarkedText parts={markMatch(option.label, query)} />
                  <abbr className="ml-[0.4em] text-note text-stone no-underline">
                    {option.value}
                  </abbr>
                </div>
                <span className={classes.note()}>{option.note}</span>
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
          <BaseCombobox.Status className="mt-1.5 border-t border-hair px-6 pt-3 pb-3.5 text-note text-stone">
            {status}
          </BaseCombobox.Status>
        </div>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
