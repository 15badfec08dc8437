import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBody, detailedBody, newsletterBody, shortBody } from './testing/bodies';
import { fakeSite, type Running, runProgram, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { waitFor } from './testing/wait-for';

let folder: string;
let server: Running;

const post = (url: string, body: unknown) =>
  fetch(`${server.url}/api${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

const leads = (...words: string[]) =>
  runProgram('leads.ts', words, { DATA_DIR: path.join(folder, 'data') });

const outbox = () =>
  readdirSync(path.join(folder, 'data/outbox')).filter((name) => name.endsWith('.eml'));

// The server keeps running, as it does when an owner uses the command.
beforeAll(async () => {
  folder = temporaryFolder();
  fakeSite(folder);
  server = await startServer(folder);
  await post('/contact-us', detailedBody());
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('forget erases every row, mail and byte of a person, however the address is written', async () => {
  const person = 'Gone@Me.example';
  await post('/newsletter', newsletterBody({ email: person }));
  await post('/get-in-touch', shortBody({ email: person }));
  await post('/contact-us', detailedBody({ email: person.toLowerCase() }));
  await post('/audit-report/verify-data', auditBody({ email: person.toUpperCase() }));
  await waitFor(() => (outbox().length === 6 ? true : undefined), 'the mails');
  const data = path.join(folder, 'data');
  const naming = () =>
    readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(data, name)).isFile())
      .filter((name) => /gone@me/i.test(readFileSync(path.join(data, name), 'latin1')));
  expect(naming()).toContain('contrio.db');
  const { code, stdout } = await leads('forget', 'GONE@me.example');
  expect([code, stdout]).toEqual([0, 'Forgot 4 submissions\n']);
  expect(outbox()).toHaveLength(1);
  expect(naming()).toEqual([]);
  expect((await post('/newsletter', newsletterBody())).status).toBe(200);
  const rows = await leads('export', '--format', 'json');
  expect(JSON.parse(rows.stdout)).toMatchObject([{ kind: 'detailed' }, { kind: 'newsletter' }]);
});

test('backup writes a copy for its owner only, and never a part of one or over another file', async () => {
  const copy = path.join(folder, 'copy.db');
  expect((await leads('backup', copy)).code).toBe(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const again = await leads('backup', copy);
  expect([again.code, again.stderr]).toEqual([1, `${copy} already exists\n`]);
  const { code, stderr } = await leads('backup', path.join(folder, 'none/copy.db'));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\S+none\/copy\.db cannot be written \(ENOENT\)\n$/);
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data', 'dist']);
});

test('refuses to create a database', async () => {
  const DATA_DIR = path.join(folder, 'elsewhere');
  expect(await runProgram('leads.ts', ['forget', 'a@b.example'], { DATA_DIR })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database in ${DATA_DIR}: has the server run with this DATA_DIR?\n`,
  });
});

test('an unknown command exits with 2 and prints the usage', async () => {
  const { code, stderr, stdout } = await leads('tell');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown command "tell"\nUsage:\n/);
});
