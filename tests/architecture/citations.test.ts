import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { readBelow, readSources } from './source-files';

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

/** Everything with comments. */
const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...readBelow('src', /\.css$/),
  ...readBelow('docs/deploy', /\./),
  ...['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts'].map(read),
  ...['index.html', '.env.example', '.ci/run'].map(read),
];

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(read),
  ...readBelow('docs', /\.md$/),
].map(({ file, text }) => ({ file, text: text.replace(/^```[^]*?^```$/gm, '') }));
/** The changelog may name files that no longer exist. */
const current = [...sources, ...documents.filter(({ file }) => file !== 'CHANGELOG.md')];

/** The anchors of a document's headings, as GitHub and GitLab make them. */
const anchorsOf = ({ text }: (typeof documents)[number]) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
const anchors = new Map(documents.map((document) => [document.file, anchorsOf(document)]));

/** Whether a file exists, and in it the heading that the hash names. @param from the file with the link, if not the root */
const leadsSomewhere = (link: string, from = '') => {
  const [name = '', anchor] = link.split('#');
  const file = name ? path.posix.join(path.posix.dirname(from), name) : from;
  return existsSync(file) && (anchor === undefined || anchors.get(file)?.includes(anchor) === true);
};
const existsInRoot = (name: string) => leadsSomewhere(name);

/** A file whose path is written out. */
const written =
  /(?<![\w./<-])((?:src|server|scripts|artwork|tests|public|docs)\/[\w./-]+\.(?:tsx?|css|html|json|conf|service))\b/g;

it.each([
  ['citation in the code', sources, /\b(docs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?)/gu, existsInRoot],
  ['relative link in a document', documents, /\]\((?![a-z]+:)([^)\s]+)\)/g, leadsSomewhere],
  ['path of a file', current, written, existsInRoot],
  ['npm script', current, /\bnpm run (?:--silent )?([\w:]+)/g, (name: string) => name in scripts],
])('what every %s names exists', (_, files, pattern, exists) => {
  const named = files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file })),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ name, file }) => !exists(name, file))).toEqual([]);
});
