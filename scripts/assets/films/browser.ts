import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

/** Starts a headless Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own. `undefined` when there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-background-networking'],
  });
}
