import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { clsx } from 'clsx';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FieldControl } from './field';
import { MarkedText, markMatch } from './marked-text';
import { indexOptions, type SearchableOption } from './option-index';
import { selectVariants } from './select';
import { inputVariants } from './text-field';

interface ComboboxOption extends SearchableOption {
  value: string;
}

interface ComboboxProps extends Partial<FieldControl> {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Called on focus, and for a text that no option has: `options` may then come with more names. */
  onNeedNames?: () => void;
  /** Called when the focus leaves a text that matches no option, and with an empty one on the next edit. */
  onStray?: (text: string) => void;
  autoComplete?: string;
  /** Name of the field in the prerendered form, by which text typed before hydration is found. */
  name?: string;
  words: {
    placeholder: string;
    /** "8 of 240 countries". */
    count: (shown: number, all: number) => string;
    /** Nothing matches. */
    none: (query: string) => string;
  };
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
  onNeedNames,
  onStray,
  autoComplete,
  name,
  words,
  required,
  ...control
}: ComboboxProps) {
  const { selected, shown, query, found, onInputValueChange, inputProps } = useOptionText({
    options,
    value,
    onChange,
    onBlur,
    onNeedNames,
    onStray,
    id: control.id,
  });
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<BaseCombobox.Root.Actions>(null);
  // The library unmounts the list once its popup has faded. Ours is a plain element, so it is told.
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);
  return (
    <CSPProvider disableStyleElements>
      <BaseCombobox.Root
        items={options}
        value={selected}
        inputValue={shown}
        onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
        filteredItems={found}
        itemToStringLabel={(option: ComboboxOption) => option.label}
        autoComplete={autoComplete}
        autoHighlight
        actionsRef={actions}
        onOpenChange={(next) => setIsOpen(next)}
        onInputValueChange={onInputValueChange}
        required={required}
      >
        <BaseCombobox.InputGroup className="group/combobox relative">
          <BaseCombobox.Input
            {...control}
            {...inputProps}
            name={name}
            placeholder={words.placeholder}
            className={inputVariants({ className: 'h-14 pr-15' })}
          />
          <i className={classes.dot()} aria-hidden="true" />
        </BaseCombobox.InputGroup>
        <OptionList
          query={query}
          status={
            found.length === 0 ? words.none(query) : words.count(found.length, options.length)
          }
        />
      </BaseCombobox.Root>
    </CSPProvider>
  );
}

const classes = selectVariants({ variant: 'field' });

/** The list of what is found, with the query marked, above how many options that is, which is announced on change. */
function OptionList({ query, status }: { query: string; status: string }) {
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className="z-20" sideOffset={8}>
        <div className={classes.popup({ className: 'w-(--anchor-width) overflow-hidden pt-cut' })}>
          <BaseCombobox.List
            className={clsx(
              'max-h-78 overflow-y-auto px-cut max-xl:max-h-[clamp(160px,50vh,312px)]',
              '[scrollbar-width:thin] [scrollbar-color:var(--ink)_var(--sand)]',
            )}
          >
            {(option: ComboboxOption) => (
              <BaseCombobox.Item key={option.value} value={option} className={classes.row()}>
                <div className="min-w-0">
                  <MarkedText parts={markMatch(option.label, query)} />
                  <abbr className="ml-[0.4em] text-note text-stone no-underline">
                    {option.code}
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

type TextProps = Omit<ComboboxProps, 'autoComplete' | 'name' | 'words' | 'required'>;

/**
 * What the field shows, what the list has, and what becomes of a text.
 * @returns the option that is chosen; the text that is shown; the query and what it finds; and handlers
 */
function useOptionText({ options, value, onChange, onBlur, onNeedNames, onStray, id }: TextProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  /** What an input method is composing, which the library keeps to itself until it stands. */
  const [composed, setComposed] = useState<string>();
  const selected = options.find((option) => option.value === value) ?? null;
  const shown = typed ?? selected?.label ?? '';
  const query = composed ?? typed ?? '';
  const { search, named } = useMemo(() => indexOptions(options), [options]);
  const found = useMemo(() => search(query), [search, query]);

  /** Chooses the option that a text names; any other text stays, and nothing is chosen. */
  const settle = (text: string) => {
    const option = named(text);
    const isStray = !option && text.trim() !== '';
    if (option) onChange(option.value);
    if (isStray) {
      onNeedNames?.();
      onChange('');
      onStray?.(text.trim());
    } else if (option ?? selected) setTyped(undefined);
  };

  usePreHydrationText(id, (text) => {
    if (named(text)) return;
    setTyped(text);
    onNeedNames?.();
  });
  // More names have come: one of them may be what was typed.
  const settleUnnamed = useEffectEvent(() => {
    if (typed && ref.current !== document.activeElement) settle(typed);
  });
  useEffect(() => settleUnnamed(), [named]);
  useUnseenText(ref, shown, (text) => {
    setTyped(text);
    settle(text);
  });

  const onInputValueChange: BaseCombobox.Root.Props<ComboboxOption>['onInputValueChange'] = (
    next,
    { reason },
  ) => {
    if (reason !== 'input-change') {
      // On close the library replaces text that matches nothing; keep it, so that it can be corrected.
      if ((next !== '' && found.length > 0) || reason === 'escape-key') setTyped(undefined);
      return;
    }
    // A text set without the focus is already settled.
    if (ref.current !== document.activeElement) return;
    setTyped(next);
    onStray?.('');
  };

  const inputProps: BaseCombobox.Input.Props = {
    ref,
    onFocus: onNeedNames,
    onBlur: ({ currentTarget }) => {
      // A script may have replaced what was typed; the library clears what matches nothing.
      settle(currentTarget.value || (typed ?? ''));
      onBlur?.();
    },
    onChange: ({ currentTarget, nativeEvent }) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      setComposed(isComposing ? currentTarget.value : undefined);
    },
    onCompositionEnd: () => setComposed(undefined),
    onKeyDown: (event) => {
      if (event.key === 'Enter') event.preventDefault();
    },
  };
  return { selected, shown, query, found, onInputValueChange, inputProps };
}

/**
 * Takes over what was typed into a prerendered field before its chunk loaded.
 * @param id of the field
 * @param onText called once, if there is text
 */
function usePreHydrationText(id: string | undefined, onText: (text: string) => void) {
  const typed = useRef('');
  const take = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // Reads the value in the commit that hydrates the field, just before React resets it.
  useInsertionEffect(() => {
    const field = id === undefined ? null : document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => take(), []);
}

/**
 * Reports text that autofill, extensions and scripts set while the field has no focus, some without an event that React
 * sees. Any event of the form is a chance to look.
 * @param shown what React has rendered into the field
 */
function useUnseenText(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  onText: (text: string) => void,
) {
  const take = useEffectEvent(() => {
    const field = input.current;
    if (field === null || field === document.activeElement || field.value === shown) return;
    onText(field.value);
  });
  useEffect(() => {
    const form = input.current?.form;
    const events = ['input', 'change', 'pointerdown', 'focusin', 'focusout', 'submit'];
    const leaving = new AbortController();
    const listen = { capture: true, signal: leaving.signal };
    for (const event of events) form?.addEventListener(event, () => take(), listen);
    return () => leaving.abort();
  }, [input]);
}
