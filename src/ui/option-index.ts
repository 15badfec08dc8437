export interface SearchableOption {
  label: string;
  /** A short code after the name. */
  code: string;
  /** Said at the right of the row. */
  note: string;
  /** What else it is called; searched, never shown. */
  aliases?: readonly string[];
}

/** Lower case without accents and punctuation: one way to write what people write in several. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’‘ʻ`.+]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bst\b/g, 'saint')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();

/**
 * Makes a list searchable.
 * @returns `search`, the options whose name, code, note or alias holds a query: exact ones first, then names that
 * begin with it, then aliases, then what has it further in; and `named`, the option that a whole text names
 */
export function indexOptions<Option extends SearchableOption>(options: readonly Option[]) {
  const entries = options.map((option) => ({
    option,
    name: plain(option.label),
    aliases: (option.aliases ?? []).map(plain),
    code: plain(option.code),
    note: plain(option.note),
  }));

  /** How well an entry answers: the smaller, the better; undefined when not at all. */
  const rankOf = ({ name, aliases, code, note }: (typeof entries)[number], wanted: string) => {
    const texts = [name, ...aliases];
    if (texts.includes(wanted) || code === wanted) return 0;
    if (note === wanted) return 1;
    if (name.startsWith(wanted)) return 2;
    if (aliases.some((text) => text.startsWith(wanted))) return 3;
    if (texts.some((text) => text.includes(` ${wanted}`))) return 4;
    return [...texts, code, note].some((text) => text.includes(wanted)) ? 5 : undefined;
  };

  return {
    search: (query: string): readonly Option[] => {
      if (query.trim() === '') return options;
      const wanted = plain(query);
      return entries
        .flatMap((entry) => {
          const rank = rankOf(entry, wanted);
          return rank === undefined ? [] : [{ option: entry.option, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ option }) => option);
    },
    named: (text: string) => {
      const wanted = plain(text);
      return entries.find((entry) => wanted !== '' && rankOf(entry, wanted) === 0)?.option;
    },
  };
}
