import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
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

export interface Face {
  /** Under which the paper knows it. */
  key: string;
  font: Font;
}

const isSingle = (font: ReturnType<typeof create>): font is Font => 'hasGlyphForCodePoint' in font;

const load = (file: string): Face => {
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}.woff`))));
  if (!isSingle(font)) throw new TypeError(`${file} is a collection`);
  return { key: file, font };
};

const loaded = new Map<FontName, readonly Face[]>();

/** @returns the latin cut and the extended one; read once */
export const facesOf = (name: FontName): readonly Face[] => {
  const known = loaded.get(name);
  if (known) return known;
  const faces = files[name].map(load);
  loaded.set(name, faces);
  return faces;
};

/** @returns every face, for a paper to know. */
export const allFaces = () =>
  (['display', 'body', 'medium', 'bold'] as const).flatMap((name) => facesOf(name));

/** @returns the face that can write this character, if one can */
export const faceFor = (name: FontName, character: string) =>
  facesOf(name).find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** @returns whether the report's fonts can write the whole text. */
export const canWrite = (text: string) =>
  Array.from(text).every((character) => faceFor('body', character));
