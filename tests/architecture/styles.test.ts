import path from 'node:path';
import { expect, it } from 'vitest';
import { collisions } from '../class-collisions';
import { readBelow, readCode, readStrings } from './source-files';

const sheets = readBelow('src', /\.css$/).map(({ file, text }) => ({
  file,
  text: text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, ''),
}));

const components = readCode('src');
const strings = readStrings();

it('colours are tokens', () => {
  const raw = '(?:#[\\da-f]{3,8}(?!\\w)|(?<!\\w)(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\()';
  const inSheet = new RegExp(raw, 'i');
  const inClass = new RegExp(`\\[[^\\]\\s]*${raw}`, 'i');
  const found = [
    ...sheets.filter(({ text }) => inSheet.test(text)),
    ...strings.filter(({ classes }) => inClass.test(classes)),
  ];
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('no class string sets a property twice under one condition', () => {
  const twice = strings.flatMap(({ file, classes }) =>
    collisions(classes).map((pair) => `${file} ${pair}`),
  );
  expect(twice).toEqual([]);
  expect(collisions('text-h3 text-h4 text-ink px-4 pl-margin')).toEqual(['text-h3 and text-h4']);
});

/** What a component sets by its variants and by `className`, as one text. */
const classesOf = (text: string) =>
  [...text.matchAll(/(?:^|= )tv\(\{[\s\S]*?\n\}\)|[cC]lassName=(?:"[^"]*"|\{[^{}]*\})/gm)].join(
    ' ',
  );

it('each class in the sheet of a page, a part or a feature is set in its folder, and nowhere else', () => {
  const used = components.map(({ file, text }) => ({ file, classes: classesOf(text) }));
  const own = sheets.filter(({ file }) => !file.startsWith('src/styles/'));
  const users = own.flatMap(({ file, text }) => {
    const selectors = [...text.matchAll(/[^{};]+(?=\{)/g)].join();
    return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => {
      const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
      const setIn = used.filter(({ classes }) => word.test(classes)).map((one) => one.file);
      const isOurs = (other: string) => other.startsWith(`${path.posix.dirname(file)}/`);
      return { name, isRight: setIn.length > 0 && setIn.every(isOurs) };
    });
  });
  expect(users.length).toBeGreaterThan(5);
  expect(users.filter(({ isRight }) => !isRight)).toEqual([]);
});

it('no screen rule restyles the page: by :has() on it or on any ancestor, by all of it crossing', () => {
  const wide =
    /in-\[(?:body|html|:root|\*)?:has\(|(?<![\w-])(?:body|html|:root|\*):has\(|\[data-(?:leaving|arriving|landed)[^{};]*\*\s*\{/;
  const screen = sheets.filter(({ file }) => !file.endsWith('/print.css'));
  const found = [...screen, ...components].filter(({ text }) => wide.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('no keyframe names its curve by var(), which Chromium takes for `ease`', () => {
  const byVar = /@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*?[^{}]*\{[^{}]*timing-function: var/;
  expect(sheets.filter(({ text }) => byVar.test(text)).map(({ file }) => file)).toEqual([]);
});
