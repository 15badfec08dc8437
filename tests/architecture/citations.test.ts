import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { readSources } from './source-files';

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

const below = (folder: string, ending = '') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** Everything with comments. */
const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...[...below('src', '.css'), ...below('docs/deploy')].map(read),
  ...['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts'].map(read),
  ...['index.html', '.env.example', '.ci/run'].map(read),
];

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...below('docs', '.md')]
  .map(read)
  .map(({ file, text }) => ({ file, text: text.replace(/^```[^]*?^```$/gm, '') }));
/** The changelog may name files that no longer exist. */
const current = documents.filter(({ file }) => file !== 'CHANGELOG.md');

/** A heading's anchor, as GitHub and GitLab make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchors = new Map(
  documents.map(({ file, text }) => [
    file,
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  ]),
);

/** Whether a path from the project's root exists, and in it the heading that its hash names. */
const leadsSomewhere = (link: string) => {
  const [file = '', anchor] = link.split('#');
  return existsSync(file) && (anchor === undefined || anchors.get(file)?.includes(anchor));
};

/** @returns what a pattern finds in the files, each with where it is */
const found = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file, where: `${file}: ${name}` })),
  );
const wheres = (names: readonly { where: string }[]) => names.map(({ where }) => where);

it('every citation in the code names a heading under docs', () => {
  const citations = found(sources, /\b(docs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?)/gu);
  expect(citations.length).toBeGreaterThan(100);
  expect(wheres(citations.filter(({ name }) => !leadsSomewhere(name)))).toEqual([]);
});

it('every relative link in a document leads to a file, and to a heading in it', () => {
  const links = found(documents, /\]\((?![a-z]+:)([^)\s]+)\)/g);
  const broken = links.filter(({ name, file }) => {
    const target = path.posix.join(path.posix.dirname(file), name);
    return !leadsSomewhere(name.startsWith('#') ? file + name : target);
  });
  expect(links.length).toBeGreaterThan(50);
  expect(wheres(broken)).toEqual([]);
});

it('every file whose path they name exists', () => {
  const folders = 'src|server|scripts|artwork|tests|public|docs';
  const named = found(
    [...sources, ...current],
    RegExp(
      `(?<![\\w./<-])((?:${folders})/[\\w./-]+\\.(?:tsx?|css|html|json|conf|service))\\b`,
      'g',
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(wheres(named.filter(({ name }) => !existsSync(name)))).toEqual([]);
});

it('the npm scripts that they name exist', () => {
  const named = found([...sources, ...current], /\bnpm run (?:--silent )?([\w:]+)/g);
  expect(named.length).toBeGreaterThan(15);
  expect(wheres(named.filter(({ name }) => !(name in scripts)))).toEqual([]);
});
