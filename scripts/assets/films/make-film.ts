import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Film } from './catalogue';
import { encode } from './encode';
import { setStage, show } from './stage-page';

const frameName = (frame: number) => `${String(frame).padStart(4, '0')}.png`;

async function takeFrames(browser: Browser, film: Film, folder: string): Promise<void> {
  const viewport = { width: film.width, height: film.height };
  const page = await browser.newPage({ viewport });
  await setStage(page);
  for (let frame = 0; frame < film.frames; frame += 1) {
    await show(page, film.draw(frame));
    writeFileSync(join(folder, frameName(frame)), await page.screenshot({ type: 'png' }));
  }
  await page.close();
}

/** Renders a film frame by frame and writes both encodings and the stills under `videos`. */
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
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
}
