/** @returns the text in lower case without accents, for searching. One character stays one character. */
export const normalizeForSearch = (value: string) =>
  Array.from(value, (character) =>
    (character.normalize('NFD').replace(/\p{M}/gu, '') || character).toLowerCase().charAt(0),
  ).join('');
