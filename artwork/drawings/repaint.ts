import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Tokens = Readonly<Record<string, string>>;

/** Folders of hand-kept pictures. The marks and works of clients keep their own colours. */
const folders = ['about', 'blog', 'illustrations', 'services'];

/** @returns the hand-kept pictures under the public folder */
export const drawingsIn = (publicFolder: string): string[] => [
  'favicon.svg',
  ...folders.flatMap((folder) =>
    readdirSync(join(publicFolder, folder))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `${folder}/${file}`),
  ),
];

/** @returns a map from each old colour to its new one, both in upper case. @throws when two tokens share a colour */
export function changes(painted: Tokens, tokens: Tokens): ReadonlyMap<string, string> {
  const hexes = Object.entries(tokens).filter(([, value]) => value.startsWith('#'));
  if (new Set(hexes.map(([, value]) => value.toUpperCase())).size < hexes.length)
    throw new Error('Two tokens have the same colour: repainting could not separate them again');
  return new Map(
    hexes.flatMap(([name, value]) => {
      const before = painted[name]?.toUpperCase();
      return before && before !== value.toUpperCase() ? [[before, value.toUpperCase()]] : [];
    }),
  );
}

/** Replaces changed colours in the hand-kept pictures under the public folder. */
export function repaint(
  publicFolder: string,
  changed: ReadonlyMap<string, string>,
): { file: string; bytes: number }[] {
  return drawingsIn(publicFolder).flatMap((file) => {
    const path = join(publicFolder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replaceAll(
      /#[0-9a-f]{6}\b/gi,
      (hex) => changed.get(hex.toUpperCase()) ?? hex,
    );
    if (after === before) return [];
    writeFileSync(path, after);
    return [{ file, bytes: Buffer.byteLength(after) }];
  });
}
