import { Combobox } from '@base-ui/react/combobox';

export interface ComboboxCountProps {
  all: number;
  query: string;
  /** The line that counts: "8 of 240 countries". */
  count: (shown: number, all: number) => string;
  /** Said when nothing matches. */
  none: (query: string) => string;
}

/** The last line of a searchable list: how much it shows, announced as it changes. */
export function ComboboxCount({ all, query, count, none }: ComboboxCountProps) {
  const shown = Combobox.useFilteredItems().length;
  return (
    <Combobox.Status className="listbox__n">
      {shown === 0 ? none(query) : count(shown, all)}
    </Combobox.Status>
  );
}
