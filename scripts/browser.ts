import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What to do when there is no browser, in one line. */
const browserAdvice = 'No browser: install Chrome or Chromium, or set CHROME_PATH to one.';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

const find = () =>
  [process.env['CHROME_PATH'] ?? '', ...usualPlaces].find((file) => existsSync(file));

/** Does nothing where there is no apt-get. */
const installDebian = () => {
  if (process.getuid?.() !== 0) return;
  console.log('No browser found; installing the chromium package.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
};

const installPlaywright = async () => {
  console.log('No browser found; asking Playwright for one.');
  try {
    execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Finds Chrome or Chromium at `CHROME_PATH` or in the usual places. If there is none, installs it from Debian, or from
 * Playwright where Debian's packages may not be installed.
 * @returns the browser's path
 * @throws when it can neither find nor install one
 */
export async function findBrowser(): Promise<string> {
  const found = find();
  if (found) return found;
  installDebian();
  const installed = find() ?? (await installPlaywright());
  if (installed === undefined) throw new Error(browserAdvice);
  return installed;
}
