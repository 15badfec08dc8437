import path from 'node:path';
import { expect, it } from 'vitest';
import { readCode } from './source-files';

/** Which folders each folder may import from; one that is not listed fails. Cycles are left to oxlint, those of types in the server included. */
type Table = Readonly<Record<string, readonly string[]>>;

const inSource: Table = {
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
};

const inServer: Table = {
  entries: ['http', 'jobs', 'mail', 'leads', 'store', 'base'],
  http: ['mail', 'leads', 'store', 'base'],
  jobs: ['mail', 'leads', 'store', 'base'],
  mail: ['leads', 'store', 'base'],
  leads: ['store', 'base'],
  store: ['base'],
  base: [],
};

/** Packages that one folder alone may import. */
const owners: Readonly<Record<string, string>> = {
  '@base-ui': 'ui',
  'framer-motion': 'motion',
  'lottie-react': 'motion',
  'matter-js': 'physics',
  axios: 'api',
};

/** What forms, drafts and searches are made of: a page that needs them has a feature (docs/architecture.md#direction-of-imports). */
const featureTools =
  /^(?:react-hook-form|yup|minisearch|api\/use-submission|lib\/(?:use-pre-hydration-input|form-controls|sync-form-values|sent-fields|storage))$/;

/** What the server may import from the site. */
const forServer =
  /^(?:(?:content|lib)\/|features\/brand-audit\/(?:answers|areas|next-steps|schema|scoring|strip-pieces)$)/;

/** The imports of a file, and where in `src` or `server` they lead. Content and calls may name the types of what they describe and send. */
const importsOf = ({ file, text }: ReturnType<typeof readCode>[number]) => {
  const weighed = /^src\/(?:content|api)\//.test(file)
    ? text.replace(/import type [^;]+;/g, '')
    : text;
  return [...weighed.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => {
    const root = file.split('/', 1)[0] ?? '';
    const relative = path.relative(root, path.join(file, '..', name)).replaceAll('\\', '/');
    const to = name.startsWith('.') ? relative : name.replace(/^@\//, '');
    return { file, name, to, isOurs: /^\.|^@\//.test(name) };
  });
};

const faultOf = ({ file, name, to, isOurs }: ReturnType<typeof importsOf>[number]) => {
  const [root, from = '', unit] = file.split('/');
  const [folder = '', toUnit] = to.split('/');
  if (root === 'server') {
    if (unit === undefined || !(from in inServer)) return 'a folder without a rule';
    if (name.startsWith('@/')) return !forServer.test(to) && 'not for the server';
    // Beside the folders: the tokens and the list of packages.
    if (!isOurs || folder === '..') return false;
    return folder !== from && !inServer[from]?.includes(folder) && 'from right to left';
  }
  if (unit === undefined) return false;
  if (!(from in inSource)) return 'a folder without a rule';
  if (isOurs && folder !== from && !inSource[from]?.includes(folder)) return 'from right to left';
  if (/^(?:pages|features)$/.test(from) && folder === from && toUnit !== unit)
    return 'a page of a page, or a feature of a feature';
  if (from === 'pages' && featureTools.test(to))
    return 'a form, schema, draft or search of a page’s own';
  return (owners[name.split('/')[0] ?? ''] ?? from) !== from && 'a package of another folder';
};

it('imports keep to docs/architecture.md#direction-of-imports', () => {
  const imports = readCode('src', 'server').flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(400);
  const faults = imports.map((one) => ({ fault: faultOf(one), file: one.file, name: one.name }));
  expect(faults.filter(({ fault }) => fault)).toEqual([]);
});
