import type { ComboboxOption } from '@/ui/use-option-text';
import { normalizeName, normalizeQuery, spellingsOf } from './country-spellings';
import { indexTypos } from './country-typos';

interface CountryOption extends ComboboxOption {
  /** Other names; searched, never shown. */
  aliases: readonly string[];
}

/**
 * Makes the countries searchable.
 * @returns the options; `search`, which finds those that match a query, best first or, if there are
 * none, despite typing errors; and `findByName`, which finds the one that a whole text names
 */
export function indexCountries(options: readonly CountryOption[]) {
  const entries = options.map(toEntry);

  /** Built on first use: few visitors need it. */
  let searchTypos: ReturnType<typeof indexTypos> | undefined;
  const searchDespiteTypos = (query: string) => {
    searchTypos ??= indexTypos(entries.map(({ names, joinedNames }) => [...names, ...joinedNames]));
    return searchTypos(query).flatMap((position) => options[position] ?? []);
  };

  return {
    options,
    search: (text: string): readonly CountryOption[] => {
      if (text.trim() === '') return options;
      const query = normalizeQuery(text);
      const ranked = entries.map((entry) => ({ option: entry.option, rank: rankOf(entry, query) }));
      const matches = ranked.filter(({ rank }) => rank !== -1);
      if (matches.length === 0) return searchDespiteTypos(query);
      return matches.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
    },
    findByName: (text: string): CountryOption | undefined => {
      const query = normalizeQuery(text);
      if (query === '') return undefined;
      return entries.find((entry) => isNamed(entry, query, withoutSpaces(query)))?.option;
    },
  };
}

/** A country with its texts normalised. */
interface Entry {
  option: CountryOption;
  /** The name, then its aliases. */
  names: readonly string[];
  /** The same without spaces. */
  joinedNames: readonly string[];
  code: string;
  dialCode: string;
}

function toEntry(option: CountryOption): Entry {
  // The label is English, and written in one way; aliases come from many languages and lists.
  const names = [normalizeName(option.label), ...option.aliases.flatMap(spellingsOf)];
  return {
    option,
    names,
    joinedNames: names.map(withoutSpaces),
    code: normalizeName(option.value),
    dialCode: normalizeName(option.note),
  };
}

/** Whether a country matches a normalised query, which is also given without spaces. */
type Rule = (entry: Entry, query: string, joinedQuery: string) => boolean;

/** The query is a whole name, alias or code. */
const isNamed: Rule = ({ joinedNames, code }, query, joinedQuery) =>
  joinedNames.includes(joinedQuery) || code === query;

/** The ways to match, best first; for each, the ways before it have failed. */
const rules: readonly Rule[] = [
  isNamed,
  ({ dialCode }, _, joinedQuery) => dialCode === joinedQuery,
  // The query begins the name, or else an alias, or else a word in one of them.
  ({ joinedNames }, _, joinedQuery) => joinedNames[0]?.startsWith(joinedQuery) === true,
  ({ joinedNames }, _, joinedQuery) => joinedNames.some((name) => name.startsWith(joinedQuery)),
  ({ names }, query) => names.some((name) => name.includes(` ${query}`)),
  // It is anywhere.
  ({ names, code, dialCode }, query) =>
    [...names, code, dialCode].some((text) => text.includes(query)),
];

/** @returns the position of the best rule by which a country matches; -1 for no match */
const rankOf = (entry: Entry, query: string) => {
  const joinedQuery = withoutSpaces(query);
  return rules.findIndex((matches) => matches(entry, query, joinedQuery));
};

const withoutSpaces = (name: string) => name.replaceAll(' ', '');
