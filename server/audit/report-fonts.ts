import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { type FallbackFace, fallbackFaces } from './fallback-faces';
import { unpackWoff } from './unpack-woff';

const require = createRequire(import.meta.url);

// The packer of embedded fonts cannot read woff2.
const files = {
  display: ['gloock/files/gloock-latin-400-normal', 'gloock/files/gloock-latin-ext-400-normal'],
  body: ['outfit/files/outfit-latin-400-normal', 'outfit/files/outfit-latin-ext-400-normal'],
  medium: ['outfit/files/outfit-latin-500-normal', 'outfit/files/outfit-latin-ext-500-normal'],
  bold: ['outfit/files/outfit-latin-600-normal', 'outfit/files/outfit-latin-ext-600-normal'],
} as const;

export type FontName = keyof typeof files;

export interface FontFace {
  /** Name under which it is registered in the PDF. */
  key: string;
  font: Font;
}

const isSingle = (font: ReturnType<typeof create>): font is Font => 'hasGlyphForCodePoint' in font;

const load = (file: string): FontFace => {
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}.woff`))));
  if (!isSingle(font)) throw new TypeError(`${file} is a collection`);
  return { key: file, font };
};

const own = new Map<FontName, readonly FontFace[]>();

/** @returns the latin and latin-ext faces of a font; read once */
export const loadFaces = (name: FontName): readonly FontFace[] => {
  const known = own.get(name);
  if (known) return known;
  const faces = files[name].map(load);
  own.set(name, faces);
  return faces;
};

const canWrite = ({ font }: FontFace, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Creates a function that finds a face for a character; fallback faces are loaded on demand. */
export const createFaceFinder = () => {
  // Cached for one report only: some have several megabytes.
  const fallbacks = new Map<FallbackFace, FontFace>();
  const open = (fallback: FallbackFace) => {
    const face = fallbacks.get(fallback) ?? load(fallback.file);
    fallbacks.set(fallback, face);
    return face;
  };
  /**
   * @param near the face of the letter before: spaces, signs and marks stay with it if it has them
   * @returns a face that can write the character, or undefined
   */
  return (name: FontName, character: string, near?: FontFace): FontFace | undefined => {
    if (near && !/[\p{L}\p{N}]/u.test(character) && canWrite(near, character)) return near;
    const face = loadFaces(name).find((one) => canWrite(one, character));
    if (face) return face;
    const codePoint = character.codePointAt(0) ?? 0;
    for (const fallback of fallbackFaces()) {
      if (!fallback.mayCover(codePoint)) continue;
      const other = open(fallback);
      if (canWrite(other, character)) return other;
    }
    return undefined;
  };
};
