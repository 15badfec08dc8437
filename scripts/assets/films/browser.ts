import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../browser';

/** Starts a headless browser that draws colours as they are written. `undefined` when there is none to be had. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = await findBrowser();
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-background-networking'],
  });
}
