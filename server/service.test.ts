import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { dataPaths } from './data-dir';
import type { Log } from './log';
import { createDeliveryLock } from './mail/delivery-lock';
import { startService } from './service';
import { newsletterBody, postOf, shortBody } from './testing/bodies';
import { listen } from './testing/listen';
import { fakeSite, runProgram } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { waitFor } from './testing/wait-for';

let folder: string;
let places: Readonly<Record<string, string>>;
beforeEach(() => {
  folder = temporaryFolder();
  places = { PORT: '0', DATA_DIR: path.join(folder, 'data'), DIST_DIR: fakeSite(folder) };
});

const start = async (
  environment: Readonly<Record<string, string>> = {},
  log: Log = () => undefined,
) => startService(readConfig({ ...places, ...environment }), log);

const modeOf = (name: string) => statSync(path.join(folder, 'data', name)).mode & 0o777;

// That it answers open requests when it stops: tests/fault/kills.test.ts.
test('its files are readable by its user only, it warns of doubtful settings, and closes connections as it stops', async () => {
  const logged: Parameters<Log>[] = [];
  const { address, stop } = await start({}, (...line) => void logged.push(line));
  const files = ['contrio.db', 'contrio.db-journal', 'secret', 'outbox-lock.db'];
  expect(['.', 'outbox'].map(modeOf)).toEqual([0o700, 0o700]);
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
  expect(logged).toContainEqual(['warn', 'mail-goes-to-files', { set: 'SMTP_URL' }]);
  const stopped = stop();
  const { headers } = await fetch(`http://127.0.0.1:${address.port}/`);
  expect(headers.get('connection')).toBe('close');
  await stopped;
});

test('mails wait while another process delivers, those that ask to confirm for the hourly limit too', async () => {
  const limited = { CONFIRMATION_LIMIT: '20,0' };
  const first = await start(limited);
  const { outbox, outboxLock } = dataPaths(path.join(folder, 'data'));
  await first.stop();
  const other = createDeliveryLock(outboxLock);
  other.acquire();
  const { address, stop } = await start(limited);
  for (const [url, body] of [
    ['newsletter', newsletterBody()],
    ['get-in-touch', shortBody()],
  ] as const)
    await fetch(`http://127.0.0.1:${address.port}/api/${url}`, postOf(body));
  // Ends the round that the posts began.
  await stop();
  expect(readdirSync(outbox)).toEqual([]);
  other.release();
  const last = await start(limited);
  const mail = await waitFor(
    () => readdirSync(outbox).find((name) => name.endsWith('.eml')),
    'the mail',
  );
  expect(readFileSync(path.join(outbox, mail), 'utf8')).toContain('ann@lee.example');
  await last.stop();
});

const run = (environment: Readonly<Record<string, string>>) =>
  runProgram('index.ts', [], { ...places, ...environment });

test('a start that fails exits with 1 and prints one line', async () => {
  const { code, stderr, stdout } = await run({ DIST_DIR: path.join(folder, 'none') });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S+\/none is missing: run "npm run build" first\n$/);
});

const throwing = "throw(new(RangeError)('ann@lee.example'))";

test.each([
  ['at the start', throwing, 'start-failed'],
  ['of a server that runs', `setImmediate(()=>{${throwing}})`, 'uncaught'],
])('an unexpected error %s ends it, and is logged in one line', async (_when, script, event) => {
  const replaced = `import('node:net').then(({Server})=>{Server.prototype.listen=()=>{${script}}})`;
  const { code, stdout, stderr } = await run({
    NODE_OPTIONS: `--import=data:text/javascript,${replaced}`,
  });
  expect([code, stderr]).toEqual([1, '']);
  const line: unknown = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  expect(line).toMatchObject({ level: 'error', event, code: 'RangeError' });
});

test.each([
  ['a folder is no site', 'holds no index.html', { DIST_DIR: import.meta.dirname }],
  ['a data directory cannot be', 'cannot be written to', { DATA_DIR: '/proc/site/data' }],
  ['the database is none', 'SQLITE_NOTADB', {}],
])('it does not start where %s: "%s"', async (_name, message, environment) => {
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'data/contrio.db'), 'text '.repeat(1000));
  const failure: unknown = await start(environment).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toMatch(new RegExp(`^[^\n]*${message}[^\n]*$`));
});

test('it does not start on a port in use', async () => {
  const other = createServer();
  const PORT = String(await listen(other));
  await expect(start({ PORT })).rejects.toThrow('EADDRINUSE');
  other.close();
});
