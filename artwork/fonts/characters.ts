const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The characters of the pages: loaded at once. */
export const firstCharacters = `${range(0x20, 0x7e)}\u00a0©²·×é–—‘’“”…`;

/** Other western European characters, for visitors' input: loaded when one of them occurs. */
export const laterCharacters = Array.from(
  `${range(0xa1, 0xff)}ıŒœʻʼˆ˚˜${range(0x2010, 0x203a)}⁄€™↑↓−∕`,
)
  .filter((character) => !firstCharacters.includes(character))
  .join('');
