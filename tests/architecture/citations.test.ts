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
  return existsSync(file) && (anchor === undefined || anchors.get(file)?.includes(anchor) === true);
};

/** What a document links to from where it is: a heading of its own, or another file. */
const linkLeadsSomewhere = (link: string, from: string) =>
  leadsSomewhere(
    link.startsWith('#') ? from + link : path.posix.join(path.posix.dirname(from), link),
  );

/** A file whose path is written out. */
const written =
  /(?<![\w./<-])((?:src|server|scripts|artwork|tests|public|docs)\/[\w./-]+\.(?:tsx?|css|html|json|conf|service))\b/g;

it.each([
  ['citation in the code', sources, /\b(docs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?)/gu, leadsSomewhere],
  ['relative link in a document', documents, /\]\((?![a-z]+:)([^)\s]+)\)/g, linkLeadsSomewhere],
  ['path of a file', current, written, existsSync],
  ['npm script', current, /\bnpm run (?:--silent )?([\w:]+)/g, (name: string) => name in scripts],
])('what every %s names exists', (_, files, pattern, exists) => {
  const named = files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file })),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ name, file }) => !exists(name, file))).toEqual([]);
});
