/** @returns a query as names are normalised; 00 before a number is read as +, which is left out */
export const normalizeQuery = (query: string) =>
  normalizeName(query).replace(/^0 ?0(?=[\d ]+$)/, '');

/** @returns the name in lower case, without accents, punctuation and "the" at its start or end */
export const normalizeName = (name: string) =>
  name
    .replace(/\s+/g, ' ')
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
export const spellingsOf = (alias: string) => [
  ...new Set([alias, withDigraphs(alias), inverted(alias)].map(normalizeName)),
];

/** "Ägypten" as "Äegypten", of which the normalised name is "aegypten". */
const withDigraphs = (name: string) => name.normalize('NFC').replace(/[äöüÄÖÜ]/g, '$&e');

/** "Kingdom of the Netherlands" as lists also write it: "Netherlands Kingdom of". */
const inverted = (name: string) => name.replace(/^(.+?) of (?:the )?(.*)$/, '$2 $1 of');
