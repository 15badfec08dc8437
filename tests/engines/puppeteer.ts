import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import puppeteer, { type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { findBrowser } from '../../scripts/browser';
import { type Engine, type Launch, type Tab, windowSize } from './tab';

const tabOf = (page: Page, context?: BrowserContext): Tab => {
  let errors: string[] = [];
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  return {
    go: async (url) => void (await page.goto(url)),
    run: <Result, Given extends readonly unknown[]>(
      work: (...given: Given) => Result,
      ...given: Given
    ) => page.evaluate<[], () => Result>(`(${String(work)})(...${JSON.stringify(given)})`),
    press: async (first, ...rest) => {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) {
        await page.mouse.move(x, y, { steps: 8 });
        // As slow as the WebKit driver: a drag within one frame moves nothing.
        await sleep(200);
      }
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => errors.splice(0),
    close: () => (context ?? page).close(),
  };
};

const launch = async (
  options: LaunchOptions,
  zoom: number,
  zoomIn: (profile: string) => void,
): Promise<Engine> => {
  const profile = temporaryFolder();
  if (zoom !== 1) zoomIn(profile);
  // Firefox does not start if another user owns HOME.
  const env = { ...process.env, HOME: profile };
  const browser = await puppeteer.launch({
    userDataDir: profile,
    env,
    defaultViewport: null,
    ...options,
  });
  return {
    newTab: async () => {
      // The zoom is that of the profile.
      if (zoom !== 1) return tabOf(await browser.newPage());
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), context);
    },
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

/** Firefox from Debian, driven by WebDriver BiDi. Its default zoom stands in a database of the profile. */
export const firefox: Launch = (zoom) =>
  launch(
    {
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      args: [`--width=${windowSize.width}`, `--height=${windowSize.height}`],
    },
    zoom,
    (profile) => {
      const database = new Database(path.join(profile, 'content-prefs.sqlite'));
      database.exec(`
        PRAGMA user_version = 6;
        CREATE TABLE groups (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE settings (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE prefs (id INTEGER PRIMARY KEY, groupID INTEGER REFERENCES groups(id),
          settingID INTEGER NOT NULL REFERENCES settings(id), value BLOB, timestamp INTEGER NOT NULL DEFAULT 0);
        CREATE INDEX groups_idx ON groups(name);
        CREATE INDEX settings_idx ON settings(name);
        CREATE INDEX prefs_idx ON prefs(timestamp, groupID, settingID);
        INSERT INTO settings VALUES (1, 'browser.content.full-zoom');
        INSERT INTO prefs VALUES (1, NULL, 1, ${zoom}, 0);
      `);
      database.close();
    },
  );

/** Chromium with real page zoom, which Playwright lacks: the default zoom in its preferences, in powers of 1.2. */
export const chromium: Launch = async (zoom) =>
  launch(
    {
      executablePath: await findBrowser(),
      args: [
        `--window-size=${windowSize.width},${windowSize.height}`,
        '--no-sandbox',
        '--disable-background-networking',
      ],
    },
    zoom,
    (profile) => {
      const level = Math.log(zoom) / Math.log(1.2);
      mkdirSync(path.join(profile, 'Default'));
      writeFileSync(
        path.join(profile, 'Default/Preferences'),
        JSON.stringify({ partition: { default_zoom_level: { x: level } } }),
      );
    },
  );
