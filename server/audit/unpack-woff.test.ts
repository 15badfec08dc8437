import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/gloock/files/gloock-latin-400-normal.woff',
);

it('returns the font in the packed file', () => {
  const packed = readFileSync(file);
  const [before, after] = [create(packed), create(unpackWoff(packed))];
  if (!('layout' in before) || !('layout' in after)) throw new TypeError('Not a single font');
  expect(after.numGlyphs).toBe(before.numGlyphs);
  expect(after.layout('Strongest').advanceWidth).toBe(before.layout('Strongest').advanceWidth);
  expect(after.getGlyph(40).path.toSVG()).toBe(before.getGlyph(40).path.toSVG());
});

it('rejects other files', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow(TypeError);
});
