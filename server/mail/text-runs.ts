import createBidi from 'bidi-js';
import type { FontFace } from './report-fonts';

export interface Run {
  /** In reading order if the font shapes it, else in visual order. */
  text: string;
  face: FontFace;
  direction: 'ltr' | 'rtl';
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en');

/**
 * Removes what no face can write (emoji, say), whole graphemes at a time and without leaving a hole between two spaces.
 * Direction marks stay: they control the algorithm.
 */
const toWritable = (line: string, canWrite: (character: string) => boolean) => {
  const written = Array.from(graphemes.segment(line), ({ segment }) => segment)
    .filter((segment) => /^\p{Bidi_Control}/u.test(segment) || canWrite(segment))
    .join('');
  return written === line ? line : written.replaceAll(/ {2,}/g, ' ').trim();
};

/** Only faces with layout features reverse letters; any other text must be in visual order. */
const toDrawingOrder = (run: Run): Run => {
  const isReversedByFace = run.face.font.availableFeatures.length > 0 && /\p{L}/u.test(run.text);
  if (run.direction === 'ltr' || isReversedByFace) return run;
  return { ...run, text: Array.from(run.text).toReversed().join('') };
};

/**
 * Splits a line into runs of one direction and one face, in visual order from left to right (Unicode Bidirectional
 * Algorithm). Leaves out characters without a face.
 */
export const splitTextRuns = (
  text: string,
  faceFor: (character: string, near?: FontFace) => FontFace | undefined,
): Run[] => {
  const line = toWritable(text.normalize('NFC'), (character) => faceFor(character) !== undefined);
  const faces: (FontFace | undefined)[] = [];
  let near: FontFace | undefined;
  for (const character of line) {
    // Direction marks control the algorithm; the last fallback face would draw them as boxes.
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
  return runs.map(toDrawingOrder);
};
