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
  onBlur?: (() => void) | undefined;
  /**
   * Called on focus, and for a text that no option has: `options` may then come with more names.
   */
  onNeedNames?: (() => void) | undefined;
  /**
   * Called when the focus leaves a text that matches no option, and with an empty one on the next
   * edit.
   */
  onStray?: ((text: string) => void) | undefined;
  /** Id of the field. */
  id?: string | undefined;
}

/**
 * The text in a combobox: what it shows, what it finds, and which option it chooses when the focus
 * leaves it.
 * @returns the chosen option, the text to show, the query and the options that match it, and
 * handlers
 */
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
  const [typed, setTyped] = useState<string>();
  /** What an input method is composing, which the library reports only when it is complete. */
  const [composed, setComposed] = useState<string>();
  const selected = options.find((option) => option.value === value) ?? null;
  const text = typed ?? selected?.label ?? '';
  const query = composed ?? typed ?? '';
  const { search, named } = useMemo(() => indexOptions(options), [options]);
  const matches = useMemo(() => search(query), [search, query]);

  /**
   * Chooses the option that a text names. Any other text stays in the field, and nothing is chosen.
   */
  const chooseNamed = (name: string) => {
    const option = named(name);
    const isStray = !option && name.trim() !== '';
    if (isStray) {
      onNeedNames?.();
      onChange('');
      onStray?.(name.trim());
      return;
    }
    if (option) onChange(option.value);
    // Without a typed text, the field shows the label of the option.
    if (option ?? selected) setTyped(undefined);
  };

  usePreHydrationText(id, (early) => {
    if (named(early)) return;
    setTyped(early);
    onNeedNames?.();
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
      onStray?.('');
      return;
    }
    // On close the library replaces text that matches nothing. It stays, so that it can be
    // corrected.
    const isChosen = next !== '' && matches.length > 0;
    if (isChosen || reason === 'escape-key') setTyped(undefined);
  };

  const inputProps: BaseCombobox.Input.Props = {
    ref,
    onFocus: onNeedNames,
    onBlur: ({ currentTarget }) => {
      // A script may have replaced what was typed; the library clears what matches nothing.
      chooseNamed(currentTarget.value || (typed ?? ''));
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
  return { selected, text, query, matches, onInputValueChange, inputProps };
}

/**
 * Takes over what was typed into a prerendered field before its chunk loaded.
 * @param id of the field
 * @param onText called once, if there is text
 */
function usePreHydrationText(id: string | undefined, onText: (text: string) => void) {
  const typed = useRef('');
  const takeText = useEffectEvent(() => {
    if (typed.current !== '') onText(typed.current);
    typed.current = '';
  });
  // Reads the value in the commit that hydrates the field, just before React resets it.
  useInsertionEffect(() => {
    const field = id === undefined ? null : document.getElementById(id);
    typed.current = field instanceof HTMLInputElement ? field.value : '';
  }, [id]);
  useLayoutEffect(() => takeText(), []);
}

/**
 * Reports text that autofill, extensions and scripts set while the field has no focus, some without
 * an event that React sees. Any event of the form is a chance to look.
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
