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

/** How well an option matches a query: lower is better. */
const ranks = {
  /** The query is a whole name, alias or code. */
  whole: 0,
  note: 1,
  beginningOfName: 2,
  beginningOfAlias: 3,
  beginningOfWord: 4,
  inside: 5,
};

/**
 * Makes a list searchable.
 * @returns `search`, which finds the options that match a query, best first (`ranks`) or, if there
 * are none, despite typing errors; and `findByName`, which finds the option that a whole text names
 */
export function indexOptions<Option extends SearchableOption>(options: readonly Option[]) {
  const entries = options.map(toEntry);

  /** Built on first use: few visitors need it. */
  let searchTypos: ReturnType<typeof indexTypos> | undefined;
  const withTypos = (wanted: string) => {
    searchTypos ??= indexTypos(entries.map(({ names, joinedNames }) => [...names, ...joinedNames]));
    return searchTypos(wanted).flatMap((index) => options[index] ?? []);
  };

  return {
    search: (query: string): readonly Option[] => {
      if (query.trim() === '') return options;
      const wanted = normalizeQuery(query);
      const matches: { option: Option; rank: number }[] = [];
      for (const entry of entries) {
        const rank = rankOf(entry, wanted);
        if (rank !== undefined) matches.push({ option: entry.option, rank });
      }
      if (matches.length === 0) return withTypos(wanted);
      return matches.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
    },
    findByName: (text: string): Option | undefined => {
      const wanted = normalizeQuery(text);
      if (wanted === '') return undefined;
      return entries.find((entry) => rankOf(entry, wanted) === ranks.whole)?.option;
    },
  };
}

/** An option with its texts normalised. */
interface Entry<Option> {
  option: Option;
  /** The name, then its aliases. */
  names: readonly string[];
  /** The same without spaces. */
  joinedNames: readonly string[];
  code: string;
  note: string;
}

function toEntry<Option extends SearchableOption>(option: Option): Entry<Option> {
  // The label is English, and written in one way; aliases come from many languages and lists.
  const names = [normalizeName(option.label), ...(option.aliases ?? []).flatMap(spellingsOf)];
  return {
    option,
    names,
    joinedNames: names.map(withoutSpaces),
    code: normalizeName(option.code),
    note: normalizeName(option.note),
  };
}

/** @returns how well an entry matches a normalised query; undefined for no match */
function rankOf({ names, joinedNames, code, note }: Entry<unknown>, wanted: string) {
  const joinedQuery = withoutSpaces(wanted);
  if (joinedNames.includes(joinedQuery) || code === wanted) return ranks.whole;
  if (note === joinedQuery) return ranks.note;
  const [joinedLabel = '', ...joinedAliases] = joinedNames;
  if (joinedLabel.startsWith(joinedQuery)) return ranks.beginningOfName;
  if (joinedAliases.some((alias) => alias.startsWith(joinedQuery))) return ranks.beginningOfAlias;
  if (names.some((name) => name.includes(` ${wanted}`))) return ranks.beginningOfWord;
  const isInside = [...names, code, note].some((text) => text.includes(wanted));
  return isInside ? ranks.inside : undefined;
}

/**
 * Finds options despite wrong, missing, doubled or swapped letters. The first letter must be right.
 * @param names of each option, normalised, with and without spaces
 * @returns a search that gives the indexes of the options found, nearest first
 */
function indexTypos(names: readonly (readonly string[])[]) {
  const index = new MiniSearch({ fields: ['names'] });
  for (const [id, optionNames] of names.entries()) {
    const words = new Set(optionNames.join(' ').split(' '));
    index.add({ id, names: [...words].join(' ') });
  }
  return (wanted: string): readonly number[] => {
    const queries = wanted.split(' ').map(readingsOf);
    return index
      .search({ combineWith: 'AND', queries })
      .filter(({ terms }) => terms.some((term) => term.startsWith(wanted.charAt(0))))
      .map(({ id }) => Number(id));
  };
}

/**
 * Ways to read a word, mildest first: as a prefix; from 4 letters on with one error, from 8 on with
 * two. MiniSearch counts two swapped letters as two errors, so a swap has readings of its own.
 */
const readingsOf = (word: string): Query => {
  const queries: Query[] = [{ queries: [word], prefix: true, boost: { names: 4 } }];
  if (word.length >= 4) queries.push(...withSwappedLetters(word), { queries: [word], fuzzy: 1 });
  if (word.length >= 8) queries.push({ queries: [word], fuzzy: 2 });
  return { combineWith: 'OR', queries };
};

/** @returns every variant of the word with two neighbouring letters swapped */
const withSwappedLetters = (word: string) => {
  const variants: string[] = [];
  for (let index = 0; index < word.length - 1; index += 1) {
    const [before, after] = [word.slice(0, index), word.slice(index + 2)];
    variants.push(before + word.charAt(index + 1) + word.charAt(index) + after);
  }
  return variants;
};

/** @returns a query as names are normalised; 00 before a number is read as +, which is left out */
const normalizeQuery = (query: string) => normalizeName(query).replace(/^0 ?0(?=[\d ]+$)/, '');

/** @returns the name in lower case, without accents, punctuation and "the" at its start or end */
const normalizeName = (name: string) =>
  name
    .replaceAll(/\s+/g, ' ')
    .trim()
    // "Bahamas, The" and "Gambia (the)", also while they are typed: "Gambia (th".
    .replace(/[,(] ?(?:t|th|the)?\)?$/iu, '')
    // Accents become characters of their own, and go, as do the dots of "U.K.".
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’‘ʻ`.+]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bst\b/g, 'saint')
    .replace(/[\s\p{Pd},()]+/gu, ' ')
    .trim()
    .replace(/^the (?=\S)/, '');

/** @returns an alias, normalised, in each spelling in which people look for it */
const spellingsOf = (alias: string) => [
  ...new Set([alias, withDigraphs(alias), inverted(alias)].map(normalizeName)),
];

/** "Ägypten" as "Äegypten", of which the normalised name is "aegypten". */
const withDigraphs = (name: string) => name.normalize('NFC').replace(/[äöüÄÖÜ]/g, '$&e');

/** "Kingdom of the Netherlands" as lists also write it: "Netherlands Kingdom of". */
const inverted = (name: string) => {
  const indexOfOf = name.indexOf(' of ');
  if (indexOfOf <= 0) return name;
  const afterOf = name.slice(indexOfOf + ' of '.length).replace(/^the /, '');
  return `${afterOf} ${name.slice(0, indexOfOf)} of`;
};

const withoutSpaces = (name: string) => name.replaceAll(' ', '');
