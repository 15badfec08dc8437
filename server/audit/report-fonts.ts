import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

// The packer of embedded fonts cannot read woff2.
const files = {
  display: ['gloock/files/gloock-latin-400-normal', 'gloock/files/gloock-latin-ext-400-normal'],
  body: ['outfit/files/outfit-latin-400-normal', 'outfit/files/outfit-latin-ext-400-normal'],
  medium: ['outfit/files/outfit-latin-500-normal', 'outfit/files/outfit-latin-ext-500-normal'],
  bold: ['outfit/files/outfit-latin-600-normal', 'outfit/files/outfit-latin-ext-600-normal'],
} as const;

export type FontName = keyof typeof files;

const isSingle = (font: ReturnType<typeof openSync>): font is Font =>
  'hasGlyphForCodePoint' in font;

const loaded = new Map<string, Font>();

/** @returns the latin cut and the extended one; read once */
export const fontsOf = (name: FontName): Font[] =>
  files[name].map((file) => {
    const known = loaded.get(file);
    if (known) return known;
    const font = openSync(require.resolve(`@fontsource/${file}.woff`));
    if (!isSingle(font)) throw new TypeError(`${file} is a collection`);
    loaded.set(file, font);
    return font;
  });

/** @returns the font that can write this character, if one can */
export const fontFor = (name: FontName, character: string) =>
  fontsOf(name).find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** @returns whether the report's fonts can write the whole text. */
export const canWrite = (text: string) =>
  Array.from(text).every((character) => fontFor('body', character));
