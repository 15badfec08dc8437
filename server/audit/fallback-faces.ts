import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface FallbackFace {
  /** Path in `@fontsource/`, without extension. */
  file: string;
  /** Whether it should cover this character; the glyphs in the file decide. */
  mayCover: (codePoint: number) => boolean;
}

/** `U+0370-03FF,U+1F00` as pairs of first and last. */
const toRanges = (text: string) =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

/** @returns the faces of a package with one file per subset, listed in its `unicode.json` */
const loadSubsets = (name: string, weight: number): FallbackFace[] => {
  const table: unknown = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'),
  );
  return Object.entries({ ...Object(table) }).map(([subset, text]) => {
    const ranges = toRanges(String(text));
    return {
      file: `${name}/files/${name}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal`,
      mayCover: (codePoint) =>
        ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    };
  });
};

const isHangul = (codePoint: number) => /\p{Script=Hangul}/u.test(String.fromCodePoint(codePoint));

let faces: readonly FallbackFace[] | undefined;

/**
 * @returns the faces for scripts that our own faces lack: Greek, Cyrillic and Vietnamese; Arabic; Devanagari; Korean;
 *   Chinese and Japanese; and one that covers the whole Basic Multilingual Plane
 */
export const fallbackFaces = (): readonly FallbackFace[] => {
  faces ??= [
    ...loadSubsets('noto-sans', 500),
    ...loadSubsets('noto-sans-arabic', 500),
    ...loadSubsets('noto-sans-devanagari', 500),
    { file: 'gowun-dodum/files/gowun-dodum-korean-400-normal', mayCover: isHangul },
    ...loadSubsets('chocolate-classical-sans', 400),
    { file: 'unifont/files/unifont-latin-400-normal', mayCover: () => true },
  ];
  return faces;
};
