import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { temporaryFolder } from '../testing/temporary-folder';
import { checkPackages } from './packages';

let folder: string;
const install = (name: string, version: string) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ version }));
};
beforeEach(() => {
  folder = temporaryFolder();
  for (const [name, version] of Object.entries(dependencies)) install(name, version);
});

test('passes when every package is installed', () => {
  expect(() => checkPackages()).not.toThrow();
  expect(() => checkPackages([path.join(folder, 'none'), folder])).not.toThrow();
});

test('misses libsql, and names the remedy', () => {
  const name = 'libsql';
  const remedy = `run "npm ci --omit=dev" in the folder of this version's package-lock.json`;
  const check = () => checkPackages([folder]);
  install(name, '0.1.0');
  expect(check).toThrow(`The package ${name} is 0.1.0 instead of `);
  rmSync(path.join(folder, name), { recursive: true });
  expect(check).toThrow(`The package ${name} is missing: ${remedy}`);
});

test('every package that the server runs is a dependency, where npm audit --omit=dev sees it', () => {
  const imports = /(?:from|import\() ?'(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
  const imported = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .flatMap((file) => [...readFileSync(path.join('server', file), 'utf8').matchAll(imports)])
    .map(([, name = '']) => name);
  // The loader of TypeScript runs the server from source only.
  const known = new Set(['tsx', ...Object.keys(dependencies)]);
  expect(imported.filter((name) => !known.has(name))).toEqual([]);
});
