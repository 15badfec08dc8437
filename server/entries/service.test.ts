import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../base/config';
import { ConfigError } from '../base/config-error';
import { openDataDir } from '../base/data-dir';
import type { Log } from '../base/log';
import { newsletterBody, postOf, shortBody } from '../testing/bodies';
import { fakeSite } from '../testing/fake-site';
import { listen } from '../testing/listen';
import { runProgram } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { waitFor } from '../testing/wait-for';
import { startService } from './service';

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
test('its files are its user’s only, doubtful settings are warned of, connections close as it stops', async () => {
  const logged: Parameters<Log>[] = [];
  const { address, stop } = await start({}, (...line) => void logged.push(line));
  const files = ['contrio.db', 'contrio.db-journal', 'secret'];
  expect(['.', 'outbox'].map(modeOf)).toEqual([0o700, 0o700]);
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  expect(logged).toContainEqual(['warn', 'mail-goes-to-files', { set: 'SMTP_URL' }]);
  const stopped = stop();
  const { headers } = await fetch(`http://127.0.0.1:${address.port}/`);
  expect(headers.get('connection')).toBe('close');
  await stopped;
});

test('mails that ask to confirm wait for the hourly limit, and no other waits with them', async () => {
  const { outbox } = openDataDir(path.join(folder, 'data'));
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const { address, stop } = await start({ CONFIRMATION_LIMIT: '20,0' });
  const post = (url: string, body: object) =>
    fetch(`http://127.0.0.1:${address.port}/api/${url}`, postOf(body));
  await post('newsletter', newsletterBody());
  await post('get-in-touch', shortBody());
  await waitFor(() => mails()[0], 'the mail');
  await stop();
  expect(mails().map((name) => readFileSync(path.join(outbox, name), 'utf8'))).toEqual([
    expect.stringContaining('ann@lee.example'),
  ]);
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
  ['a data directory cannot be', 'cannot be written to', { DATA_DIR: '/dev/null/data' }],
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
