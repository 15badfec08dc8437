import { describe, expect, test } from 'vitest';
import { doubtfulSettings, isDatabaseUnencrypted, readConfig, refusedPorts } from './config';

test.each([
  ['postgres://a:b@db.example/site', true],
  ['postgres://a:b@db.example/site?sslmode=disable', true],
  ['postgres://a:b@db.example/site?sslmode=verify-full', false],
  ['postgres://a:b@db.example/site?ssl=true', false],
  ['postgres://a:b@localhost/site', false],
  ['postgres://a:b@127.0.0.1:6432/site', false],
  ['postgres://a:b@[::1]/site', false],
  ['postgres://a@db.example/site?host=/var/run/postgresql', false],
])('%s is unencrypted: %s', (url, expected) => {
  expect(isDatabaseUnencrypted(url)).toBe(expected);
});

test('without variables the server listens on loopback only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    rateLimit: { quarantineOver: 20, refuseOver: 200 },
    confirmationLimit: { address: 20, all: 100 },
    trustedProxies: 0,
    mailFrom: { name: 'Contrio', address: 'hello@contrio.example' },
    mailTo: ['hello@contrio.example'],
    hosts: { api: '', assets: '', storage: '' },
  });
  expect(readConfig({ PORT: ' ', RATE_LIMIT: '' })).toMatchObject({ port: 3000 });
});

test('RATE_LIMIT=off turns the rate limit off', () => {
  const { rateLimit, quarantineLimit, confirmationLimit } = readConfig({ RATE_LIMIT: 'off' });
  expect([rateLimit, quarantineLimit, confirmationLimit]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [{ RATE_LIMIT: '0,0' }, { 'every-post-refused': 'RATE_LIMIT' }],
  [{ RATE_LIMIT: '0,200' }, { 'every-post-quarantined': 'RATE_LIMIT' }],
  [{ LEAD_WEBHOOK_URL: 'http://crm.example/hook' }, { 'webhook-unencrypted': 'LEAD_WEBHOOK_URL' }],
  [{ LEAD_WEBHOOK_URL: 'https://crm.example/hook' }, {}],
  [{}, {}],
])('%j is warned of at the start: %j', (variables, warnings) => {
  const secret = `whsec_${'a'.repeat(32)}`;
  const owner = 'LEAD_WEBHOOK_URL' in variables ? { LEAD_WEBHOOK_SECRET: secret } : {};
  expect(doubtfulSettings(readConfig({ ...variables, ...owner }))).toEqual(warnings);
});

test('MAIL_FROM accepts a name, MAIL_TO several addresses', () => {
  const { mailFrom, mailTo } = readConfig({
    MAIL_FROM: 'Studio Zoë <web@studio.example>',
    MAIL_TO: 'ann@studio.example, bo@studio.example',
  });
  expect(mailFrom).toEqual({ name: 'Studio Zoë', address: 'web@studio.example' });
  expect(mailTo).toEqual(['ann@studio.example', 'bo@studio.example']);
  expect(readConfig({ MAIL_FROM: 'web@studio.example' }).mailFrom.name).toBe('Contrio');
});

test('hosts become origins, paths of this site become empty', () => {
  const hosts = readConfig({
    VITE_API_BASE_URL: '/api',
    VITE_ASSETS_HOST: 'https://cdn.example/a/b',
  }).hosts;
  expect(hosts).toEqual({ api: '', assets: 'https://cdn.example', storage: '' });
});

describe('an invalid value is named in one line', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['RATE_LIMIT', '20'],
    ['RATE_LIMIT', '200,20'],
    ['QUARANTINE_LIMIT', '200'],
    ['CONFIRMATION_LIMIT', 'many'],
    ['TRUST_PROXY', 'yes'],
    ['MAIL_TO', 'a@b.example, c'],
    ['MAIL_TO', 'a@b.example,'],
    ['MAIL_FROM', 'Contrio <a>'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['SMTP_URL', 'mail.example'],
    ['DATABASE_URL', 'mysql://site:secret@db.example/site'],
    ['VITE_ASSETS_HOST', 'cdn.example; script-src *'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*[^\n]$`));
  });
});

const hook = (url: string) => ({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
});

test('a webhook may have a port and a query', () => {
  const url = 'https://a.example:8443/hook?key=1';
  expect(readConfig(hook(url)).webhook?.url).toBe(url);
});

test('exactly the ports that fetch blocks are refused', async () => {
  // Replaces the network for the ports that fetch does not block.
  const dispatcher = {
    dispatch: () => {
      throw new Error('let through');
    },
  };
  for (let port = 1; port <= 10_081; port += 1) {
    const url = `http://a.example:${port}`;
    const failed: unknown = await fetch(url, { dispatcher } as object).catch(
      (error: Error) => error.cause,
    );
    const isBad = failed instanceof Error && failed.message === 'bad port';
    expect([port, refusedPorts.has(port)]).toEqual([port, isBad]);
  }
});

describe('optional features', () => {
  test('are off without variables', () => {
    const { webhook, feedUrl, retentionDays, metricsToken, siteUrl } = readConfig({});
    expect([webhook, feedUrl, retentionDays, metricsToken]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(siteUrl).toBe('http://localhost:3000');
  });

  test.each([
    ['LEAD_WEBHOOK_URL', { LEAD_WEBHOOK_URL: 'https://a.example' }],
    ['LEAD_WEBHOOK_URL', { LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` }],
    [
      'LEAD_WEBHOOK_URL',
      { LEAD_WEBHOOK_URL: 'ftp://a', LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` },
    ],
    [
      'LEAD_WEBHOOK_SECRET',
      { LEAD_WEBHOOK_URL: 'https://a.example', LEAD_WEBHOOK_SECRET: 'whsec_short' },
    ],
    ['BLOG_FEED_URL', { BLOG_FEED_URL: 'blog.example/feed' }],
    ['RETENTION_DAYS', { RETENTION_DAYS: '0' }],
    ['RETENTION_DAYS', { RETENTION_DAYS: '30d' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['VITE_SITE_URL', { VITE_SITE_URL: 'contrio.example' }],
    ['VITE_SITE_URL', { VITE_SITE_URL: 'https://contrio.example/?from=mail' }],
    ['VITE_SITE_URL', { VITE_SITE_URL: 'https://contrio.example/#top' }],
    ['VITE_BLOG_URL', { VITE_BLOG_URL: 'blog.example' }],
    ['VITE_BLOG_URL', { VITE_BLOG_URL: 'https://blog.example/?p=' }],
    ['LEAD_WEBHOOK_URL', hook('https://user:pw@a.example')],
    ['LEAD_WEBHOOK_URL', hook('https://user@a.example')],
    ['LEAD_WEBHOOK_URL', hook('http://a.example:6000/hook')],
  ])('%s is rejected in one line: %j', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} .*[^\n]$`));
  });
});
