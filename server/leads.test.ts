import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditBody, detailedBody, newsletterBody, shortBody } from './testing/bodies';
import { fakeSite, type Running, runProgram, startServer } from './testing/spawn';
import { temporaryFolder } from './testing/temporary-folder';
import { waitFor } from './testing/wait-for';

let folder: string;
let server: Running;
const formula = '=HYPERLINK("http://evil.example")';

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
  await post('/get-in-touch', shortBody({ name: formula, contact: '+1 555' }));
  await post('/contact-us', detailedBody());
  await post('/newsletter', newsletterBody());
  await post('/newsletter', newsletterBody({ email: 'Gone@Me.example' }));
  await waitFor(() => (outbox().length === 4 ? true : undefined), 'the mails');
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('export', () => {
  test('as JSON has every field', async () => {
    const { code, stdout } = await leads('export', '--format', 'json');
    const rows: unknown = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(rows).toHaveLength(4);
    expect(rows).toMatchObject([
      { kind: 'short', payload: shortBody({ name: formula, contact: '+1 555' }) },
      { kind: 'detailed', payload: detailedBody() },
      {},
      {},
    ]);
  });

  test('as CSV of all kinds is one table', async () => {
    const { stdout } = await leads('export', '--format', 'csv');
    expect(stdout.split('\r\n')).toHaveLength(6);
    expect(stdout).toContain('"India (IN, +91)"');
  });

  test('of a kind without submissions is empty', async () => {
    const { stdout } = await leads('export', '--format', 'json', '--kind', 'audit');
    expect(JSON.parse(stdout)).toEqual([]);
  });
});

test('list prints the latest leads, show prints one in full', async () => {
  const { stdout } = await leads('list', '--last', '3');
  const [header, ...rows] = stdout.trimEnd().split('\n');
  expect(header).toMatch(/^Reference +Received +Kind +Name +Company +State$/);
  expect(rows.map((row) => row.split(/ {2,}/)[2])).toEqual([
    'Detailed enquiry',
    'Newsletter',
    'Newsletter',
  ]);
  const [reference = ''] = rows[0]?.split(' ') ?? [];
  const shown = (await leads('show', reference)).stdout;
  for (const line of ['Name: Ravi Rao', 'Country: India (IN, +91)', 'Mail to you: sent'])
    expect(shown).toContain(`${line}\n`);
});

test('forget erases every row, mail and byte of a person, however the address is written', async () => {
  const person = 'Gone@Me.example';
  await post('/get-in-touch', shortBody({ email: person }));
  await post('/contact-us', detailedBody({ email: person.toLowerCase() }));
  await post('/audit-report/verify-data', auditBody({ email: person.toUpperCase() }));
  await waitFor(() => (outbox().length === 8 ? true : undefined), 'the mails');
  const data = path.join(folder, 'data');
  const naming = () =>
    readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(data, name)).isFile())
      .filter((name) => /gone@me/i.test(readFileSync(path.join(data, name), 'latin1')));
  expect(naming()).toContain('contrio.db');
  const { code, stdout } = await leads('forget', 'GONE@me.example');
  expect([code, stdout]).toEqual([0, 'Forgot 4 submissions\n']);
  expect(outbox()).toHaveLength(3);
  expect(naming()).toEqual([]);
  expect((await post('/newsletter', newsletterBody())).status).toBe(200);
});

test('backup writes a copy for its owner only and overwrites nothing', async () => {
  const copy = path.join(folder, 'copy.db');
  expect((await leads('backup', copy)).code).toBe(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const again = await leads('backup', copy);
  expect([again.code, again.stderr]).toEqual([1, `${copy} already exists\n`]);
});

test('a backup that cannot be written prints one line and leaves no file', async () => {
  const { code, stderr } = await leads('backup', path.join(folder, 'none/copy.db'));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\S+none\/copy\.db cannot be written \(ENOENT\)\n$/);
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data', 'dist']);
});

test('refuses to create a database', async () => {
  const elsewhere = path.join(folder, 'elsewhere');
  const { code, stdout, stderr } = await runProgram('leads.ts', ['forget', 'a@b.example'], {
    DATA_DIR: elsewhere,
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `There is no database in ${elsewhere}: has the server run with this DATA_DIR?\n`,
  );
});

test('an unknown command exits with 2 and prints the usage', async () => {
  const { code, stderr, stdout } = await leads('tell');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown command "tell"\nUsage:\n/);
});
