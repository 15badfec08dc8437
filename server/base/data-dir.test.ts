import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { openDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const modeOf = (place: string) => statSync(place).mode & 0o777;

test('creates missing parents for one user only', () => {
  openDataDir(path.join(folder, 'a/b'));
  expect(modeOf(path.join(folder, 'a'))).toBe(0o700);
});

test.each([
  ['a folder with our files', () => writeFileSync(path.join(folder, 'contrio.db'), '')],
  ['a new disk', () => mkdirSync(path.join(folder, 'lost+found'))],
])('restricts %s to its owner', (_name, fill) => {
  fill();
  chmodSync(folder, 0o755);
  openDataDir(folder);
  expect(modeOf(folder)).toBe(0o700);
});

test('keeps the mode of a folder with other files, and restricts the outbox in it', () => {
  writeFileSync(path.join(folder, 'other.conf'), '');
  chmodSync(folder, 0o755);
  const { outbox } = openDataDir(folder);
  expect([modeOf(folder), modeOf(outbox)]).toEqual([0o755, 0o700]);
});
