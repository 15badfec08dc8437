import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../browser';

/** Starts a headless browser that renders colours exactly (sRGB). @returns undefined if no browser is installed */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = await findBrowser().catch(() => undefined);
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-background-networking'],
  });
}
