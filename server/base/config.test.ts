import path from 'node:path';
import { expect, test } from 'vitest';
import { fakeSite } from '../testing/fake-site';
import { temporaryFolder } from '../testing/temporary-folder';
import { withBuilt } from './built';
import { readConfig } from './config';
import { doubtfulSettings } from './doubtful-settings';

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
    hosts: { api: '', assets: '', storage: '', blog: 'https://blog.contrio.example' },
    siteUrl: 'http://localhost:3000',
    webhook: undefined,
    feedUrl: undefined,
    retentionDays: undefined,
  };
  expect(readConfig({})).toMatchObject(defaults);
  expect(readConfig({ PORT: ' ', RATE_LIMIT: '' })).toMatchObject(defaults);
});

const off = { rateLimit: undefined, quarantineLimit: undefined, confirmationLimit: undefined };

test('variables are read: hosts become origins, and paths of this site none', () => {
  const variables = {
    MAIL_FROM: 'Studio Zoë <web@studio.example>',
    MAIL_TO: 'a@b.example, c@d.example',
    SMTP_URL: 'smtp://u%40x:p%2Fw@mail.example:25',
    VITE_SITE_URL: 'https://a.example/',
    VITE_BLOG_URL: 'https://b.example/posts/',
    VITE_API_BASE_URL: '/api',
    VITE_ASSETS_HOST: 'https://cdn.example/a/b',
    ALLOWED_ORIGINS: 'https://a.example/form, /here',
    LEAD_WEBHOOK_URL: 'https://a.example:8443/hook?key=1',
    HSTS_SUBDOMAINS: 'on',
    TRUST_PROXY: '2',
    RETENTION_DAYS: '30',
  };
  expect(readConfig({ ...signed, ...variables })).toMatchObject({
    mailFrom: { name: 'Studio Zoë', address: 'web@studio.example' },
    mailTo: ['a@b.example', 'c@d.example'],
    smtp: { port: 25, auth: { user: 'u@x', pass: 'p/w' } },
    siteUrl: 'https://a.example',
    blogHome: 'https://b.example/posts',
    hosts: { api: '', assets: 'https://cdn.example', storage: '', blog: 'https://b.example' },
    allowedOrigins: ['https://a.example'],
    webhook: { url: 'https://a.example:8443/hook?key=1' },
    hstsSubdomains: true,
    trustedProxies: 2,
    retentionDays: 30,
  });
});

