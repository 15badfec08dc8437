import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../base/config';
import { auditBody, detailedBody, newsletterBody, postOf, shortBody } from '../testing/bodies';
import { fakeSite } from '../testing/fake-site';
import { runProgram } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { waitFor } from '../testing/wait-for';
import { startService } from './service';

let data: string;
let server: Awaited<ReturnType<typeof startService>>;

const post = (url: string, body: unknown) =>
  fetch(`http://127.0.0.1:${server.address.port}/api${url}`, postOf(body));

const leads = (words: readonly string[], DATA_DIR = data) =>
  runProgram('leads.ts', words, { DATA_DIR });

const outbox = () => readdirSync(path.join(data, 'outbox')).filter((name) => name.endsWith('.eml'));

/** @returns the files that contain the person's address */
const naming = () =>
  readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(data, name)).isFile())
    .filter((name) => /gone@me/i.test(readFileSync(path.join(data, name), 'latin1')));

// The server keeps running, as it does when an owner uses the command.
beforeAll(async () => {
  const folder = temporaryFolder();
  data = path.join(folder, 'data');
  const environment = { PORT: '0', DATA_DIR: data, DIST_DIR: fakeSite(folder), RATE_LIMIT: 'off' };
  server = await startService(readConfig(environment), () => undefined);
  return server.stop;
});

test('forget erases every row, mail and byte of a person, however the address is written', async () => {
  const person = 'Gone@Me.example';
  await post('/contact-us', detailedBody());
  await post('/newsletter', newsletterBody({ email: person }));
  await post('/get-in-touch', shortBody({ email: person }));
  await post('/contact-us', detailedBody({ email: person.toLowerCase() }));
  await post('/audit-report/verify-data', auditBody({ email: person.toUpperCase() }));
  await waitFor(() => (outbox().length === 6 ? true : undefined), 'the mails');
  expect(naming()).toContain('contrio.db');
  const { code, stdout } = await leads(['forget', 'GONE@me.example']);
  expect([code, stdout]).toEqual([0, 'Forgot 4 submissions\n']);
  expect(outbox()).toHaveLength(1);
  expect(naming()).toEqual([]);
  expect((await post('/newsletter', newsletterBody())).status).toBe(200);
  const rows = await leads(['export', '--format', 'json']);
  expect(JSON.parse(rows.stdout)).toMatchObject([{ kind: 'detailed' }, { kind: 'newsletter' }]);
});

test('refuses to create a database', async () => {
  const elsewhere = `${data}-elsewhere`;
  expect(await leads(['forget', 'a@b.example'], elsewhere)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database in ${elsewhere}: has the server run with this DATA_DIR?\n`,
  });
});

test('an unknown command exits with 2 and prints the usage', async () => {
  const { code, stderr, stdout } = await leads(['tell']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown command "tell"\nUsage:\n/);
});
