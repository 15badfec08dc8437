import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesOf, films } from './catalogue';
import { posterOf } from './posters';
import { canProbe, probe, steps } from './probe';

const path = (file: string) => `public/videos/${file}`;

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

  it.skipIf(!canProbe()).each([
    ['webm', 'vp9'],
    ['mp4', 'h264'],
  ])('is a single video track as %s', (ending, codec) => {
    const track = `${codec},video,${width},${height},24/1,${frames}`;
    expect(probe(path(`${name}.${ending}`))).toEqual([track]);
  });

  it.skipIf(!canProbe())('loops without a jump', () => {
    const [seam = 255, ...others] = steps(path(`${name}.mp4`));
    expect(seam).toBeLessThanOrEqual(name === 'intro' ? 1 : Math.max(...others));
  });
});

it.each(films.filter(({ poster }) => poster))('$name has its first frame as its poster', (film) => {
  expect(readFileSync(`public/${film.poster}`, 'utf8')).toBe(posterOf(film));
});

it('the intro film carries its three words, and plays while it loads', () => {
  const intro = films.find(({ name }) => name === 'intro');
  expect(intro?.draw(130)).toContain('>Connect.</text>');
  expect(intro?.draw(280)).toContain('>Convey.</text>');
  expect(intro?.draw(400)).toContain('>Convert.</text>');
  const head = readFileSync(path('intro.mp4')).subarray(0, 4096).toString('latin1');
  expect(head).toContain('moov');
});
