import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { workStories } from '../../src/content/work-stories';
import { readStrings } from './source-files';

type Token = keyof typeof colors;
type Pairs = readonly (readonly [ground: Token, ...others: Token[]])[];

/** Grounds, each with every text that may stand on it; all else is unused. */
const texts: Pairs = [
  ['green', 'ink'],
  ['cream', 'ink', 'stone', 'moss', 'error'],
  ['ink', 'cream', 'sage', 'green', 'mint', 'coral'],
  ['forest', 'cream', 'mint', 'sage', 'green', 'coral'],
  ['moss', 'cream', 'mint'],
  ['mint', 'ink'],
  ['dew', 'ink', 'stone'],
  ['sand', 'ink', 'stone'],
  ['white', 'ink', 'stone', 'moss', 'error'],
  ['marigold', 'ink'],
  ['coral', 'ink'],
  ['error', 'white'],
  ['error-tint', 'ink', 'error'],
];

/** Edges and signs of controls on what is beside them (WCAG 1.4.11). */
const edges: Pairs = [
  ['cream', 'control-edge'],
  ['white', 'control-edge'],
  ['ink', 'sage', 'green'],
  ['forest', 'sage'],
  ['error-tint', 'error'],
  ['green', 'ink'],
];

/** @param hex a colour as #RRGGBB */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @returns the contrast of two colours as WCAG 2 counts it, 1 to 21. */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ['texts', 4.5, texts],
  ['edges', 3, edges],
] as const)('all %s reach %d : 1 on their grounds', (_, least, pairs) => {
  const reached = pairs.flatMap(([ground, ...others]) =>
    others.map((one) => ({ one, ground, contrast: contrast(colors[one], colors[ground]) })),
  );
  expect(reached.filter((pair) => pair.contrast < least)).toEqual([]);
});

test.each(Object.entries(workStories))('the words of the work %s reach 4.5 : 1', (_, work) => {
  const words = colors[work.isDark ? 'cream' : 'ink'];
  expect(contrast(words, work.ground)).toBeGreaterThanOrEqual(4.5);
});

/** Finds the tokens that classes set for a property, each after its variants. */
const classesFor = (property: string) =>
  new RegExp(`(?<!\\S)(\\S*:)?${property}-(${Object.keys(colors).join('|')})(?!\\S)`, 'g');

test('no element sets a text on a ground that the table does not allow', () => {
  const both = readStrings().flatMap(({ file, classes }) =>
    [...classes.matchAll(classesFor('text'))].flatMap(([, when, text]) =>
      [...classes.matchAll(classesFor('bg'))]
        .filter(([, variants]) => variants === when)
        .map(([, , ground]) => ({ text, ground, where: `${file}: ${classes}` })),
    ),
  );
  const isAllowed = ({ text, ground }: (typeof both)[number]) =>
    texts.some(([on, ...others]) => on === ground && others.some((one) => one === text));
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((look) => !isAllowed(look))).toEqual([]);
});
