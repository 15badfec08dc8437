import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

const fonts = {
  display: ['gloock', 400],
  body: ['outfit', 400],
  medium: ['outfit', 500],
  bold: ['outfit', 600],
} as const;

export type FontName = keyof typeof fonts;

export interface FontFace {
  /** Name under which it is registered in the PDF. */
  key: string;
  font: Font;
}

interface FallbackFace {
  file: string;
  /** Whether it should cover this character; the glyphs in the file decide. */
  mayCover: (codePoint: number) => boolean;
}

/** @returns the path of a face in `@fontsource/`, without extension */
const fileOf = (family: string, subset: string, weight: number) =>
  `${family}/files/${family}-${subset}-${weight}-normal`;

/** @returns n rounded up to a multiple of four */
const padded = (n: number) => (n + 3) & ~3;

/** Converts a WOFF 1.0 file to OpenType. With WOFF, fontkit inflates a whole table again for every glyph. */
const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const header = Buffer.alloc(12 + count * 16);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = header.length;
  const tables = entries.map(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
    return Buffer.concat([data], padded(data.length));
  });
  return Buffer.concat([header, ...tables]);
};

const load = (file: string): FontFace => {
  // The packer of embedded fonts cannot read woff2.
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}.woff`))));
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${file} is a collection`);
  return { key: file, font };
};

const own = new Map<FontName, readonly [FontFace, FontFace]>();

/** @returns the latin and latin-ext faces of a font; read once */
export const loadFaces = (name: FontName): readonly [FontFace, FontFace] => {
  const [family, weight] = fonts[name];
  const faces = own.get(name) ?? [
    load(fileOf(family, 'latin', weight)),
    load(fileOf(family, 'latin-ext', weight)),
  ];
  own.set(name, faces);
  return faces;
};

/** @returns the faces of a package with one file per subset, listed in its `unicode.json` as `U+0370-03FF,U+1F00` */
const loadSubsets = (family: string, weight: number): FallbackFace[] => {
  const table: unknown = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  );
  return Object.entries({ ...Object(table) }).map(([subset, text]) => {
    const ranges = String(text)
      .split(',')
      .map((range) => {
        const [first = '', last = first] = range.slice(2).split('-');
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
      });
    return {
      file: fileOf(family, subset.replaceAll(/[[\]]/g, ''), weight),
      mayCover: (codePoint) =>
        ranges.some(({ first, last }) => codePoint >= first && codePoint <= last),
    };
  });
};

const isHangul = (codePoint: number) => /\p{Script=Hangul}/u.test(String.fromCodePoint(codePoint));

let fallbackFaces: readonly FallbackFace[] | undefined;

/**
 * @returns the faces for scripts that our own faces lack: Greek, Cyrillic and Vietnamese; Arabic; Devanagari; Korean;
 *   Chinese and Japanese; and one that covers the whole Basic Multilingual Plane
 */
const listFallbackFaces = (): readonly FallbackFace[] => {
  fallbackFaces ??= [
    ...loadSubsets('noto-sans', 500),
    ...loadSubsets('noto-sans-arabic', 500),
    ...loadSubsets('noto-sans-devanagari', 500),
    { file: fileOf('gowun-dodum', 'korean', 400), mayCover: isHangul },
    ...loadSubsets('chocolate-classical-sans', 400),
    { file: fileOf('unifont', 'latin', 400), mayCover: () => true },
  ];
  return fallbackFaces;
};

const canWrite = ({ font }: FontFace, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Creates a function that finds a face for a character; fallback faces are loaded on demand. */
export const createFaceFinder = () => {
  // Cached for one report only: some have several megabytes.
  const opened = new Map<string, FontFace>();
  const open = ({ file }: FallbackFace) => {
    const face = opened.get(file) ?? load(file);
    opened.set(file, face);
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
    for (const fallback of listFallbackFaces()) {
      if (!fallback.mayCover(character.codePointAt(0) ?? 0)) continue;
      const other = open(fallback);
      if (canWrite(other, character)) return other;
    }
    return undefined;
  };
};