test.each([
  [{ RATE_LIMIT: 'off' }, off],
  [{ QUARANTINE_LIMIT: 'off' }, { ...off, rateLimit: {}, confirmationLimit: {} }],
  [{ MAIL_FROM: 'web@studio.example' }, { mailFrom: { name: 'Contrio' } }],
  [
    { SMTP_URL: 'smtp://mail.example' },
    { smtp: { port: 587, requireTLS: true, ignoreTLS: false } },
  ],
  [{ SMTP_URL: 'smtps://mail.example' }, { smtp: { port: 465, secure: true } }],
  [
    { SMTP_URL: 'smtp://[::1]?insecure' },
    { smtp: { host: '::1', requireTLS: false, ignoreTLS: true } },
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
  [{ ...mail, VITE_SITE_URL: 'http://site.example' }, ['links-unencrypted']],
  [{ ...mail, VITE_SITE_URL: 'http://192.168.1.4:3000' }, []],
  [{ ...mail, VITE_SITE_URL: 'http://site.local' }, []],
  [{ ...mail, ...signed, LEAD_WEBHOOK_URL: 'http://crm.example/hook' }, ['webhook-unencrypted']],
  [{ ...mail, ...signed, LEAD_WEBHOOK_URL: 'https://crm.example/hook' }, []],
  [databaseAt('db.example/site'), unencrypted],
  [databaseAt('db.example/site?sslmode=verify-full'), []],
  [databaseAt('db.example/site?ssl=true'), []],
  [databaseAt('localhost/site'), []],
  [databaseAt('[::1]/site'), []],
  [databaseAt('db.example/site?host=/var/run/postgresql'), []],
])('%j is warned of at the start: %j', (variables, warnings) => {
  expect(doubtfulSettings(readConfig(variables)).map(({ event }) => event)).toEqual(warnings);
});

const hook = 'https://a.example';

test.each<[string, string, Readonly<Record<string, string>>?]>([
  ['PORT', '65536'],
  ['RATE_LIMIT', '20'],
  ['QUARANTINE_LIMIT', '200'],
  ['CONFIRMATION_LIMIT', 'many'],
  ['TRUST_PROXY', 'yes'],
  ['MAIL_TO', 'a@b.example, c'],
  ['MAIL_FROM', 'Contrio <a>'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://u:secret@mail.example?insecure'],
  ['SMTP_URL', 'smtp://%zz:secret@h'],
  ['DATABASE_URL', 'mysql://site:secret@db.example/site'],
  ['VITE_ASSETS_HOST', 'cdn.example; script-src *'],
  ['BLOG_FEED_URL', 'blog.example/feed'],
  ['RETENTION_DAYS', '0'],
  ['VITE_SITE_URL', 'https://contrio.example/?from=mail'],
  ['VITE_BLOG_URL', 'https://blog.example/#top'],
  ['LEAD_WEBHOOK_URL', hook],
  ['LEAD_WEBHOOK_URL', '', signed],
  ['LEAD_WEBHOOK_SECRET', 'whsec_short', { LEAD_WEBHOOK_URL: hook }],
  ['LEAD_WEBHOOK_URL', 'ftp://a', signed],
  ['LEAD_WEBHOOK_URL', 'https://user:pw@a.example', signed],
])('%s=%s is named in one line, which quotes no secret', (name, value, others) => {
  const read = () => readConfig({ ...others, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*[^\n]$`));
  expect(read).not.toThrow(/:secret|:pw|short/);
});

test('what the build wrote into the pages counts, whatever the environment says now', () => {
  const folder = temporaryFolder();
  const built = { VITE_API_BASE_URL: 'https://api.example/v1', VITE_SITE_URL: 'https://a.example' };
  const DIST_DIR = fakeSite(folder, { '_built.json': JSON.stringify(built) });
  const now = { DIST_DIR, VITE_API_BASE_URL: '', VITE_SITE_URL: 'https://b.example', PORT: '4000' };
  expect(readConfig(withBuilt(now))).toMatchObject({
    hosts: { api: 'https://api.example' },
    siteUrl: 'https://a.example',
    port: 4000,
  });
  const unbuilt = { ...now, DIST_DIR: path.join(folder, 'none') };
  expect(withBuilt(unbuilt)).toEqual(unbuilt);
});

test.each([
  ['https://www.studio.example', 'web@mail.example', 'www.studio.example'],
  ['', 'Studio <web@mail.example>', 'mail.example'],
  ['http://203.0.113.9', 'web@mäil.example', 'xn--mil-qla.example'],
])('a mail server is greeted with the host of %j, else the domain of %j', (site, from, name) => {
  const variables = { SMTP_URL: 'smtps://h.example', VITE_SITE_URL: site, MAIL_FROM: from };
  expect(readConfig(variables).smtp?.name).toBe(name);
});

test.each([
  'smtp://web:Summer@x#1@mail.host:587',
  'smtp://web:Summer@2026/1@mail.host',
  'smtp://web:Summer?1@mail.host',
  'smtp://mail.host/Summer',
  'smtp://mail.host?insecrue=Summer',
])('%s, which a password may have cut, is refused without quoting it', (SMTP_URL) => {
  const read = () => readConfig({ SMTP_URL });
  expect(read).toThrow(/^SMTP_URL .*percent-encoded[^\n]*$/);
  expect(read).not.toThrow(/Summer/);
});
