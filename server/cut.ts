/** @returns a text of at most so many characters, its end left out where it is longer */
export const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};
