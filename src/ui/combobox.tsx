import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import {
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
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<BaseCombobox.Root.Actions>(null);
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);
  const selected = options.find((option) => option.value === value) ?? null;
  /** What an input method is composing, which the library keeps to itself until it stands. */
  const [composed, setComposed] = useState<string>();
  const query = composed ?? typed ?? '';
  const shown = typed ?? selected?.label ?? '';
  const input = useRef<HTMLInputElement>(null);
  const { search, named } = useMemo(() => indexOptions(options), [options]);
  const found = useMemo(() => search(query), [search, query]);
  usePreHydrationText(control.id, (text) => {
    if (named(text)) return;
    setTyped(text);
    onNeedNames?.();
  });

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

  const settleUnnamed = useEffectEvent(() => {
    if (typed && input.current !== document.activeElement) settle(typed);
  });
  useEffect(() => settleUnnamed(), [named]);

  // Autofill, extensions and scripts fill the field without focus, some without an event that React sees.
  const takeUnseen = useEffectEvent(() => {
    const field = input.current;
    if (field === null || field === document.activeElement || field.value === shown) return;
    setTyped(field.value);
    settle(field.value);
  });
  useEffect(() => {
    const within = input.current?.form;
    const events = ['input', 'change', 'pointerdown', 'focusin', 'focusout', 'submit'];
    const take = () => takeUnseen();
    for (const event of events) within?.addEventListener(event, take, true);
    return () => {
      for (const event of events) within?.removeEventListener(event, take, true);
    };
  }, []);

  const { dot, popup, row, note } = selectVariants({ variant: 'field' });
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
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') {
            // Without the focus it is already settled.
            if (input.current !== document.activeElement) return;
            setTyped(next);
            onStray?.('');
          }
          // On close the library replaces text that matches nothing; keep it, so that it can be corrected.
          else if ((next !== '' && found.length > 0) || reason === 'escape-key')
            setTyped(undefined);
        }}
        required={required}
      >
        <BaseCombobox.InputGroup className="group/combobox relative">
          <BaseCombobox.Input
            {...control}
            name={name}
            ref={input}
            onFocus={onNeedNames}
            onBlur={({ currentTarget }) => {
              // A script may have replaced what was typed; the library clears what matches nothing.
              settle(currentTarget.value || (typed ?? ''));
              onBlur?.();
            }}
            onChange={({ currentTarget, nativeEvent }) => {
              const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
              setComposed(isComposing ? currentTarget.value : undefined);
            }}
            onCompositionEnd={() => setComposed(undefined)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            placeholder={words.placeholder}
            className={inputVariants({ className: 'h-14 pr-15' })}
          />
          <i className={dot()} aria-hidden="true" />
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner className="z-20" sideOffset={8}>
            <div className={popup({ className: 'w-(--anchor-width) overflow-hidden pt-cut' })}>
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
              {/* How many options the list shows, announced on change. */}
              <BaseCombobox.Status className="mt-1.5 border-t border-hair px-6 pt-3 pb-3.5 text-note text-stone">
                {found.length === 0 ? words.none(query) : words.count(found.length, options.length)}
              </BaseCombobox.Status>
            </div>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </CSPProvider>
  );
}
