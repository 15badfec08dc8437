import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogue, type Entry } from '../../../scripts/assets/lottie/catalogue';

const player = createRequire(import.meta.url).resolve(
  'lottie-web/build/player/lottie_light.min.js',
);

interface Playing {
  goToAndStop: (frame: number, isFrame: boolean) => void;
}

declare global {
  interface Window {
    lottie: { loadAnimation: (options: object) => Playing };
    playing: Playing;
  }
}

/** Loads one file into the light player, at its own size, on a background colour that no token uses. */
async function load(page: Page, { file, draw }: Entry): Promise<void> {
  const path = fileURLToPath(new URL(`../../../public/${file}`, import.meta.url));
  const { w: width, h: height } = draw();
  await page.setViewportSize({ width, height });
  await page.setContent('<body style="margin:0;background:#8060ff"><div id="stage"></div></body>');
  await page.addScriptTag({ path: player });
  await page.evaluate(
    (text) => {
      const animationData: unknown = JSON.parse(text);
      const container = document.getElementById('stage');
      const options = { container, renderer: 'svg', loop: false, autoplay: false, animationData };
      window.playing = window.lottie.loadAnimation(options);
    },
    readFileSync(path, 'utf8'),
  );
}

async function pixelsAt(page: Page, frame: number): Promise<Buffer> {
  await page.evaluate((at) => window.playing.goToAndStop(at, true), frame);
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

const countDiffering = (a: Buffer, b: Buffer) => {
  let count = 0;
  for (let at = 0; at < a.length; at += 3)
    if (!a.subarray(at, at + 3).equals(b.subarray(at, at + 3))) count += 1;
  return count;
};

const entryOf = (file: string): Entry => {
  const entry = catalogue.find((one) => one.file === file);
  if (!entry) throw new Error(`${file} is not in the catalogue`);
  return entry;
};

for (const entry of catalogue) {
  test(`${entry.file} plays in the light player`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const { op, markers } = entry.draw();
    await load(page, entry);
    const atRest = await pixelsAt(page, markers.find(({ cm }) => cm === 'rest')?.tm ?? -1);
    const ground = Buffer.alloc(atRest.length, Buffer.from([0x80, 0x60, 0xff]));
    expect(countDiffering(atRest, ground)).toBeGreaterThan(100);
    if (entry.loops) {
      const first = await pixelsAt(page, 0);
      expect(countDiffering(first, await pixelsAt(page, op - 1))).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}

test('the contact animations join without a pixel of difference', async ({ page }) => {
  const of = async (name: string, frame: number) => {
    await load(page, entryOf(`lotties/contact/${name}.json`));
    return pixelsAt(page, frame);
  };
  const waiting = await of('initial-looped', 0);
  for (const frame of [30, 60, 89])
    expect(countDiffering(await of('initial-looped', frame), waiting), `exit ${frame}`).toBe(0);
  expect(countDiffering(await of('initial', 89), waiting)).toBe(0);
  expect(countDiffering(await of('upon-typing', 0), waiting)).toBe(0);
  const typing = await of('upon-typing', 65);
  expect(countDiffering(await of('upon-typing-continue-looped', 0), typing)).toBe(0);
});
