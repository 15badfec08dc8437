import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './source-files';

const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts', 'index.html'].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

/** A heading's anchor, as GitHub and GitLab make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const withoutCode = (text: string) => text.replace(/^```[^]*?^```$/gm, '');

const anchors = new Map(
  documents.map((file) => [
    file,
    [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#{1,6} (.+)$/gm)].map(
      ([, heading = '']) => anchorOf(heading),
    ),
  ]),
);

/** Whether a path from the project's root exists, and in it the heading that the anchor names. */
const leadsSomewhere = (file: string, anchor: string | undefined) =>
  existsSync(file) && (anchor === undefined || (anchors.get(file)?.includes(anchor) ?? false));

it('every citation in the code names a heading under docs', () => {
  const citations = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu)].map(
      ([citation, document = '', anchor]) => ({ file, citation, document, anchor }),
    ),
  );
  const broken = citations
    .filter(({ document, anchor }) => !leadsSomewhere(document, anchor))
    .map(({ file, citation }) => `${file}: ${citation}`);
  expect(citations.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

it('the code cites nothing that the project does not hold', () => {
  const elsewhere =
    /\bdecisions? \d|\bspecification\b|\bmotion direction\b|(?:brand|motion|quality)\.md/i;
  const found = sources
    .filter(({ file }) => file !== 'tests/architecture/citations.test.ts')
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (elsewhere.test(line) ? [`${file}:${at + 1}`] : [])),
    );
  expect(found).toEqual([]);
});

it('every relative link in a document leads to a file, and to a heading in it', () => {
  const broken = documents.flatMap((file) =>
    [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [target = '', anchor] = link.split('#');
        const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
        return !leadsSomewhere(place, anchor);
      })
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('no two headings of a document share an anchor', () => {
  const twice = [...anchors]
    .filter(([file]) => file !== 'CHANGELOG.md')
    .flatMap(([file, names]) =>
      names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${file}#${name}`),
    );
  expect(twice).toEqual([]);
});
