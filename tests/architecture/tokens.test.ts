import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { workStories } from '../../src/content/work-stories';
import { readSources } from './source-files';

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

/** Edges and signs of controls against what is beside them (WCAG 1.4.11). */
const edgeOn: readonly (readonly [Token, Token])[] = [
  ['control-edge', 'cream'],
  ['control-edge', 'white'],
  ['sage', 'ink'],
  ['sage', 'forest'],
  ['error', 'error-tint'],
  ['green', 'ink'],
  ['ink', 'green'],
];

const isToken = (name: string): name is Token => name in colors;

/** A token, or a colour of a client's as #RRGGBB. */
type Colour = Token | `#${string}`;

const luminance = (colour: Colour) => {
  const hex = isToken(colour) ? colors[colour] : colour;
  const channels = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @returns the contrast of two colours as WCAG 2 counts it, 1 to 21. */
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** @returns the token that one of the class names sets, if any does: `text-ink` with the prefix `text-` sets ink. */
const colour = (names: readonly string[], prefix: string) =>
  names
    .flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    .find(isToken);

const pairs = Object.entries(textOn).flatMap(([ground, texts]) =>
  isToken(ground) ? texts.map((text) => [text, ground] as const) : [],
);

test.each(pairs)('%s on %s reaches 4.5 : 1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(workStories))('the words on %s reach 4.5 : 1', (_, work) => {
  expect(contrast(work.isDark ? 'cream' : 'ink', work.ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(edgeOn)('an edge of %s on %s reaches 3 : 1', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});

/** What each class string of a component sets, by itself and in each of its variants. */
const looks = readSources('src')
  .filter(({ file }) => file.endsWith('.tsx'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, ...quoted]) => {
      const names = quoted.join('').split(/\s+/);
      const variants = new Set(names.map((name) => name.slice(0, name.lastIndexOf(':') + 1)));
      return [...variants].map((variant) => ({
        where: `${file}: ${names.join(' ')}`,
        text: colour(names, `${variant}text-`),
        ground: colour(names, `${variant}bg-`),
      }));
    }),
  );

test('no element sets a text on a ground that the table does not allow', () => {
  const both = looks.filter(({ text, ground }) => text && ground);
  const wrong = both.filter(
    ({ text, ground }) => !pairs.some(([one, other]) => one === text && other === ground),
  );
  expect(both.length).toBeGreaterThan(20);
  expect(wrong.map(({ where }) => where)).toEqual([]);
});
