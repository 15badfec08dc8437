import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/browser';
import type { Film } from './catalogue';
import { encode } from './encode';

/** Starts a headless browser that renders colours exactly (sRGB). @returns undefined if no browser is installed */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = await findBrowser().catch(() => undefined);
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-background-networking'],
  });
}

const font = fileURLToPath(new URL('../fonts/gloock-latin.woff2', import.meta.url));

/** Prepares a page to show frames: loads the display font for the words of the films. */
async function setStage(page: Page): Promise<void> {
  const data = readFileSync(font).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Gloock;src:url(data:font/woff2;base64,${data})}
    body{margin:0}svg{display:block;width:100vw;height:100vh}</style><div id="stage"></div>`,
  );
  const isLoaded = await page.evaluate(async () => {
    const faces = await document.fonts.load('190px Gloock', 'Convey.');
    return faces.length > 0;
  });
  if (!isLoaded) throw new Error('The display font did not load');
}

/** Shows one frame. */
async function show(page: Page, svg: string): Promise<void> {
  await page.evaluate((markup) => {
    const stage = document.getElementById('stage');
    if (stage) stage.innerHTML = markup;
  }, svg);
}

const frameName = (frame: number) => `${String(frame).padStart(4, '0')}.png`;

async function takeFrames(browser: Browser, film: Film, folder: string): Promise<void> {
  const viewport = { width: film.width, height: film.height };
  const page = await browser.newPage({ viewport });
  await setStage(page);
  let drawn = '';
  let picture: Uint8Array = Buffer.alloc(0);
  for (let frame = 0; frame < film.frames; frame += 1) {
    const drawing = film.draw(frame);
    // A film may hold its drawings.
    if (drawing !== drawn) {
      await show(page, drawing);
      picture = await page.screenshot({ type: 'png' });
    }
    drawn = drawing;
    writeFileSync(join(folder, frameName(frame)), picture);
  }
  await page.close();
}

/** Key frames of a work's film, and the size of each in px: a piece of the line in a wide window, twice as fine. */
const KEYS = 6;
const [KEY_WIDTH, KEY_HEIGHT] = [288, 94];

/** Writes the key frames side by side, each from the middle of its sixth of the film. */
async function writeKeys(folder: string, film: Film, at: number, output: string): Promise<void> {
  const height = Math.round((KEY_WIDTH / film.width) * film.height);
  const top = Math.round(Math.min(height - KEY_HEIGHT, Math.max(0, at * height - KEY_HEIGHT / 2)));
  const crop = { left: 0, top, width: KEY_WIDTH, height: KEY_HEIGHT };
  const stills = await Promise.all(
    Array.from({ length: KEYS }, async (_, key) => {
      const frame = join(folder, frameName(Math.round(((key + 0.5) / KEYS) * film.frames)));
      const still = sharp(readFileSync(frame)).resize(KEY_WIDTH, height).extract(crop);
      return { input: await still.png().toBuffer(), left: key * KEY_WIDTH, top: 0 };
    }),
  );
  const size = { width: KEYS * KEY_WIDTH, height: KEY_HEIGHT, channels: 3 } as const;
  await sharp({ create: { ...size, background: 'black' } })
    .composite(stills)
    .webp({ quality: 82, effort: 6 })
    .toFile(output);
}

/** Renders a film frame by frame and writes both encodings, the stills and the key frames under `videos`. */
export async function makeFilm(browser: Browser, film: Film, videos: string): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const output = join(videos, film.name);
  mkdirSync(dirname(output), { recursive: true });
  try {
    await takeFrames(browser, film, frames);
    const pattern = join(frames, '%04d.png');
    await encode(pattern, `${output}.webm`, 'webm', film.maxBytes);
    await encode(pattern, `${output}.mp4`, 'mp4', film.maxBytes);
    for (const [name, frame] of Object.entries(film.stills))
      await sharp(readFileSync(join(frames, frameName(frame))))
        .webp({ lossless: true, effort: 6 })
        .toFile(`${output}-${name}.webp`);
    if (film.keysAt !== undefined)
      await writeKeys(frames, film, film.keysAt, `${output}-keys.webp`);
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
}
