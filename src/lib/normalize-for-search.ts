/** @returns the text in lower case without accents. Each character maps to one, so positions still match. */
export const normalizeForSearch = (value: string) =>
  Array.from(value, (character) =>
    (character.normalize('NFD').replace(/\p{M}/gu, '') || character).toLowerCase().charAt(0),
  ).join('');
