import type { Face } from './report-fonts';

type Direction = 'ltr' | 'rtl';

export interface Run {
  /** In the order in which it is read, unless the face cannot turn it round by itself. */
  text: string;
  face: Face;
  direction: Direction;
}

const isRightToLeft = (character: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    character,
  ) && !/\p{N}/u.test(character);
const isStrong = (character: string) => /[\p{L}\p{N}]/u.test(character);

const directionOf = (character: string): Direction | undefined => {
  if (isRightToLeft(character)) return 'rtl';
  return isStrong(character) ? 'ltr' : undefined;
};

/** One direction a character: a sign between two alike goes with them, else with the whole line. */
const directionsOf = (characters: readonly string[]): Direction[] => {
  const strong = characters.map(directionOf);
  const base = strong.find(Boolean) ?? 'ltr';
  return strong.map((direction, index) => {
    if (direction) return direction;
    const before = strong.slice(0, index).findLast(Boolean) ?? base;
    const after = strong.slice(index).find(Boolean) ?? base;
    return before === after ? before : base;
  });
};

/** A face without layout rules is written as it comes, so its text has to come the other way round. */
const turned = (run: Run): Run =>
  run.face.font.availableFeatures.length > 0
    ? run
    : { ...run, text: Array.from(run.text).toReversed().join('') };

/**
 * Splits a line into runs of one direction and one face, in the order in which they stand from left to right. A
 * line that begins in a right-to-left script runs from right to left as a whole. A character that no face has is
 * left out.
 */
export const splitTextRuns = (
  text: string,
  faceFor: (character: string, near?: Face) => Face | undefined,
): Run[] => {
  const characters = Array.from(text.normalize('NFC'));
  const directions = directionsOf(characters);
  const stretches: { direction: Direction; runs: Run[] }[] = [];
  let near: Face | undefined;
  characters.forEach((character, index) => {
    const face = faceFor(character, near);
    if (!face) return;
    near = face;
    const direction = directions[index] ?? 'ltr';
    let stretch = stretches.at(-1);
    if (stretch?.direction !== direction) {
      stretch = { direction, runs: [] };
      stretches.push(stretch);
    }
    const run = stretch.runs.at(-1);
    if (run?.face === face) run.text += character;
    else stretch.runs.push({ text: character, face, direction });
  });
  const base = characters.map(directionOf).find(Boolean);
  const ordered = base === 'rtl' ? stretches.toReversed() : stretches;
  return ordered.flatMap(({ direction, runs }) =>
    direction === 'rtl' ? runs.toReversed().map(turned) : runs,
  );
};
