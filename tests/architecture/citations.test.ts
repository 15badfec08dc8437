import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './source-files';

const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...['tailwind.config.ts', 'vite.config.ts', 'playwright.config.ts', 'index.html'].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
];

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

const thisTest = 'tests/architecture/citations.test.ts';

/** Files that the build writes. */
const builtFiles = new Set(['404.html']);

/** Decision 033 weighs parts of framer-motion that the site does not use. */
const framerTypes = ['framer-motion/dist/index.d.ts', 'motion-dom/dist/index.d.ts'].map((file) =>
  readFileSync(`node_modules/${file}`, 'utf8'),
);

/** Every file of the project, from its root. */
const files = [
  ...['src', 'server', 'scripts', 'tests', 'public', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
  ...readdirSync('.'),
];

/** Whether a file or folder of the project ends so; `*` and `<name>` stand for any name. */
const isFile = (name: string) => {
  const bare = name.replace(/^\.?\/|\/$/g, '');
  const ending = bare.replace(/[.+?^$(){}|[\]\\]/g, '\\$&').replace(/\*|<[^>]+>/g, '[^/]+');
  const pattern = new RegExp(`(?:^|/)${ending}$`);
  return builtFiles.has(bare) || files.some((file) => pattern.test(file));
};

/** Names of source files in a text: what ends like one, on its own or after folders. */
const namedFiles = (text: string) =>
  [...text.matchAll(/(?<![\w$}:/.-])[\w./*<>-]*[\w*>]\.(?:tsx?|css|html)\b(?![\w(-])/g)].map(
    ([name]) => name,
  );

const commentsOf = (text: string) =>
  (text.match(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*/gm) ?? []).join('\n');

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

it('the code cites nothing that the project does not hold', () => {
  // Sections are numbered in RFCs and in the privacy policy alone.
  const elsewhere =
    /\bdecisions? \d|\bspecification\b|\b(?:brand|design|motion) (?:system|direction)\b|(?<!RFC.*)\bsections? \d|(?:brand|motion|quality)\.md/i;
  const found = [...sources, ...sheets]
    .filter(({ file }) => file !== thisTest && !file.includes('/privacy'))
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

it('every file that a comment names exists', () => {
  const named = [...sources, ...sheets]
    .filter(({ file }) => file !== thisTest)
    .flatMap(({ file, text }) => namedFiles(commentsOf(text)).map((name) => ({ file, name })));
  const broken = named.filter(({ name }) => !isFile(name));
  expect(named.length).toBeGreaterThan(20);
  expect(broken.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

describe('in every document', () => {
  /** Names in backticks, by document; the changelog tells of what was. */
  const names = documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...withoutCode(readFileSync(file, 'utf8')).matchAll(/`([^`\n]+)`/g)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );

  it('the files that it names exist', () => {
    const named = names.flatMap(({ file, name }) =>
      namedFiles(name).map((cited) => ({ file, cited })),
    );
    const broken = named.filter(({ cited }) => !isFile(cited));
    expect(named.length).toBeGreaterThan(100);
    expect(broken.map(({ file, cited }) => `${file}: ${cited}`)).toEqual([]);
  });

  it('the functions, components and types that it names stand in the code', () => {
    const code = sources
      .filter(({ file }) => file !== thisTest)
      .map(({ text }) => withoutComments(text))
      .concat(framerTypes)
      .join('\n');
    const words = new Set(code.match(/[A-Za-z]\w+/g));
    const symbols = names.filter(({ name }) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(name));
    const broken = symbols.filter(({ name }) => !words.has(name));
    expect(symbols.length).toBeGreaterThan(40);
    expect(broken.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
