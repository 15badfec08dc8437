import { Combobox } from '@base-ui/react/combobox';

export interface ComboboxCountProps {
  all: number;
  query: string;
  /** Gives the line of the count: "8 of 240 countries". */
  count: (shown: number, all: number) => string;
  /** Shown when nothing matches. */
  none: (query: string) => string;
}

/** The last line of a searchable list: how many options it shows, announced on change. */
export function ComboboxCount({ all, query, count, none }: ComboboxCountProps) {
  const shown = Combobox.useFilteredItems().length;
  return (
    <Combobox.Status className="mt-1.5 border-t border-hair px-6.5 pt-3 pb-3.5 text-note/[1.3] text-stone">
      {shown === 0 ? none(query) : count(shown, all)}
    </Combobox.Status>
  );
}
