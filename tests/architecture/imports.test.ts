import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Which folders of `src` each may import from; a folder that is not listed here fails, so a new one is guarded
 * without anybody remembering to.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  app: ['layout', 'pages', 'features', 'ui', 'motion', 'lib', 'content', 'styles'],
  layout: ['features', 'ui', 'motion', 'lib', 'content'],
  pages: ['features', 'ui', 'motion', 'physics', 'api', 'lib', 'content'],
  features: ['ui', 'motion', 'api', 'lib', 'content'],
  ui: ['motion', 'lib'],
  motion: ['lib'],
  physics: ['lib'],
  api: ['lib'],
  content: ['lib'],
  inline: ['lib'],
  lib: [],
  styles: [],
};

/** Packages that one folder alone may import. */
const owners: Readonly<Record<string, string>> = {
  'framer-motion': 'motion',
  'lottie-react': 'motion',
  'matter-js': 'physics',
  axios: 'api',
};

/**
 * What forms, drafts and searches are made of. A page composes sections; anything that needs these is a feature
 * (docs/architecture.md#direction-of-imports).
 */
const featureTools =
  /^(?:react-hook-form|yup|minisearch|lib\/(?:use-submission|use-pre-hydration-input|sync-form-values|storage|idempotency-key-store))$/;

/** What the server may import from the site. */
const sharedWithServer = [
  /^content\//,
  /^lib\//,
  /^features\/[\w-]+\/schema$/,
  /^features\/brand-audit\/scoring$/,
];

const sourceFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Names of a file's imports; `import type` weighs nothing when it runs, so it may be left out. */
const importsOf = (file: string, kinds: 'all' | 'values' = 'all') => {
  const text = readFileSync(file, 'utf8');
  const read = kinds === 'all' ? text : text.replace(/import type [^;]+;/g, '');
  return [...read.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => name ?? []);
};

/** Where an import leads, as a path below `src`; undefined for packages. */
const target = (file: string, name: string) => {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.')
    ? path.relative('src', path.join(path.dirname(file), name))
    : undefined;
};

const namesTypes = ['content', 'api'].map((folder) => path.join('src', folder, '/'));

const edges = sourceFiles('src').flatMap((file) =>
  // Content and calls may name the types of what they describe and send.
  importsOf(file, namesTypes.some((folder) => file.startsWith(folder)) ? 'values' : 'all').map(
    (name) => ({
      file: path.relative('src', file),
      name,
      to: target(file, name),
    }),
  ),
);

const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'root');

it('reads the imports', () => {
  expect(edges.length).toBeGreaterThan(200);
});

it('imports go from left to right', () => {
  const breaks = edges.filter(({ file, to }) => {
    const from = folderOf(file);
    if (from === 'root' || to === undefined) return false;
    const toFolder = folderOf(to);
    return toFolder !== from && !(allowed[from] ?? []).includes(toFolder);
  });
  expect(breaks).toEqual([]);
});

it('every folder has its rule', () => {
  const folders = new Set(edges.map(({ file }) => folderOf(file)));
  folders.delete('root');
  expect([...folders].filter((folder) => !(folder in allowed))).toEqual([]);
});

it('no page imports a page, no feature a feature', () => {
  const breaks = edges.filter(({ file, to }) => {
    const [from, unit] = file.split('/');
    if ((from !== 'pages' && from !== 'features') || to === undefined) return false;
    const [toFolder, toUnit] = to.split('/');
    return toFolder === from && toUnit !== unit;
  });
  expect(breaks).toEqual([]);
});

it('no page has its own form, schema, draft or search', () => {
  const breaks = edges.filter(
    ({ file, name, to }) => folderOf(file) === 'pages' && featureTools.test(to ?? name),
  );
  expect(breaks).toEqual([]);
});

it('axios and the libraries for motion and physics have one importing folder each', () => {
  const breaks = edges.filter(({ file, name }) => {
    const owner = owners[name.split('/')[0] ?? ''];
    return owner !== undefined && folderOf(file) !== owner;
  });
  expect(breaks).toEqual([]);
});

it('physics knows nothing of the page: its callers measure it', () => {
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const page = /\b(?:document|window|HTMLElement|Element|getComputedStyle|ResizeObserver)\b/;
  expect(sourceFiles('src/physics').filter((file) => page.test(code(file)))).toEqual([]);
});

it('the server imports only schemas, scoring, content and small helpers from the site', () => {
  const breaks = sourceFiles('server').flatMap((file) =>
    importsOf(file)
      .flatMap((name) => target(file, name) ?? [])
      .filter((to) => !to.startsWith('..') && !sharedWithServer.some((rule) => rule.test(to)))
      .map((to) => `${file} → ${to}`),
  );
  expect(breaks).toEqual([]);
});

it('imports run in no circle, here, in the server and in the scripts', () => {
  const graph = new Map<string, string[]>();
  for (const file of ['src', 'server', 'scripts'].flatMap(sourceFiles)) {
    const from = path.relative('src', file).replace(/\.tsx?$/, '');
    const to = importsOf(file).flatMap((name) => target(file, name) ?? []);
    graph.set(
      from,
      to.map((other) => other.replace(/\.tsx?$/, '')),
    );
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]) => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
    if (done.has(node) || trail.includes(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  expect(circles).toEqual([]);
});
