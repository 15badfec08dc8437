import { indexTypos } from './option-typos';

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

/** With ä, ö and ü as those write them who lack the keys. */
const digraphs = (text: string) => text.normalize('NFC').replace(/[äöüÄÖÜ]/g, '$&e');

/** In one word, as some write a name of several. */
const joined = (text: string) => text.replaceAll(' ', '');

/** What is looked for; 00 before a number is the sign +. */
const asWanted = (query: string) => plain(query).replace(/^0 ?0(?=[\d ]+$)/, '');

/**
 * Makes a list searchable.
 * @returns `search`, the options whose name, code, note or alias holds a query: exact ones first, then names that
 * begin with it, then aliases, then what has it further in, and only where none has, those that a typing error away have;
 * and `named`, the option that a whole text names
 */
export function indexOptions<Option extends SearchableOption>(options: readonly Option[]) {
  const entries = options.map((option) => ({
    option,
    name: plain(option.label),
    aliases: (option.aliases ?? []).flatMap((alias) => [
      ...new Set([plain(alias), plain(digraphs(alias))]),
    ]),
    code: plain(option.code),
    note: plain(option.note),
  }));

  /** How well an entry answers: the smaller, the better; undefined when not at all. */
  const rankOf = ({ name, aliases, code, note }: (typeof entries)[number], wanted: string) => {
    const texts = [name, ...aliases];
    const one = joined(wanted);
    if (texts.some((text) => joined(text) === one) || code === wanted) return 0;
    if (note === one) return 1;
    if (joined(name).startsWith(one)) return 2;
    if (aliases.some((text) => joined(text).startsWith(one))) return 3;
    if (texts.some((text) => text.includes(` ${wanted}`))) return 4;
    return [...texts, code, note].some((text) => text.includes(wanted)) ? 5 : undefined;
  };

  /** Made at the first need: most people make no mistake. */
  let typos: ReturnType<typeof indexTypos> | undefined;
  const withTypos = (wanted: string) => {
    typos ??= indexTypos(
      entries.map(({ name, aliases }) =>
        [name, ...aliases].flatMap((text) => [text, joined(text)]),
      ),
    );
    return typos(wanted).flatMap((at) => options[at] ?? []);
  };

  return {
    search: (query: string): readonly Option[] => {
      if (query.trim() === '') return options;
      const wanted = asWanted(query);
      const found = entries
        .flatMap((entry) => {
          const rank = rankOf(entry, wanted);
          return rank === undefined ? [] : [{ option: entry.option, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ option }) => option);
      return found.length > 0 ? found : withTypos(wanted);
    },
    named: (text: string) => {
      const wanted = asWanted(text);
      return entries.find((entry) => wanted !== '' && rankOf(entry, wanted) === 0)?.option;
    },
  };
}
