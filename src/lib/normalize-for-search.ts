/** @returns the text in lower case without accents; it keeps the length of each character, so positions still match. */
export const normalizeForSearch = (value: string) =>
  Array.from(value, (character) => {
    // Compose again, or a Hangul syllable would stay taken apart into its letters.
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
    return base.length === character.length ? base : character;
  }).join('');

/** @returns how many typing errors a word may have: one from 4 letters on, two from 8 */
export const mostErrors = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** @returns every variant of the word with two neighbouring letters swapped */
export const withSwappedLetters = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
