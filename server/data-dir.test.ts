import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDir } from './data-dir';
import { temporaryFolder } from './testing/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (place: string) => statSync(place).mode & 0o777;

test('a folder that is missing, with the ones above it, is made for one user only', () => {
  const place = path.join(folder, 'a/b');
  const { outbox } = openDataDir(place);
  expect([path.dirname(place), place, outbox].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
});

test.each([
  ['an empty one', () => undefined],
  ['one of ours', () => writeFileSync(path.join(folder, 'contrio.db'), '')],
  ['a new disk', () => mkdirSync(path.join(folder, 'lost+found'))],
])('%s is closed to others', (_name, fill) => {
  fill();
  chmodSync(folder, 0o755);
  openDataDir(folder);
  expect(modeOf(folder)).toBe(0o700);
});

test('one that holds other things stays open to their users, and the mail in it is closed', () => {
  writeFileSync(path.join(folder, 'other.conf'), '');
  chmodSync(folder, 0o755);
  const { outbox } = openDataDir(folder);
  expect([modeOf(folder), modeOf(outbox)]).toEqual([0o755, 0o700]);
});
