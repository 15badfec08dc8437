import type { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export interface ComboboxOption {
  /** A short code, shown after the label. */
  value: string;
  label: string;
  /** Shown at the right of the row. */
  note: string;
}

/** Options, and how they are searched. */
interface OptionIndex {
  options: readonly ComboboxOption[];
  /** Finds the options that match a query, best first; all of them without a query. */
  search: (query: string) => readonly ComboboxOption[];
  /** Finds the option that a whole text names. */
  findByName: (text: string) => ComboboxOption | undefined;
}

export interface OptionTextProps {
  index: OptionIndex;
  /** The value of the chosen option; empty without one. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Called on focus and for a text that no option has; an `index` with more names may follow. */
  onNeedNames: () => void;
  /** Called when the focus leaves a text that no option has; on the next edit, with no text. */
  onStray: (text: string) => void;
}

/**
 * The text in a combobox. What the visitor types is searched for, and `matches` are the options
 * found. When the field loses the focus, it chooses the option that its text names; any other text
 * is a stray one, which stays to be corrected. A chosen option shows its label instead of the text.
 */
export function useOptionText({
  index,
  value,
  onChange,
  onBlur,
  onNeedNames,
  onStray,
}: OptionTextProps) {
  const ref = useRef<HTMLInputElement>(null);
  /** What the visitor has typed; undefined while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const selected = index.options.find((option) => option.value === value) ?? null;
  const text = typed ?? selected?.label ?? '';
  const query = typed ?? '';
  const matches = useMemo(() => index.search(query), [index, query]);

  /** For a text that the visitor has left: chooses the option that it names, or reports it. */
  const chooseNamed = (name: string) => {
    const option = index.findByName(name);
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

  const keepEarlyText = useEffectEvent(() => {
    const early = ref.current?.value ?? '';
    // The form's draft has chosen the option that an early text names. Any other text may still be
    // on its way to a name, or one of the names to come.
    if (early === '' || early === text || index.findByName(early)) return;
    setTyped(early);
    onNeedNames();
  });
  // Before an effect could: until the text is known, each key would empty the field or move the
  // caret.
  useLayoutEffect(() => keepEarlyText(), []);
  useUnseenText(ref, text, (unseen) => {
    setTyped(unseen);
    chooseNamed(unseen);
  });
  const chooseTyped = useEffectEvent(() => {
    if (typed && !hasFocus(ref.current)) chooseNamed(typed);
  });
  // One of the names that have come may be what was typed.
  useEffect(() => chooseTyped(), [index]);

  const onInputValueChange = (next: string, { reason }: { reason: string }) => {
    if (reason === 'input-change') {
      // A text that was set while the field had no focus has already chosen its option.
      if (!hasFocus(ref.current)) return;
      setTyped(next);
      onStray('');
      return;
    }
    // The library sets the label of a chosen option, and empties the field if nothing matches. Such
    // a text stays, so that it can be corrected; Escape gives it up.
    const isLabelOfChosen = next !== '' && matches.length > 0;
    if (isLabelOfChosen || reason === 'escape-key') setTyped(undefined);
  };

  const inputProps: BaseCombobox.Input.Props = {
    ref,
    onFocus: onNeedNames,
    onBlur: ({ currentTarget }) => {
      // A script may have replaced what was typed; the library clears what matches nothing.
      chooseNamed(currentTarget.value || query);
      onBlur();
    },
    onKeyDown: (event) => {
      // Enter chooses an option, and must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
    },
  };
  return { selected, text, query, matches, onInputValueChange, inputProps };
}

const hasFocus = (element: Element | null) => element === document.activeElement;

/** Any of these may come after a text that was set without an event of its own. */
const formEvents = ['input', 'change', 'pointerdown', 'focusin', 'focusout', 'submit'];

/**
 * Reports text that autofill, extensions and scripts set while the field has no focus, some of them
 * without an event that React sees. So it looks at any event of the form.
 * @param shown what React has rendered into the field
 */
function useUnseenText(
  ref: RefObject<HTMLInputElement | null>,
  shown: string,
  onText: (text: string) => void,
) {
  const report = useEffectEvent(() => {
    const field = ref.current;
    if (field && !hasFocus(field) && field.value !== shown) onText(field.value);
  });
  useEffect(() => {
    const form = ref.current?.form;
    const mounted = new AbortController();
    const listening = { capture: true, signal: mounted.signal };
    for (const event of formEvents) form?.addEventListener(event, () => report(), listening);
    return () => mounted.abort();
  }, [ref]);
}
