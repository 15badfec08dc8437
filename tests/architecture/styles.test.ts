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

/** What a component sets by its variants and by `className`, as one text. */
const classesOf = (text: string) =>
  [...text.matchAll(/(?:^|= )tv\(\{[\s\S]*?\n\}\)|[cC]lassName=(?:"[^"]*"|\{[^{}]*\})/gm)].join(
    ' ',
  );

/** The classes that a sheet of a page, a part or a feature selects by, each with the folder of the sheet. */
const own = sheets
  .filter(({ file }) => !file.startsWith('src/styles/'))
  .flatMap(({ file, text }) => {
    const selectors = [...text.matchAll(/[^{};]+(?=\{)/g)].join();
    const names = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
    return [...names].map((name) => ({ name, folder: `${path.posix.dirname(file)}/` }));
  });

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
});

it('nothing is styled from the sheet of another folder', () => {
  const used = components.map(({ file, text }) => ({ file, classes: classesOf(text) }));
  const strange = own.flatMap(({ name, folder }) => {
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    return used
      .filter(({ file, classes }) => !file.startsWith(folder) && word.test(classes))
      .map(({ file }) => `${folder} .${name} in ${file}`);
  });
  expect(own.length).toBeGreaterThan(5);
  expect(strange).toEqual([]);
});

it('no sheet has a rule for a class that nobody sets', () => {
  const dead = own.filter(({ name, folder }) => {
    // A class of the state that a hook returns, or of a modifier whose name is data.
    if (name.startsWith('is-')) return false;
    const stem = `${name.replace(/--.*/, '--')}$`;
    return !components.some(
      ({ file, text }) => file.startsWith(folder) && (text.includes(name) || text.includes(stem)),
    );
  });
  expect(dead).toEqual([]);
});

it('no screen rule restyles the page: by :has() on it or on any ancestor, by all of it crossing', () => {
  const wide =
    /in-\[(?:body|html|:root|\*)?:has\(|(?<![\w-])(?:body|html|:root|\*):has\(|\[data-(?:leaving|arriving|landed)[^{};]*\*\s*\{/;
  const screen = sheets.filter(({ file }) => !file.endsWith('/print.css'));
  const found = [...screen, ...components].filter(({ text }) => wide.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
