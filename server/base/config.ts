import path from 'node:path';
import { domainToASCII } from 'node:url';
import { object, string, ValidationError } from 'yup';
import { agency } from '@/content/agency';
import { ConfigError } from './config-error';
import { isMailAddress, readSender, readSmtpUrl, type Sender } from './mail-settings';

/**
 * Limits on posts per address in ten minutes (docs/rules.md#rate-limit): quarantined above the first, refused above the
 * second.
 */
interface RateLimit {
  quarantineOver: number;
  refuseOver: number;
}

/** A limit for one address and one for all together. */
interface Limits {
  address: number;
  all: number;
}

export interface WebhookSettings {
  url: string;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string;
}

/** A variable whose text may be anything. */
const text = (fallback = '') =>
  string()
    .default(fallback)
    .transform((_value, given: unknown) =>
      typeof given === 'string' ? given.trim() || fallback : fallback,
    );

/** @param must what a text that is not empty must be; the message of a secret does not quote it */
const checked = (
  must: string,
  isValid: (value: string) => boolean,
  { fallback = '', isSecret = false } = {},
) =>
  text(fallback).test({
    name: 'valid',
    message: ({ path: name, value }: { path: string; value: string }) =>
      `${name} must ${must}${isSecret ? '' : `; it is "${value}"`}`,
    test: (value) => value === '' || isValid(value),
  });

const wholeNumber = (max: number, fallback: string) =>
  checked(
    `be a whole number from 0 to ${max}`,
    (value) => /^\d+$/.test(value) && Number(value) <= max,
    { fallback },
  );

/** @returns a limit for one address and one for all, or undefined for any other text */
const limitsOf = (value: string): Limits | undefined => {
  const [, address, all] = /^(\d{1,9}),\s*(\d{1,9})$/.exec(value) ?? [];
  return all === undefined ? undefined : { address: Number(address), all: Number(all) };
};

const rateLimitOf = (value: string): RateLimit | undefined => {
  const pair = limitsOf(value);
  if (pair === undefined || pair.address > pair.all) return undefined;
  return { quarantineOver: pair.address, refuseOver: pair.all };
};

const limits = (such: string, fallback: string, read: (value: string) => unknown = limitsOf) =>
  checked(
    `be two whole numbers${such} "${fallback}", or "off"`,
    (value) => value === 'off' || read(value) !== undefined,
    { fallback },
  );

const listOf = (value: string) => value.split(',').map((part) => part.trim());

const isAddress = (value: string) => /^https?:\/\/./.test(value) && URL.canParse(value);
const httpAddress = () => checked('be an http(s) address', isAddress);
/** Paths are appended to it: a query or a fragment would swallow them. */
const baseAddress = () =>
  checked(
    'be an http(s) address without ? or #',
    (value) => isAddress(value) && !/[?#]/.test(value),
  );
const withoutSlash = (value: string) => value.replace(/\/$/, '');

/** A path is of this site. */
const isOrigin = (value: string) => value === '' || value.startsWith('/') || isAddress(value);
const originOf = (value: string) => (isAddress(value) ? new URL(value).origin : '');
const hostAddress = () => checked('be an http(s) address', isOrigin);

/** @returns whether a host is a name that the public internet knows */
const isPublicName = (host: string) =>
  /\.[a-z][a-z\d-]*$/i.test(host) && !/\.(?:local|localhost|internal|lan|home|arpa)$/i.test(host);

/** @returns the name that mail servers are greeted with: many refuse a machine's short name, and an address */
const nameForMail = (siteUrl: string, { address }: Sender): string => {
  const host = siteUrl === '' ? '' : new URL(siteUrl).hostname;
  return isPublicName(host) ? host : domainToASCII(address.slice(address.lastIndexOf('@') + 1));
};

const isWebhook = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password === '';
};

/** All variables that the server reads; each is optional, and described in `.env.example`. */
export const environmentSchema = object({
  PORT: wholeNumber(65_535, '3000'),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  DIST_DIR: text('dist'),
  DATABASE_URL: checked(
    'look like postgres://user:password@host:5432/database',
    (value) => /^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value),
    { isSecret: true },
  ),
  SMTP_URL: text(),
  MAIL_FROM: checked('be an e-mail address', (value) => isMailAddress(readSender(value).address), {
    fallback: agency.email,
  }),
  MAIL_TO: checked('be e-mail addresses', (value) => listOf(value).every(isMailAddress), {
    fallback: agency.email,
  }),
  RATE_LIMIT: limits(', the smaller first, such as', '20,200', rateLimitOf),
  QUARANTINE_LIMIT: limits(', such as', '200,5000'),
  CONFIRMATION_LIMIT: limits(', such as', '20,100'),
  TRUST_PROXY: wholeNumber(10, '0'),
  HSTS_SUBDOMAINS: checked('be on or off', (value) => /^(?:on|off)$/.test(value), {
    fallback: 'off',
  }),
  ALLOWED_ORIGINS: checked('be http(s) addresses', (value) => listOf(value).every(isOrigin)),
  VITE_API_BASE_URL: hostAddress(),
  VITE_ASSETS_HOST: hostAddress(),
  VITE_STORAGE_HOST: hostAddress(),
  VITE_SITE_URL: baseAddress(),
  VITE_BLOG_URL: baseAddress(),
  BLOG_FEED_URL: httpAddress(),
  LEAD_WEBHOOK_URL: checked(
    'be an http(s) address without user and password (calls are signed instead)',
    isWebhook,
    { isSecret: true },
  ),
  LEAD_WEBHOOK_SECRET: checked(
    'be whsec_ and at least 24 bytes as base64: "whsec_$(openssl rand -base64 24)"',
    (value) => /^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(value),
    { isSecret: true },
  ),
  RETENTION_DAYS: checked('be a whole number of days', (value) => /^[1-9]\d{0,4}$/.test(value)),
  METRICS_TOKEN: checked('have 16 characters or more', (value) => value.length >= 16, {
    isSecret: true,
  }),
});

