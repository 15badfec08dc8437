import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../../server/testing/spawn';
import { findBrowser } from '../browser';

/**
 * Starts the server that `npm run build` made, as `npm start` does, on the built site. `DIST_DIR` names another build.
 * @param dataDir the data directory of the server
 * @param port 0 for any free port
 */
export const serveBuiltSite = (dataDir: string, port = '0') => {
  const distDir = process.env['DIST_DIR'] || 'dist';
  return startServer(
    dataDir,
    // An empty value means the default rate limit, as on a live site.
    { DATA_DIR: dataDir, DIST_DIR: distDir, HOST: '127.0.0.1', PORT: port, RATE_LIMIT: '' },
    [process.execPath, '--max-semi-space-size=4', path.join(`${distDir}-server`, 'index.js')],
  );
};

/** Starts the built site with a temporary data directory, removed when it stops. */
export const startBuiltSite = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const { url, end } = await serveBuiltSite(dataDir);
  const stop = async () => {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
};

/** Starts the built site, and a browser for it. */
export const openBuiltSite = async () => {
  const executablePath = await findBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const close = async () => {
    await browser.close();
    await site.stop();
  };
  return { site, browser, close };
};
