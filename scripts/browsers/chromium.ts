import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { browserAdvice, findBrowser } from '../browser';
import { puppeteerTab } from './puppeteer-tab';
import { type TestBrowser, windowSize } from './tab';

const executablePath = await findBrowser().catch(() => undefined);

/** Chromium's zoom levels are powers of 1.2. */
const levelOf = (zoom: number) => Math.log(zoom) / Math.log(1.2);

/** Chromium. The zoom is the default zoom in its preferences. */
export const chromium: TestBrowser = {
  name: 'Chromium',
  advice: browserAdvice,
  isThere: () => executablePath !== undefined,
  withTab: async (zoom, work) => {
    const profile = temporaryFolder();
    mkdirSync(path.join(profile, 'Default'));
    writeFileSync(
      path.join(profile, 'Default/Preferences'),
      JSON.stringify({ partition: { default_zoom_level: { x: levelOf(zoom) } } }),
    );
    const browser = await puppeteer.launch({
      ...(executablePath !== undefined && { executablePath }),
      userDataDir: profile,
      defaultViewport: null,
      args: [
        `--window-size=${windowSize.width},${windowSize.height}`,
        '--no-sandbox',
        '--disable-background-networking',
      ],
    });
    try {
      await work(puppeteerTab(await browser.newPage()));
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  },
};
