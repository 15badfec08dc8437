import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import puppeteer from 'puppeteer-core';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { puppeteerTab } from './puppeteer-tab';
import { type TestBrowser, windowSize } from './tab';

const executablePath = '/usr/bin/firefox-esr';

/** Writes the default zoom to the database in the profile where Firefox stores it. */
const setZoom = (profile: string, zoom: number) => {
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
};

/** Firefox from Debian, driven by WebDriver BiDi. */
export const firefox: TestBrowser = {
  name: 'Firefox',
  advice: 'apt-get install firefox-esr',
  isThere: () => existsSync(executablePath),
  withTab: async (zoom, work) => {
    const profile = temporaryFolder();
    if (zoom !== 1) setZoom(profile, zoom);
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      userDataDir: profile,
      // Firefox does not start if another user owns HOME.
      env: { ...process.env, HOME: profile },
      defaultViewport: null,
      args: [`--width=${windowSize.width}`, `--height=${windowSize.height}`],
    });
    try {
      await work(puppeteerTab(await browser.newPage()));
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  },
};
