import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { workStories } from '../../src/content/work-stories';
import { readStrings } from './source-files';

type Token = keyof typeof colors;

/** Every text that may stand on a ground; all else is unused. */
const textOn = {
  green: ['ink'],
  cream: ['ink', 'stone', 'moss', 'error'],
  ink: ['cream', 'sage', 'green', 'mint', 'coral'],
  forest: ['cream', 'mint', 'sage', 'green', 'coral'],
  moss: ['cream', 'mint'],
  mint: ['ink'],
  dew: ['ink', 'stone'],
  sand: ['ink', 'stone'],
  white: ['ink', 'stone', 'moss', 'error'],
  marigold: ['ink'],
  coral: ['ink'],
  error: ['white'],
  'error-tint': ['ink', 'error'],
} as const satisfies Partial<Record<Token, readonly Token[]>>;

/** Edges and signs of controls on what is beside them (WCAG 1.4.11). */
const edgeOn = {
  cream: ['control-edge'],
  white: ['control-edge'],
  ink: ['sage', 'green'],
  forest: ['sage'],
  'error-tint': ['error'],
  green: ['ink'],
} as const satisfies Partial<Record<Token, readonly Token[]>>;

const isToken = (name: string): name is Token => name in colors;

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

/** @returns a table's pairs, each with the ground last */
const pairsOf = (table: Partial<Record<Token, readonly Token[]>>) =>
  Object.entries(table).flatMap(([ground, tokens]) =>
    isToken(ground) ? tokens.map((token) => [token, ground] as const) : [],
  );

const pairs = pairsOf(textOn);

test.each([
  ...pairs.map(([text, ground]) => [text, ground, colors[text], colors[ground], 4.5] as const),
  ...pairsOf(edgeOn).map(
    ([edge, on]) => [`edge ${edge}`, on, colors[edge], colors[on], 3] as const,
  ),
  ...Object.entries(workStories).map(([id, { isDark, ground }]) => {
    return ['the words', `the work ${id}`, colors[isDark ? 'cream' : 'ink'], ground, 4.5] as const;
  }),
])('%s on %s, %s on %s, reaches %d : 1', (_text, _ground, one, other, least) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
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
    pairs.some(([one, other]) => one === text && other === ground);
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((look) => !isAllowed(look))).toEqual([]);
});
