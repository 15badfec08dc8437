import MiniSearch, { type Query } from 'minisearch';

export interface SearchableOption {
  label: string;
  /** A short code, shown after the name. */
  code: string;
  /** Shown at the right of the row. */
  note: string;
  /** Other names; searched, never shown. */
  aliases?: readonly string[];
}

/**
 * Makes a list searchable.
 * @returns `search`, which finds the options whose name, code, note or alias contains a query: exact matches first,
 * then names that begin with it, then aliases, then matches further in; if none, options within a typing error. And
 * `named`, which finds the option that a whole text names.
 */
export function indexOptions<Option extends SearchableOption>(options: readonly Option[]) {
  const entries = options.map((option) => {
    const aliases = (option.aliases ?? []).flatMap((alias) => [
      ...new Set([plain(alias), plain(digraphs(alias)), plain(inverted(alias))]),
    ]);
    const texts = [plain(option.label), ...aliases];
    const ones = texts.map(joined);
    return { option, texts, ones, code: plain(option.code), note: plain(option.note) };
  });

  /** How well an entry matches: lower is better; undefined for no match. */
  const rankOf = ({ texts, ones, code, note }: (typeof entries)[number], wanted: string) => {
    const one = joined(wanted);
    if (ones.includes(one) || code === wanted) return 0;
    if (note === one) return 1;
    // The name comes before its aliases.
    const begun = ones.findIndex((text) => text.startsWith(one));
    if (begun >= 0) return begun === 0 ? 2 : 3;
    if (texts.some((text) => text.includes(` ${wanted}`))) return 4;
    return [...texts, code, note].some((text) => text.includes(wanted)) ? 5 : undefined;
  };

  /** Built on first use: few visitors need it. */
  let typos: ReturnType<typeof indexTypos> | undefined;
  const withTypos = (wanted: string) => {
    typos ??= indexTypos(entries.map(({ texts, ones }) => [...texts, ...ones]));
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

/** Ways to read a word, mildest first: as a prefix; from 4 letters on with one error, from 8 on with two. */
const readings = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: true, boost: { names: 4 } },
    ...(word.length < 4 ? [] : [...withSwappedLetters(word), { queries: [word], fuzzy: 1 }]),
    ...(word.length < 8 ? [] : [{ queries: [word], fuzzy: 2 }]),
  ],
});

/** @returns every variant of the word with two neighbouring letters swapped */
const withSwappedLetters = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );

/**
 * Finds options despite wrong, missing, doubled or swapped letters. The first letter must be right.
 * @param names of each option, normalised: each name, and the same without spaces
 * @returns a search that gives the indexes of the options found, nearest first
 */
function indexTypos(names: readonly (readonly string[])[]) {
  const index = new MiniSearch({ fields: ['names'] });
  index.addAll(
    names.map((texts, id) => ({ id, names: [...new Set(texts.join(' ').split(' '))].join(' ') })),
  );
  return (wanted: string): readonly number[] => {
    const queries = wanted.split(' ').map(readings);
    return index
      .search({ combineWith: 'AND', queries })
      .filter(({ terms }) => terms.some((term) => term.startsWith(wanted.charAt(0))))
      .map(({ id }) => Number(id));
  };
}

/** Normalises a query; 00 before a number is read as +. */
const asWanted = (query: string) => plain(query).replace(/^0 ?0(?=[\d ]+$)/, '');

/** Lower case without accents, punctuation and an outer "the", and with one spelling for "and" and "Saint". */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[,(] ?(?:t|th|the)?\)?$/iu, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’‘ʻ`.+]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bst\b/g, 'saint')
    .replace(/[\s\p{Pd},()]+/gu, ' ')
    .trim()
    .replace(/^the (?=\S)/, '');

/** "Kingdom of the Netherlands" as lists also write it: "Netherlands, Kingdom of the". */
const inverted = (name: string) => {
  const at = name.indexOf(' of ');
  return at <= 0 ? name : `${name.slice(at + 4).replace(/^the /, '')} ${name.slice(0, at)} of`;
};

/** Spells ä, ö and ü as ae, oe and ue. */
const digraphs = (text: string) => text.normalize('NFC').replace(/[äöüÄÖÜ]/g, '$&e');

const joined = (text: string) => text.replaceAll(' ', '');
