import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { firstCharacters, laterCharacters } from './characters';

/** The weights the style sheets use. */
const weights = { wght: { min: 400, max: 600 } };

const families = [
  { name: 'gloock', axes: {} },
  { name: 'outfit', axes: weights },
];

const parts = [
  { suffix: '', characters: firstCharacters },
  { suffix: '-rest', characters: laterCharacters },
];

/**
 * Writes subsets of both fonts: the characters every page needs, and the rest.
 * @param folder the fonts folder of the style sheets
 * @returns the files written, with their size in bytes
 */
export const writeFonts = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const written: { file: string; bytes: number }[] = [];
  for (const { name, axes } of families) {
    const source = await readFile(path.join(import.meta.dirname, `${name}-latin.woff2`));
    for (const { suffix, characters } of parts) {
      const font = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      const file = `${name}${suffix}.woff2`;
      await writeFile(path.join(folder, file), font);
      written.push({ file, bytes: font.byteLength });
    }
  }
  return written;
};
