import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isTest, readSources } from './source-files';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file).replaceAll('\\', '/'))
  .map((file) => ({ file, folder: path.posix.dirname(file), text: readFileSync(file, 'utf8') }));

const components = readSources('src').filter((source) => !isTest(source));

/** What a component sets by its variants and by `className`, as one text. */
const classesOf = ({ text }: (typeof components)[number]) =>
  [...text.matchAll(/(?:^|= )tv\(\{[\s\S]*?\n\}\)|[cC]lassName=(?:"[^"]*"|\{[^{}]*\})/gm)].join(
    ' ',
  );

/** @returns the names of the classes that a sheet selects by. */
const selectedBy = (text: string) => {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/[^{};]+(?=\{)/g)].join(' ');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
};

const own = sheets
  .filter(({ folder }) => folder !== 'src/styles')
  .flatMap(({ file, folder, text }) =>
    [...selectedBy(text)].map((name) => ({
      name,
      where: `${file}: .${name}`,
      folder: `${folder}/`,
    })),
  );

it('a crossing restyles what it names, not the whole page', () => {
  const rules = sheets.flatMap(({ text }) => [
    ...text.replaceAll(/\/\*[^*]*\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ]);
  const ofCrossing = rules.flatMap(([, selectors = '', body = '']) =>
    /\[data-(?:leaving|arriving|landed)|:active-view-transition/.test(selectors)
      ? [{ selector: selectors.replaceAll(/\([^()]*\)|\s+/g, ' ').trim(), body }]
      : [],
  );
  expect(ofCrossing.length).toBeGreaterThan(6);
  // `*` selects every element, and every element inherits variables of the root.
  const wide = ofCrossing.filter(
    ({ selector, body }) =>
      selector.endsWith('*') || (!/ |::/.test(selector) && /(?:^|\s)--/.test(body)),
  );
  expect(wide.map(({ selector }) => selector)).toEqual([]);
});

it('colours in sheets are tokens', () => {
  const raw = /#[\da-f]{3,8}(?!\w)|(?<!\w)(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
  const found = sheets.filter(({ text }) => raw.test(text.replaceAll(/url\([^)]*\)/g, '')));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('nothing is styled from the sheet of another folder', () => {
  const used = components.map((source) => ({ file: source.file, classes: classesOf(source) }));
  const strange = own.flatMap(({ name, where, folder }) => {
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    return used
      .filter(({ file, classes }) => !file.startsWith(folder) && word.test(classes))
      .map(({ file }) => `${where} in ${file}`);
  });
  expect(own.length).toBeGreaterThan(40);
  expect(strange).toEqual([]);
});

it('no sheet has a rule for a class that nobody sets', () => {
  const dead = own.filter(({ name, folder }) => {
    // A class of the state that a hook returns, or of a modifier whose name is data.
    if (name.startsWith('is-')) return false;
    const stem = name.replace(/--.*/, '--');
    return !components.some(
      ({ file, text }) =>
        file.startsWith(folder) && (text.includes(name) || text.includes(`${stem}$`)),
    );
  });
  expect(dead.map(({ where }) => where)).toEqual([]);
});

it('no screen rule uses :has() on the page or on any ancestor: each change would restyle the page', () => {
  const asking = /in-\[(?:body|html|:root|\*)?:has\(|(?<![\w-])(?:body|html|:root|\*):has\(/;
  const screen = sheets.filter(({ file }) => !file.endsWith('/print.css'));
  const found = [...screen, ...components].filter(({ text }) => asking.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
