import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { createDeliveryLock } from './delivery-lock';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('only one process holds the lock', () => {
  const file = path.join(folder, 'lock.db');
  const [one, two] = [createDeliveryLock(file), createDeliveryLock(file)];
  expect([one.acquire(), one.acquire(), two.acquire()]).toEqual([true, true, false]);
  one.release();
  expect(two.acquire()).toBe(true);
  two.release();
});
