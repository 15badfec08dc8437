import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { readSources } from './source-files';

/** Read by their tools, not by an import. */
const configured = ['vite.config.ts', 'playwright.config.ts', 'tailwind.config.ts'];
/** Vitest finds it by its name in `vite.config.ts`. */
const globalSetup = 'server/testing/shared-postgres.ts';

const sources = [
  ...readSources('src', 'server', 'scripts', 'tests'),
  ...configured.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
];

/** Pages are imported by pattern and named as texts (`src/app/pages.ts`). */
const isPage = (file: string) => /^src\/pages\/[\w-]+\/[\w-]+-page\.tsx$/.test(file);

/** @returns the file that an import leads to; undefined for packages and files other than TypeScript */
const target = (file: string, name: string) => {
  const place = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : path.posix.join(path.posix.dirname(file), name);
  if (!/^(?:@\/|\.)/.test(name)) return undefined;
  return [place, `${place}.ts`, `${place}.tsx`].find(
    (found) => /\.tsx?$/.test(found) && existsSync(found),
  );
};

const exported: { file: string; name: string }[] = [];
const imported = new Set<string>();
/** Files that are imported whole, as a namespace or when they are needed: then all they export counts as used. */
const whole = new Set<string>();

for (const { file, text } of sources) {
  const { module } = parseSync(file, text);
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = target(file, moduleRequest.value);
    if (from === undefined) continue;
    for (const { importName } of entries) {
      if (importName.kind === 'NamespaceObject') whole.add(from);
      else imported.add(`${from}: ${importName.name ?? 'default'}`);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const from = target(file, text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (from !== undefined) whole.add(from);
  }
  for (const { exportName } of module.staticExports.flatMap(({ entries }) => entries))
    exported.push({ file, name: exportName.name ?? 'default' });
}

it('nothing is exported that nobody imports', () => {
  const unused = exported
    .filter(
      ({ file }) =>
        !whole.has(file) && !isPage(file) && ![...configured, globalSetup].includes(file),
    )
    .map(({ file, name }) => `${file}: ${name}`)
    .filter((name) => !imported.has(name));
  expect(exported.length).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});
