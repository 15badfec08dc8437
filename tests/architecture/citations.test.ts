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

const configurations = ['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts'].map(read);
const typescript = [...readSources('src', 'server', 'scripts', 'tests'), ...configurations];

/** Everything with comments. */
const sources = [
  ...typescript,
  ...below('src')
    .filter((file) => file.endsWith('.css'))
    .map(read),
  ...below('docs/deploy').map(read),
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

/** Decision 033 weighs parts of framer-motion that the site does not use. */
const framerTypes = ['framer-motion/dist/index.d.ts', 'motion-dom/dist/index.d.ts'].map((file) =>
  readFileSync(`node_modules/${file}`, 'utf8'),
);

/** Every file of the project, from its root. */
const files = [
  ...['src', 'server', 'scripts', 'tests', 'public', 'docs'].flatMap(below),
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
const namedFiles = (text: string) =>
  [
    ...text.matchAll(
      /(?<![\w$}:/.-])[\w./*<>-]*[\w*>]\.(?:tsx?|css|html|json|conf|service)\b(?![\w(-])/g,
    ),
  ].map(([name]) => name);

const commentsOf = ({ file, text }: { file: string; text: string }) => {
  const comment = /\.(?:tsx?|css|html)$/.test(file)
    ? /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*/gm
    : /^\s*#.*/gm;
  return (text.match(comment) ?? []).join('\n');
};

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

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

it('code and documents cite nothing that the project does not hold', () => {
  // Sections are numbered in RFCs and in the privacy policy alone.
  const elsewhere =
    /\b(?:brand|design|motion) (?:system|direction)\b|(?<!RFC.*)\bsections? \d|(?<![\w-])(?:brand|motion|quality)\.md/i;
  // Code cites a decision by its file.
  const inCode = /\bdecisions? \d|\bspecification\b/i;
  const isOwn = (number: string) => files.some((file) => file.includes(`/decisions/${number}-`));
  const linesOf = ({ file, text }: { file: string; text: string }) =>
    text.split('\n').map((line, at) => ({ line, place: `${file}:${at + 1}` }));
  const found = [
    ...sources
      .flatMap(linesOf)
      .filter(({ line, place }) => inCode.test(line) && !place.startsWith('docs/')),
    ...[...sources, ...current].flatMap(linesOf).filter(({ line }) => elsewhere.test(line)),
    ...current
      .flatMap(linesOf)
      .filter(({ line }) =>
        [...line.matchAll(/\bdecisions? (\d+)/gi)].some(([, number = '']) => !isOwn(number)),
      ),
  ].filter(({ place }) => !place.includes('/privacy'));
  expect(found.map(({ place }) => place)).toEqual([]);
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

/** Names in backticks, and what a doc comment links. */
const quoted = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`|\{@link (\w+)\}/g)].map(
    ([, name = '', linked = name]) => linked,
  );

const comments = sources.map((source) => ({ file: source.file, text: commentsOf(source) }));
const told = [...comments, ...current];

it('every file that a comment or a document names exists', () => {
  const named = told.flatMap(({ file, text }) =>
    namedFiles(withoutCode(text)).map((name) => ({ file, name })),
  );
  const broken = named.filter(({ name }) => !isFile(name));
  expect(named.length).toBeGreaterThan(150);
  expect(broken.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

it('the functions, components and types that they name exist in the code', () => {
  const code = [...typescript.map(({ text }) => withoutComments(text)), ...framerTypes].join('\n');
  const words = new Set(code.match(/[A-Za-z]\w+/g));
  const symbols = told.flatMap(({ file, text }) =>
    quoted(text).flatMap((name) => {
      const [, symbol] = /^<?([A-Za-z]+[a-z][A-Z]\w*)(?:\(.*\)| ?\/?>)?$/.exec(name) ?? [];
      return symbol === undefined ? [] : [{ file, symbol }];
    }),
  );
  const broken = symbols.filter(({ symbol }) => !words.has(symbol));
  expect(symbols.length).toBeGreaterThan(100);
  expect(broken.map(({ file, symbol }) => `${file}: ${symbol}`)).toEqual([]);
});

it('the npm scripts that they name exist', () => {
  const named = told.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  const broken = named.filter(({ name }) => !(name in scripts));
  expect(named.length).toBeGreaterThan(30);
  expect(broken.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
