import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { type Running, startServer } from '../../server/testing/spawn';

const execute = promisify(execFile);

/** The built site and its server, on a free port with its own data directory. */
class Site {
  url = '';
  private server: Running | undefined;

  constructor(readonly dataDir: string) {}

  /** Starts the server that `npm run build` made; a restart keeps the port. `DIST_DIR` names another build. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0';
    const distDir = process.env['DIST_DIR'] || 'dist';
    this.server = await startServer(
      this.dataDir,
      { DATA_DIR: this.dataDir, DIST_DIR: distDir, HOST: '127.0.0.1', PORT: port },
      [process.execPath, '--max-semi-space-size=4', path.join(`${distDir}-server`, 'index.js')],
    );
    this.url = this.server.url;
  }

  /** Stops the server: `SIGKILL` like a power cut, `SIGTERM` like a deploy. */
  async stop(signal: 'SIGKILL' | 'SIGTERM') {
    await this.server?.end(signal);
  }

  /** @returns the parsed output of `npm run leads -- export`. */
  async leads(kind: 'short' | 'detailed' | 'audit' | 'newsletter'): Promise<unknown[]> {
    const { stdout } = await execute(
      process.execPath,
      ['dist-server/leads.js', 'export', '--format', 'json', '--kind', kind, '--unconfirmed'],
      { env: { ...process.env, DATA_DIR: this.dataDir } },
    );
    const rows: unknown = JSON.parse(stdout);
    return Array.isArray(rows) ? rows : [];
  }

  /** @returns the mails in the outbox so far. */
  async mails() {
    const folder = path.join(this.dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  }
}

/** Playwright's test with a running site; `baseURL` is its address. */
export const test = base.extend<{ policy: undefined }, { site: Site }>({
  /** Fails every journey that violates the content security policy. */
  policy: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await provide(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  site: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
      const site = new Site(dataDir);
      await site.start();
      await provide(site);
      await site.stop('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});

export { expect } from '@playwright/test';
