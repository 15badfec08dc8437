import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestApi } from './testing/test-api';
import { createWarningReader } from './warnings';

test('a disk whose free space cannot be read counts as low', async () => {
  const api = await openTestApi();
  const gone = path.join(api.folder, 'gone');
  expect(await createWarningReader(api.store, Date.now, gone)()).toEqual(['disk-low']);
  expect(await createWarningReader(api.store, Date.now, api.folder, 1)()).toEqual([]);
  await api.close();
});
