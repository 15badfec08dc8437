import { statSync } from 'node:fs';
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
