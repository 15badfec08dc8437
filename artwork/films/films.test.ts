import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesOf, films } from './catalogue';
import { posterOf } from './posters';
import { canProbe, probe, steps } from './probe';

const publicPath = (file: string) =>
  fileURLToPath(new URL(`../../public/${file}`, import.meta.url));
const path = (file: string) => publicPath(`videos/${file}`);
const CODECS = { webm: 'vp9', mp4: 'h264' };

describe.each(films)('$name', (film) => {
  const { name, width, height, frames, draw, stills } = film;

  it('draws every frame without NaN, undefined or Infinity', () => {
    for (let frame = 0; frame < frames; frame += 1)
      expect(/NaN|undefined|Infinity/.test(draw(frame)), `frame ${frame}`).toBe(false);
  });

  it('has all its files, each within the size limit', () => {
    for (const file of filesOf(film)) expect(statSync(path(file)).size).toBeLessThan(film.maxBytes);
  });

  it.each(Object.keys(stills))('has its %s still in full size', async (still) => {
    const facts = await sharp(readFileSync(path(`${name}-${still}.webp`))).metadata();
    expect(facts).toMatchObject({ format: 'webp', width, height });
  });

  it.skipIf(!canProbe()).each(['webm', 'mp4'] as const)(
    'is a single video track as %s',
    (ending) => {
      expect(probe(path(`${name}.${ending}`))).toEqual([
        `${CODECS[ending]},video,${width},${height},24/1,${frames}`,
      ]);
    },
  );

  it.skipIf(!canProbe())('loops without a jump', () => {
    const [seam = 255, ...others] = steps(path(`${name}.mp4`));
    expect(seam).toBeLessThanOrEqual(name === 'intro' ? 1 : Math.max(...others));
  });
});

it.each(films.filter(({ poster }) => poster))('$name has its first frame as its poster', (film) => {
  expect(readFileSync(publicPath(film.poster ?? ''), 'utf8')).toBe(posterOf(film));
});

describe('the intro film', () => {
  const intro = films.find(({ name }) => name === 'intro');

  it('carries its three words', () => {
    const words = [130, 280, 400].map((frame) => intro?.draw(frame));
    for (const [i, word] of ['Connect.', 'Convey.', 'Convert.'].entries())
      expect(words[i]).toContain(`>${word}</text>`);
  });

  it('has its index at the start, so that it plays while it loads', () => {
    const head = readFileSync(path('intro.mp4')).subarray(0, 4096).toString('latin1');
    expect(head).toContain('moov');
  });
});
