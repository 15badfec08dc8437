import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toIco } from './favicon';

test('the committed icon is `favicon.svg` as one PNG of 32 by 32 pixels', async () => {
  const icon = readFileSync('public/favicon.ico');
  expect(icon.equals(await toIco(readFileSync('public/favicon.svg', 'utf8')))).toBe(true);
  expect(icon.readUInt16LE(2)).toBe(1);
  const { format, width, height } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});
