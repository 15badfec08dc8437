import type { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { indexOptions, type SearchableOption } from './option-index';
import { usePreHydrationText, useUnseenText } from './use-unseen-text';

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

/**
 * The text in a combobox. What the visitor types is searched for, and `matches` are the options
 * found. When the field loses the focus, it chooses the option that its text names; any other text
 * is a stray one, which stays to be corrected. A chosen option shows its label instead of the text.
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
  /** What the visitor has typed; undefined while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const selected = options.find((option) => option.value === value) ?? null;
  const text = typed ?? selected?.label ?? '';
  const query = typed ?? '';
  const { search, findByName } = useMemo(() => indexOptions(options), [options]);
  const matches = useMemo(() => search(query), [search, query]);

  const chooseNamed = (name: string) => {
    const option = findByName(name);
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
    if (findByName(early)) return;
    setTyped(early);
    onNeedNames();
  });
  useUnseenText(ref, text, (unseen) => {
    setTyped(unseen);
    chooseNamed(unseen);
  });
  const chooseTyped = useEffectEvent(() => {
    if (typed && ref.current !== document.activeElement) chooseNamed(typed);
  });
  // `findByName` changes when more names have come, and one of them may be what was typed.
  useEffect(() => chooseTyped(), [findByName]);

  const onTyping = (next: string) => {
    // A text that was set while the field had no focus has already chosen its option.
    if (ref.current !== document.activeElement) return;
    setTyped(next);
    onStray('');
  };
  /** The library sets the label of a chosen option, and resets a text that matches nothing. */
  const onSetByLibrary = (next: string, isEscape: boolean) => {
    // A text that matches nothing stays, so that it can be corrected; Escape gives it up.
    const isLabelOfChosen = next !== '' && matches.length > 0;
    if (isLabelOfChosen || isEscape) setTyped(undefined);
  };
  const onInputValueChange: BaseCombobox.Root.Props<ComboboxOption>['onInputValueChange'] = (
    next,
    { reason },
  ) => {
    if (reason === 'input-change') onTyping(next);
    else onSetByLibrary(next, reason === 'escape-key');
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
      // Enter chooses an option, and must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
    },
  };
  return { selected, text, query, matches, onInputValueChange, inputProps };
}