/** @throws {ConfigError} naming a variable with an invalid value */
const readEnvironment = (environment: Readonly<Record<string, string | undefined>>) => {
  try {
    return environmentSchema.validateSync(environment, { stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new ConfigError(error.message) : error;
  }
};

/**
 * Reads the server's variables (`.env.example`); every one is optional.
 *
 * @throws {ConfigError} naming a variable with an invalid value
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const set = readEnvironment(environment);
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = set;
  if ((url === '') !== (secret === ''))
    throw new ConfigError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both or none');
  const rateLimit = rateLimitOf(set.RATE_LIMIT);
  const mailFrom = readSender(set.MAIL_FROM);
  const blogHome = withoutSlash(set.VITE_BLOG_URL) || agency.blogUrl;
  const isLimited = rateLimit !== undefined;
  return {
    port: Number(set.PORT),
    host: set.HOST,
    dataDir: path.resolve(set.DATA_DIR),
    /** The built site. */
    distDir: path.resolve(set.DIST_DIR),
    /** Address of a PostgreSQL database; without it, a SQLite file in the data directory. */
    databaseUrl: set.DATABASE_URL || undefined,
    smtp: set.SMTP_URL
      ? readSmtpUrl(set.SMTP_URL, nameForMail(set.VITE_SITE_URL, mailFrom))
      : undefined,
    mailFrom,
    mailTo: listOf(set.MAIL_TO),
    /** Absent when the limit is off; then the other two are as well. */
    rateLimit,
    quarantineLimit: isLimited ? limitsOf(set.QUARANTINE_LIMIT) : undefined,
    confirmationLimit: isLimited ? limitsOf(set.CONFIRMATION_LIMIT) : undefined,
    trustedProxies: Number(set.TRUST_PROXY),
    hstsSubdomains: set.HSTS_SUBDOMAINS === 'on',
    /** Other origins whose pages may post here. */
    allowedOrigins: listOf(set.ALLOWED_ORIGINS).map(originOf).filter(Boolean),
    /** Other origins that the pages may load from. */
    hosts: {
      api: originOf(set.VITE_API_BASE_URL),
      assets: originOf(set.VITE_ASSETS_HOST),
      storage: originOf(set.VITE_STORAGE_HOST),
      blog: originOf(blogHome),
    },
    /** Links in mails begin with it; without a trailing slash. */
    siteUrl: withoutSlash(set.VITE_SITE_URL) || `http://localhost:${set.PORT}`,
    webhook: url === '' ? undefined : { url, secret },
    /** Links to posts begin with it. */
    blogHome,
    feedUrl: withoutSlash(set.BLOG_FEED_URL) || undefined,
    retentionDays: Number(set.RETENTION_DAYS) || undefined,
    metricsToken: set.METRICS_TOKEN || undefined,
  };
};

export type Config = ReturnType<typeof readConfig>;

/** @returns whether mail to the agency reaches somebody: until the owner sets theirs, addresses end in `.example` */
export const hasOwner = ({ mailTo }: Pick<Config, 'mailTo'>): boolean =>
  mailTo.some((address) => !address.endsWith('.example'));

/** @returns whether data crosses a network unencrypted: a database on another machine and no `sslmode` */
const isUnencrypted = (databaseUrl: string): boolean => {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const isHere =
    host === '' || host.startsWith('/') || /^(?:localhost$|127\.|\[?::1\]?$)/.test(host);
  const mode = searchParams.get('sslmode') ?? 'disable';
  return !isHere && mode === 'disable' && !/^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
};

/** @returns settings that are valid and hardly meant: the event that the server logs at its start, and what to set */
export const doubtfulSettings = ({ databaseUrl, rateLimit, webhook, smtp, siteUrl }: Config) => {
  const { protocol, hostname } = new URL(siteUrl);
  const isLocal = hostname === 'localhost';
  const settings: readonly (readonly [isDoubtful: boolean, event: string, set: string])[] = [
    [databaseUrl !== undefined && isUnencrypted(databaseUrl), 'database-unencrypted', 'sslmode'],
    [rateLimit?.refuseOver === 0, 'every-post-refused', 'RATE_LIMIT'],
    [
      rateLimit?.quarantineOver === 0 && rateLimit.refuseOver > 0,
      'every-post-quarantined',
      'RATE_LIMIT',
    ],
    [/^http:/i.test(webhook?.url ?? ''), 'webhook-unencrypted', 'LEAD_WEBHOOK_URL'],
    // The site tells visitors that a mail was sent.
    [smtp === undefined, 'mail-goes-to-files', 'SMTP_URL'],
    [smtp !== undefined && isLocal, 'links-lead-to-localhost', 'VITE_SITE_URL'],
    [protocol === 'http:' && isPublicName(hostname), 'links-unencrypted', 'VITE_SITE_URL'],
  ];
  return settings.flatMap(([isDoubtful, event, set]) => (isDoubtful ? [{ event, set }] : []));
};
