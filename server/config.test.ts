import { expect, test } from 'vitest';
import { doubtfulSettings, readConfig } from './config';

const signed = { LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` };

test('without variables the server listens on loopback only, and optional features are off', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    smtp: undefined,
    rateLimit: { quarantineOver: 20, refuseOver: 200 },
    quarantineLimit: { address: 200, all: 5000 },
    confirmationLimit: { address: 20, all: 100 },
    trustedProxies: 0,
    hstsSubdomains: false,
    allowedOrigins: [],
    mailFrom: { name: 'Contrio', address: 'hello@contrio.example' },
    mailTo: ['hello@contrio.example'],
    hosts: { api: '', assets: '', storage: '' },
    siteUrl: 'http://localhost:3000',
    webhook: undefined,
    feedUrl: undefined,
    retentionDays: undefined,
    metricsToken: undefined,
  };
  expect(readConfig({})).toMatchObject(defaults);
  expect(readConfig({ PORT: ' ', RATE_LIMIT: '' })).toMatchObject(defaults);
});

const off = { rateLimit: undefined, quarantineLimit: undefined, confirmationLimit: undefined };

test.each([
  [{ RATE_LIMIT: 'off' }, off],
  [{ QUARANTINE_LIMIT: 'off' }, { ...off, rateLimit: {}, confirmationLimit: {} }],
  [
    { MAIL_FROM: 'Studio Zoë <web@studio.example>' },
    { mailFrom: { name: 'Studio Zoë', address: 'web@studio.example' } },
  ],
  [
    { MAIL_FROM: 'web@studio.example' },
    { mailFrom: { name: 'Contrio', address: 'web@studio.example' } },
  ],
  [
    { SMTP_URL: 'smtp://mail.example' },
    { smtp: { port: 587, secure: false, requireTLS: true, ignoreTLS: false } },
  ],
  [{ SMTP_URL: 'smtps://mail.example' }, { smtp: { port: 465, secure: true } }],
  [
    { SMTP_URL: 'smtp://u%40x:p%2Fw@mail.example:25' },
    { smtp: { port: 25, auth: { user: 'u@x', pass: 'p/w' } } },
  ],
  [
    { SMTP_URL: 'smtp://[::1]:25?insecure' },
    { smtp: { host: '::1', requireTLS: false, ignoreTLS: true } },
  ],
  [{ MAIL_TO: 'a@b.example, c@d.example' }, { mailTo: ['a@b.example', 'c@d.example'] }],
  // Hosts become origins, paths of this site become empty.
  [
    { VITE_API_BASE_URL: '/api', VITE_ASSETS_HOST: 'https://cdn.example/a/b' },
    { hosts: { api: '', assets: 'https://cdn.example', storage: '' } },
  ],
  [
    { LEAD_WEBHOOK_URL: 'https://a.example:8443/hook?key=1', ...signed },
    { webhook: { url: 'https://a.example:8443/hook?key=1' } },
  ],
])('%j is read as %j', (variables, config) => {
  expect(readConfig(variables)).toMatchObject(config);
});

const mail = { SMTP_URL: 'smtps://mail.example', VITE_SITE_URL: 'https://site.example' };
const databaseAt = (address: string) => ({ ...mail, DATABASE_URL: `postgres://a:b@${address}` });
const unencrypted = ['database-unencrypted'];

test.each([
  [mail, []],
  [{}, ['mail-goes-to-files']],
  [{ ...mail, VITE_SITE_URL: '' }, ['links-lead-to-localhost']],
  [{ ...mail, RATE_LIMIT: '0,0' }, ['every-post-refused']],
  [{ ...mail, RATE_LIMIT: '0,200' }, ['every-post-quarantined']],
  [{ ...mail, ...signed, LEAD_WEBHOOK_URL: 'http://crm.example/hook' }, ['webhook-unencrypted']],
  [{ ...mail, ...signed, LEAD_WEBHOOK_URL: 'https://crm.example/hook' }, []],
  [databaseAt('db.example/site'), unencrypted],
  [databaseAt('db.example/site?sslmode=disable'), unencrypted],
  [databaseAt('db.example/site?sslmode=verify-full'), []],
  [databaseAt('db.example/site?ssl=true'), []],
  [databaseAt('localhost/site'), []],
  [databaseAt('127.0.0.1:6432/site'), []],
  [databaseAt('[::1]/site'), []],
  [databaseAt('db.example/site?host=/var/run/postgresql'), []],
])('%j is warned of at the start: %j', (variables, warnings) => {
  expect(doubtfulSettings(readConfig(variables)).map(({ event }) => event)).toEqual(warnings);
});

const hook = 'https://a.example';

test.each<[string, string, Readonly<Record<string, string>>?]>([
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
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://u:secret@mail.example?insecure'],
  ['SMTP_URL', 'smtp://%zz:secret@h'],
  ['DATABASE_URL', 'mysql://site:secret@db.example/site'],
  ['VITE_ASSETS_HOST', 'cdn.example; script-src *'],
  ['BLOG_FEED_URL', 'blog.example/feed'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '30d'],
  ['METRICS_TOKEN', 'short'],
  ['VITE_SITE_URL', 'contrio.example'],
  ['VITE_SITE_URL', 'https://contrio.example/?from=mail'],
  ['VITE_BLOG_URL', 'https://blog.example/#top'],
  ['LEAD_WEBHOOK_URL', hook],
  ['LEAD_WEBHOOK_URL', '', signed],
  ['LEAD_WEBHOOK_SECRET', 'whsec_short', { LEAD_WEBHOOK_URL: hook }],
  ['LEAD_WEBHOOK_URL', 'ftp://a', signed],
  ['LEAD_WEBHOOK_URL', 'https://user:pw@a.example', signed],
  ['LEAD_WEBHOOK_URL', 'https://user@a.example', signed],
])('%s=%s is named in one line, which quotes no secret', (name, value, others) => {
  const read = () => readConfig({ ...others, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*[^\n]$`));
  expect(read).not.toThrow(/:secret|:pw|short/);
});

test('every port that fetch blocks is refused', async () => {
  // Replaces the network for the ports that fetch does not block.
  const dispatcher = {
    dispatch: () => {
      throw new Error('let through');
    },
  };
  const blocked: string[] = [];
  for (let port = 1; port <= 10_080; port += 1) {
    const url = `http://a.example:${port}`;
    const cause: unknown = await fetch(url, { dispatcher } as object).catch(
      (error: Error) => error.cause,
    );
    if (cause instanceof Error && cause.message === 'bad port') blocked.push(url);
  }
  expect(blocked).toContain('http://a.example:6000');
  for (const LEAD_WEBHOOK_URL of blocked)
    expect(() => readConfig({ ...signed, LEAD_WEBHOOK_URL })).toThrow('LEAD_WEBHOOK_URL');
});
