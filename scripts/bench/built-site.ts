import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface RunningSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built site with its API, on a free port and a data directory of its own.
 * @param env further variables, such as `DIST_DIR`
 */
export const startBuiltSite = async (env: NodeJS.ProcessEnv = {}): Promise<RunningSite> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SMTP_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /Listening on (http:\/\/\S+)/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('The server ended before it listened');
};
