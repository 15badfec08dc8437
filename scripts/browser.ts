import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/**
 * Finds Chrome or Chromium at `CHROME_PATH` or in the usual places. If there is none, installs it where Debian's
 * packages may be installed.
 *
 * @returns the browser's path
 * @throws when there is none
 */
export async function findBrowser(): Promise<string> {
  if (locate() === undefined) installOnDebian();
  const browser = locate();
  if (browser !== undefined) return browser;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one.');
}

function locate() {
  return [process.env['CHROME_PATH'] ?? '', ...usualPlaces].find((file) => existsSync(file));
}

/** Does nothing where there is no apt-get. */
function installOnDebian() {
  if (process.getuid?.() !== 0) return;
  console.log('No browser found; installing the chromium package.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
}
