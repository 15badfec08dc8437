import { readdirSync, readFileSync } from 'node:fs';

/** @returns every file below a folder whose name ends so, by its path from the root, with forward slashes. */
export const readBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** @returns every TypeScript file below the folders, tests included. */
export const readSources = (...folders: readonly string[]) =>
  folders.flatMap((folder) => readBelow(folder, /\.tsx?$/));

/** What ships: neither tests nor what only tests use. */
export const readCode = (...folders: readonly string[]) =>
  readSources(...folders).filter(({ file }) => !/\.test\.|\/testing\//.test(file));

/** @returns the quoted strings of components, in which the class names are, each with its file. */
export const readStrings = () =>
  readCode('src')
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, ...quoted]) => ({
        file,
        classes: quoted.join(''),
      })),
    );
