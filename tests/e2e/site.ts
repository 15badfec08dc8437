import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';

const execute = promisify(execFile);

/** The built site with its API, on a free port and a data directory of its own. */
class Site {
  url = '';
  private child: ChildProcess | undefined;

  constructor(readonly dataDir: string) {}

  private get env() {
    return { ...process.env, DATA_DIR: this.dataDir, PORT: '0', HOST: '127.0.0.1', SMTP_URL: '' };
  }

  /** Starts it, on the same port again after the first time. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
      env: { ...this.env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /Listening on (http:\/\/\S+)/.exec(line) ?? [];
      if (!address) continue;
      this.url = address;
      child.stdout.resume();
      return;
    }
    throw new Error('The server ended before it listened');
  }

  /** Ends it as a power cut would (SIGKILL), or politely. */
  async stop(signal: 'SIGKILL' | 'SIGTERM') {
    if (!this.child || this.child.exitCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  /** @returns what `npm run leads -- export` prints, parsed. */
  async leads(kind: 'short' | 'detailed' | 'audit' | 'newsletter'): Promise<unknown[]> {
    const { stdout } = await execute(
      process.execPath,
      ['--import', 'tsx', 'server/leads.ts', 'export', '--format', 'json', '--kind', kind],
      { env: this.env },
    );
    const rows: unknown = JSON.parse(stdout);
    return Array.isArray(rows) ? rows : [];
  }

  /** @returns the mails written so far. */
  async mails() {
    const folder = path.join(this.dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  }
}

/** Playwright's test with a running site; `baseURL` is its address. */
export const test = base.extend<{ policy: undefined }, { site: Site }>({
  /** Whatever a journey does, it must never break the content security policy. */
  policy: [
    async ({ context }, provide) => {
      const broken: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) broken.push(message.text());
      });
      await provide(undefined);
      expect(broken).toEqual([]);
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
