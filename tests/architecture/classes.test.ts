import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../tailwind.config';
import { collisions } from '../class-collisions';
import { isTest, readSources } from './source-files';

/** The quoted strings of components, in which the class names are. */
const strings = readSources('src')
  .filter((source) => !isTest(source) && source.file.endsWith('.tsx'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => ({
      file,
      classes: single ?? double ?? '',
    })),
  );

/** @returns each match of the pattern in a component's strings, with its file. */
const find = (pattern: RegExp) =>
  strings.flatMap(({ file, classes }) =>
    [...classes.matchAll(pattern)].map(([found]) => `${file} ${found}`),
  );

/** Files with a text size that fits one drawing, window or line, each with its reason. */
const drawnSizes: Readonly<Record<string, string>> = {
  'src/ui/pill.tsx': 'the labels fit pills of a drawn size',
  'src/layout/gate/gate-words.tsx': 'the gate scales with a phone',
  'src/pages/about/kpi-figure.tsx': 'a unit beside its number',
  'src/pages/about/vision-piece.tsx': 'fits its drawn piece',
  'src/pages/contact/contact-head.tsx': 'the line passes below the heading',
  'src/features/brand-audit/rail-layer.tsx': 'the count fits the margin',
  'src/pages/home/approach/road-step.tsx': 'fits its side of the road',
  'src/pages/home/call-to-action/way-row.tsx': 'the longest way fits one line',
  'src/pages/home/hero/headline.tsx': 'the longest word fits the bar',
  'src/pages/not-found/not-found-page.tsx': 'is above the numeral in a low window',
  'src/pages/privacy-policy/policy-chapter.tsx': 'the number of a chapter, in its own column',
  'src/pages/success/audit-report.tsx': 'the report is drawn for paper',
  'src/pages/success/did-you-know.tsx': 'the report is drawn for paper',
  'src/pages/success/report-next.tsx': 'the report is drawn for paper',
};

it('text sizes are named, except for the listed drawings', () => {
  const raw = find(/(?<![\w-])text-\[[^\]]*(?:\d(?:px|pt|em|vw)|--size)[^\]]*\]/g);
  const strange = raw.filter((found) => !drawnSizes[found.split(' ')[0] ?? '']);
  expect(strange).toEqual([]);
  const idle = Object.keys(drawnSizes).filter(
    (file) => !raw.some((found) => found.startsWith(file)),
  );
  expect(idle).toEqual([]);
});

it('colours are tokens', () => {
  expect(
    find(/\[[^\]\s]*(?:#[\da-f]{3,8}(?!\w)|(?<!\w)(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/gi),
  ).toEqual([]);
});

it('no class string sets a property twice under one condition', () => {
  const twice = strings.flatMap(({ file, classes }) =>
    collisions(classes).map((pair) => `${file} ${pair}`),
  );
  expect(twice).toEqual([]);
});

/** Bracket variants that no state, group or breakpoint can replace, each with its reason. */
const bracketVariants: Readonly<Record<string, string>> = {
  '[&::-webkit-search-cancel-button]:': 'the browser’s own button in a search field',
  '[&_svg]:': 'the caller draws the poster',
  '[&>i]:': 'the pieces of the rail come as one drawing',
  '[&>i:first-of-type]:': 'as above',
  '[&>span]:': 'as above',
  '[[data-folded]+&]:': 'the row before it',
  '[[data-open]+&]:': 'the row before it',
  'in-[.on-forest]:': 'a card that has the ground of its section',
  'in-[.on-green]:': 'a dot that has the ground of its section',
  'max-[400px]:': 'the tabs reach the turn of the line',
};

it('variants in brackets have a reason', () => {
  const found = find(
    /(?<![\w-])(?:(?:in|has|not|group|peer|min|max)-)?\[(?:[^\s[\]]|\[[^\s\]]*\])*\]:/g,
  )
    .map((match) => match.split(' ')[1] ?? '')
    // `[aria-invalid]:` and the like are no variants, but selectors in scripts.
    .filter((variant) => !variant.startsWith('[') || /[&@]/.test(variant));
  const strange = found.filter((variant) => !bracketVariants[variant]);
  expect(strange).toEqual([]);
  expect(Object.keys(bracketVariants).filter((variant) => !found.includes(variant))).toEqual([]);
});

it('design.md explains each variant that is not one of Tailwind’s own', () => {
  const sheet = readFileSync('src/styles/index.css', 'utf8');
  const own = [...sheet.matchAll(/@custom-variant ([\w-]+)/g)].map(([, name = '']) => `${name}:`);
  const screens = Object.keys(config.theme.screens).map((name) => `${name}:`);
  const containers = Object.keys(config.theme.extend.containers).map((name) => `@max-${name}:`);
  const design = readFileSync('docs/design.md', 'utf8');
  const names = [...own, ...screens, ...containers];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !design.includes(`\`${name}\``))).toEqual([]);
});
