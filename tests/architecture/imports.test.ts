import path from 'node:path';
import { expect, it } from 'vitest';
import { isTest, readSources } from './source-files';

/** Which folders of `src` each may import from; one that is not listed fails. Cycles are left to oxlint. */
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

/** What forms, drafts and searches are made of: a page that needs them has a feature (docs/architecture.md#direction-of-imports). */
const featureTools =
  /^(?:react-hook-form|yup|minisearch|lib\/(?:use-submission|use-pre-hydration-input|sync-form-values|storage))$/;

/** What the server may import from the site. */
const sharedWithServer =
  /^(?:(?:content|lib)\/|features\/(?:[\w-]+\/schema|brand-audit\/scoring)$)/;

interface Import {
  file: string;
  /** As it is written. */
  name: string;
  /** The folder of `src` and the unit in it that import, and where the import leads below `src`. */
  from: string;
  unit: string;
  to: string | undefined;
}

/** Content and calls may name the types of what they describe and send. */
const weighed = (file: string, text: string) =>
  /^src\/(?:content|api)\//.test(file) ? text.replace(/import type [^;]+;/g, '') : text;

const imports = readSources('src', 'server')
  .filter((source) => !isTest(source))
  .flatMap(({ file, text }) =>
    [...weighed(file, text).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      ([, name = '']): Import => {
        const [, from = '', unit = ''] = file.split('/');
        const relative = name.startsWith('.')
          ? path.relative('src', path.join(file, '..', name))
          : undefined;
        const to = name.startsWith('@/') ? name.slice(2) : relative?.replaceAll('\\', '/');
        return { file, name, from, unit, to };
      },
    ),
  );

const ofSite = imports.filter(({ file, unit }) => file.startsWith('src/') && unit !== '');
const leadsTo = ({ to = '' }: Import) => to.split('/');

it.each<[string, readonly Import[]]>([
  [
    'imports go from left to right',
    ofSite.filter((one) => {
      const [folder = ''] = leadsTo(one);
      return one.to !== undefined && folder !== one.from && !allowed[one.from]?.includes(folder);
    }),
  ],
  ['every folder has its rule', ofSite.filter(({ from }) => !(from in allowed))],
  [
    'no page imports a page, no feature a feature',
    ofSite.filter((one) => {
      const [folder, unit] = leadsTo(one);
      return /^(?:pages|features)$/.test(one.from) && folder === one.from && unit !== one.unit;
    }),
  ],
  [
    'no page has its own form, schema, draft or search',
    ofSite.filter(({ from, name, to }) => from === 'pages' && featureTools.test(to ?? name)),
  ],
  [
    'axios and the libraries for motion and physics have one importing folder each',
    ofSite.filter(({ from, name }) => (owners[name.split('/')[0] ?? ''] ?? from) !== from),
  ],
  [
    'the server imports only schemas, scoring, content and small helpers from the site',
    imports.filter(
      ({ file, to = '..' }) =>
        file.startsWith('server/') && !to.startsWith('..') && !sharedWithServer.test(to),
    ),
  ],
])('%s', (_, breaks) => {
  expect(ofSite.length).toBeGreaterThan(200);
  expect(breaks.map(({ file, name }) => `${file} → ${name}`)).toEqual([]);
});

it('physics knows nothing of the page: its callers measure it', () => {
  const page = /\b(?:document|window|HTMLElement|Element|getComputedStyle|ResizeObserver)\b/;
  const found = readSources('src/physics').filter(
    (source) => !isTest(source) && page.test(source.text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});
