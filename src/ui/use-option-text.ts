import type { Combobox as BaseCombobox } from '@base-ui/react/combobox';
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
import { indexOptions, type SearchableOption } from './option-index';

export interface ComboboxOption extends SearchableOption {
  value: string;
}

export interface OptionTextProps {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Called on focus and for a text that no option has: `options` may then get more names. */
  onNeedNames: () => void;
  /** Called when the focus leaves a text that no option has; on the next edit, with no text. */
  onStray: (text: string) => void;
  /** Id of the field. */
  id: string;
}

/** The text in a combobox: what it shows, what it finds, and which option it chooses on blur. */
export function useOptionText({
  options,
  value,
  onChange,
  onBlur,
  onNeedNames,
  onStray,
  id,
}: OptionTextProps) {
  const ref = useRef<HTMLInputElement>(null);
  /** What the visitor has typed; undefined while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const selected = options.find((option) => option.value === value) ?? null;
  const text = typed ?? selected?.label ?? '';
  const query = typed ?? '';
  const { search, named } = useMemo(() => indexOptions(options), [options]);
  const matches = useMemo(() => search(query), [search, query]);

  /** Chooses the option that a text names. Any other text stays in the field as a stray one. */
  const chooseNamed = (name: string) => {
    const option = named(name);
    const isStray = !option && name.trim() !== '';
    if (isStray) {
      onNeedNames();
      onChange('');
      onStray(name.trim());
      return;
    }
    if (option) onChange(option.value);
    setTyped(undefined);
  };

  usePreHydrationText(id, (early) => {
    if (named(early)) return;
    setTyped(early);
    onNeedNames();
  });
  useUnseenText(ref, text, (unseen) => {
    setTyped(unseen);
    chooseNamed(unseen);
  });
  // When more names have come, one of them may be what was typed.
  const chooseTyped = useEffectEvent(() => {
    if (typed && ref.current !== document.activeElement) chooseNamed(typed);
  });
  useEffect(() => chooseTyped(), [named]);

  const onInputValueChange: BaseCombobox.Root.Props<ComboboxOption>['onInputValueChange'] = (
    next,
    { reason },
  ) => {
    if (reason === 'input-change') {
      // A text that was set while the field had no focus has already chosen its option.
      if (ref.current !== document.activeElement) return;
      setTyped(next);
      onStray('');
      return;
    }
    // The library would clear a text that matches nothing. It stays, so that it can be corrected.
    const isChosen = next !== '' && matches.length > 0;
    if (isChosen || reason === 'escape-key') setTyped(undefined);
  };

  const inputProps: BaseCombobox.Input.Props = {
    ref,
    onFocus: onNeedNames,
    onBlur: ({ currentTarget }) => {
      // A script may have replaced what was typed; the library clears what matches nothing.
      chooseNamed(currentTarget.value || (typed ?? ''));
      onBlur();
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') event.preventDefault();
    },
  };
  return { selected, text, query, matches, onInputValueChange, inputProps };
}

/** Reports once, if there is any, the text typed into a prerendered field before hydration. */
function usePreHydrationText(id: string, onText: (text: string) => void) {
  const typed = useRef('');
  const takeText = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // Reads the value in the commit that hydrates the field, just before React resets it.
  useInsertionEffect(() => {
    const field = document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => takeText(), []);
}

/**
 * Reports text that autofill, extensions and scripts set while the field has no focus, some of them
 * without an event that React sees. So it looks at any event of the form.
 * @param shown what React has rendered into the field
 */
function useUnseenText(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  onText: (text: string) => void,
) {
  const report = useEffectEvent(() => {
    const field = input.current;
    if (field === null || field === document.activeElement || field.value === shown) return;
    onText(field.value);
  });
  useEffect(() => {
    const form = input.current?.form;
    const events = ['input', 'change', 'pointerdown', 'focusin', 'focusout', 'submit'];
    const mounted = new AbortController();
    const listening = { capture: true, signal: mounted.signal };
    for (const event of events) form?.addEventListener(event, () => report(), listening);
    return () => mounted.abort();
  }, [input]);
}
