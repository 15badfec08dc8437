import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { readSources } from './source-files';

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

/** Everything with comments. */
const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...[...below('src').filter((file) => file.endsWith('.css')), ...below('docs/deploy')].map(read),
  ...['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts'].map(read),
  ...['index.html', '.env.example', '.ci/run'].map(read),
].filter(({ file }) => file !== 'tests/architecture/citations.test.ts');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...below('docs').filter((file) => file.endsWith('.md')),
];
/** The changelog may name files that no longer exist. */
const current = documents.filter((file) => file !== 'CHANGELOG.md').map(read);

/** Files that the build writes, and one of the font packages. */
const otherFiles = new Set(['404.html', '_nginx.conf', 'unicode.json']);

/** Every file of the project, from its root. */
const files = [
  ...['src', 'server', 'scripts', 'artwork', 'tests', 'public', 'docs'].flatMap(below),
  ...readdirSync('.'),
];

/** Whether a file or folder of the project ends so; `*` and `<name>` stand for any name. */
const isFile = (name: string) => {
  const bare = name.replace(/^\.?\/|\/$/g, '');
  const ending = bare.replace(/[.+?^$(){}|[\]\\]/g, '\\$&').replace(/\*|<[^>]+>/g, '[^/]+');
  const pattern = new RegExp(`(?:^|/)${ending}$`);
  return otherFiles.has(bare) || files.some((file) => pattern.test(file));
};

/** Names of source files in a text: what ends like one, on its own or after folders. */
const fileName =
  /(?<![\w$}:/.-])[\w./*<>-]*[\w*>]\.(?:tsx?|css|html|json|conf|service)\b(?![\w(-])/g;
const namedFiles = (text: string): readonly string[] => text.match(fileName) ?? [];

const commentsOf = ({ file, text }: { file: string; text: string }) => {
  const comment = /\.(?:tsx?|css|html)$/.test(file)
    ? /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*/gm
    : /^\s*#.*/gm;
  return (text.match(comment) ?? []).join('\n');
};

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
  const citation = /\b(docs\/[\w/-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu;
  const citations = sources.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].map(([cited, document = '', anchor]) => ({
      cited: `${file}: ${cited}`,
      isFound: leadsSomewhere(document, anchor),
    })),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.flatMap(({ cited, isFound }) => (isFound ? [] : [cited]))).toEqual([]);
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

const told = [
  ...sources.map((source) => ({ file: source.file, text: commentsOf(source) })),
  ...current.map(({ file, text }) => ({ file, text: withoutCode(text) })),
];

/** @returns what the comments and documents name, with the file that names it */
const namesIn = (names: (text: string) => readonly string[]) =>
  told.flatMap(({ file, text }) =>
    names(text).map((name) => ({ name, where: `${file}: ${name}` })),
  );

it('every file that a comment or a document names exists', () => {
  const named = namesIn(namedFiles);
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(({ name, where }) => (isFile(name) ? [] : [where]))).toEqual([]);
});

it('the npm scripts that they name exist', () => {
  const named = namesIn((text) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.flatMap(({ name, where }) => (name in scripts ? [] : [where]))).toEqual([]);
});
