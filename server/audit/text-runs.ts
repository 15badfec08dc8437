import createBidi from 'bidi-js';
import type { Face } from './report-fonts';

export interface Run {
  /** In the order in which it is read, unless it has to be drawn as it stands. */
  text: string;
  face: Face;
  direction: 'ltr' | 'rtl';
}

const bidi = createBidi();

/** Only the layout rules of a face turn letters round; anything else is drawn in the order in which it stands. */
const toDrawn = (run: Run): Run => {
  const isTurned = run.face.font.availableFeatures.length > 0 && /\p{L}/u.test(run.text);
  if (run.direction === 'ltr' || isTurned) return run;
  return { ...run, text: Array.from(run.text).toReversed().join('') };
};

/**
 * Splits a line into runs of one direction and one face, in the order in which they stand from left to right (the
 * Unicode Bidirectional Algorithm). A character that no face has is left out.
 */
export const splitTextRuns = (
  text: string,
  faceFor: (character: string, near?: Face) => Face | undefined,
): Run[] => {
  const line = text.normalize('NFC');
  const faces: (Face | undefined)[] = [];
  let near: Face | undefined;
  for (const character of line) {
    // Marks of direction steer the algorithm; the last face would draw them as boxes.
    const face = /\p{Bidi_Control}/u.test(character) ? undefined : faceFor(character, near);
    near = face ?? near;
    // Indices of the algorithm count UTF-16 code units.
    for (let unit = 0; unit < character.length; unit += 1) faces.push(face);
  }
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: Run[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const face = faces[index];
    if (!face) continue;
    const direction = (embedding.levels[index] ?? 0) % 2 === 0 ? 'ltr' : 'rtl';
    const unit = mirrored.get(index) ?? line.charAt(index);
    const run = runs.at(-1);
    if (run?.face !== face || run.direction !== direction)
      runs.push({ text: unit, face, direction });
    else run.text = direction === 'ltr' ? run.text + unit : unit + run.text;
  }
  return runs.map(toDrawn);
};
