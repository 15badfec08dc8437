import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(() => {
  api = openTestApi();
});
afterEach(() => api.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const reference = async (response: Response): Promise<unknown> => response.json();

test('a retry of one key answers the same and stores nothing', async () => {
  const headers = key();
  const first = await api.post('/get-in-touch', shortBody(), headers);
  const second = await api.post('/get-in-touch', shortBody(), headers);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await reference(second)).toEqual(await reference(first));
  expect(await api.rows()).toHaveLength(1);
});

test('the order of the fields and the letters of the key do not matter', async () => {
  const id = randomUUID();
  const reversed = Object.fromEntries(Object.entries(shortBody()).toReversed());
  await api.post('/get-in-touch', shortBody(), { 'idempotency-key': id });
  const again = await api.post('/get-in-touch', reversed, { 'idempotency-key': id.toUpperCase() });
  expect(again.status).toBe(200);
  expect(await api.rows()).toHaveLength(1);
});

test('a hundred retries at once make one row and a hundred times 200', async () => {
  const headers = key();
  const all = await Promise.all(
    Array.from({ length: 100 }, () => api.post('/get-in-touch', shortBody(), headers)),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await api.rows()).toHaveLength(1);
});

test('one key with another body, or at another address, answers 422', async () => {
  const headers = key();
  await api.post('/get-in-touch', shortBody(), headers);
  expect((await api.post('/get-in-touch', shortBody({ name: 'Bo' }), headers)).status).toBe(422);
  expect((await api.post('/newsletter', newsletterBody(), headers)).status).toBe(422);
  expect(await api.rows()).toHaveLength(1);
});

test('without a key every post is a row', async () => {
  await api.post('/get-in-touch', shortBody());
  await api.post('/get-in-touch', shortBody());
  expect(await api.rows()).toHaveLength(2);
});

const other = {
  email: 'sam@else.example',
  linkedin: 'linkedin.com/in/sam',
  contact: '+1 202 555 0143',
  website: 'else.example',
};

test.each(['email', 'linkedin', 'contact', 'website'] as const)(
  'a second audit with the same %s answers 409 and takes nothing else',
  async (field) => {
    await api.post('/audit-report/verify-data', auditBody());
    const repeat = auditBody({ ...other, [field]: auditBody()[field] });
    const response = await api.post('/audit-report/verify-data', repeat);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ field, fields: [field] });
    expect((await api.post('/audit-report/verify-data', auditBody(other))).status).toBe(200);
  },
);

test('a retry of an audit is no second audit', async () => {
  const headers = key();
  await api.post('/audit-report/verify-data', auditBody(), headers);
  expect((await api.post('/audit-report/verify-data', auditBody(), headers)).status).toBe(200);
  expect((await api.post('/audit-report/verify-data', auditBody(), key())).status).toBe(409);
});

test('two hundred audits at once with one address make one row', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      api.post(
        '/audit-report/verify-data',
        auditBody({
          linkedin: `linkedin.com/in/p${index}`,
          contact: `+1 202 555 ${1000 + index}`,
          website: `w${index}.example`,
        }),
      ),
    ),
  );
  const answered = (wanted: number) => all.filter(({ status }) => status === wanted).length;
  expect([answered(200), answered(409)]).toEqual([1, 199]);
  expect(await api.rows()).toHaveLength(1);
});
