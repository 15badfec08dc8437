/** @returns the text in lower case without accents, with every character at its old position */
export const normalizeForSearch = (value: string) =>
  Array.from(value, (character) => {
    // Compose again, or a Hangul syllable would stay taken apart into its letters.
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
    return base.length === character.length ? base : character;
  }).join('');
