import path from 'node:path';
import { domainToASCII } from 'node:url';
import { object, ValidationError } from 'yup';
import { agency } from '@/content/agency';
import { ConfigError } from './config-error';
import { isMailAddress, readSender, type Sender } from './mail-address';
import { readSmtpUrl } from './smtp-settings';
import {
  baseAddress,
  checked,
  limitsOf,
  listOf,
  originOrPath,
  rateLimitOf,
  text,
  twoLimits,
  wholeNumber,
} from './variables';
import { isPublicName, isWebAddress, isWebAddressOrPath, originOf } from './web-address';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string;
}

/**
 * All variables that the server reads; each is optional, and described in `.env.example`. The
 * schema trims and checks texts but does not parse them, so that a message can quote what was set;
 * {@link readConfig} then parses them. A rule such as `be on or off` completes "NAME must …".
 */
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
  RATE_LIMIT: twoLimits('20,200'),
  QUARANTINE_LIMIT: twoLimits('200,5000'),
  CONFIRMATION_LIMIT: twoLimits('20,100'),
  TRUST_PROXY: wholeNumber(10, '0'),
  HSTS_SUBDOMAINS: checked('be on or off', (value) => /^(?:on|off)$/.test(value), {
    fallback: 'off',
  }),
  ALLOWED_ORIGINS: checked('be http(s) addresses', (value) =>
    listOf(value).every(isWebAddressOrPath),
  ),
  VITE_API_BASE_URL: originOrPath(),
  VITE_ASSETS_HOST: originOrPath(),
  VITE_STORAGE_HOST: originOrPath(),
  VITE_SITE_URL: baseAddress(),
  VITE_BLOG_URL: baseAddress(),
  BLOG_FEED_URL: checked('be an http(s) address', isWebAddress),
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
});

/**
 * Reads the server's variables. One that is not set is an empty text here, hence the many `||`.
 *
 * @throws {ConfigError} naming a variable with an invalid value
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const variables = readEnvironment(environment);
  const rateLimit = rateLimitOf(variables.RATE_LIMIT);
  const mailFrom = readSender(variables.MAIL_FROM);
  const blogHome = withoutSlash(variables.VITE_BLOG_URL) || agency.blogUrl;
  return {
    port: Number(variables.PORT),
    host: variables.HOST,
    dataDir: path.resolve(variables.DATA_DIR),
    /** The built site. */
    distDir: path.resolve(variables.DIST_DIR),
    /** Address of a PostgreSQL database; without it, a SQLite file in the data directory. */
    databaseUrl: variables.DATABASE_URL || undefined,
    smtp: variables.SMTP_URL
      ? readSmtpUrl(variables.SMTP_URL, nameForMail(variables.VITE_SITE_URL, mailFrom))
      : undefined,
    mailFrom,
    mailTo: listOf(variables.MAIL_TO),
    /** Absent when the limit is off; then the other two are as well. */
    rateLimit,
    /** Quarantined posts in a day, from one address and from all. */
    quarantineLimit: rateLimit && limitsOf(variables.QUARANTINE_LIMIT),
    /** Sign-ups from one network in a day, and confirmation mails to all in an hour. */
    confirmationLimit: rateLimit && limitsOf(variables.CONFIRMATION_LIMIT),
    /** How many proxies in front of the server add to `X-Forwarded-For`. */
    trustedProxies: Number(variables.TRUST_PROXY),
    hstsSubdomains: variables.HSTS_SUBDOMAINS === 'on',
    /** Other origins whose pages may post here. */
    allowedOrigins: listOf(variables.ALLOWED_ORIGINS).map(originOf).filter(Boolean),
    /** Other origins that the pages may load from. */
    hosts: {
      api: originOf(variables.VITE_API_BASE_URL),
      assets: originOf(variables.VITE_ASSETS_HOST),
      storage: originOf(variables.VITE_STORAGE_HOST),
      blog: originOf(blogHome),
    },
    /** Links in mails begin with it; without a trailing slash. */
    siteUrl: withoutSlash(variables.VITE_SITE_URL) || `http://localhost:${variables.PORT}`,
    webhook: webhookOf(variables.LEAD_WEBHOOK_URL, variables.LEAD_WEBHOOK_SECRET),
    /** Links to posts begin with it. */
    blogHome,
    feedUrl: withoutSlash(variables.BLOG_FEED_URL) || undefined,
    /** After so many days submissions are purged; without it, never. */
    retentionDays: Number(variables.RETENTION_DAYS) || undefined,
  };
};

export type Config = ReturnType<typeof readConfig>;

/** @returns whether mail reaches the owner: until they set an address, it ends in `.example` */
export const hasOwner = ({ mailTo }: Pick<Config, 'mailTo'>): boolean =>
  mailTo.some((address) => !address.endsWith('.example'));

/** @throws {ConfigError} naming a variable with an invalid value */
function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  try {
    return environmentSchema.validateSync(environment, { stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new ConfigError(error.message) : error;
  }
}

function withoutSlash(value: string) {
  return value.replace(/\/$/, '');
}

function isWebhook(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password === '';
}

/** @throws {ConfigError} when only one of both is set */
function webhookOf(url: string, secret: string): WebhookSettings | undefined {
  if ((url === '') !== (secret === ''))
    throw new ConfigError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both or none');
  return url === '' ? undefined : { url, secret };
}

/** @returns the name that greets mail servers: many refuse a short name, and an address */
function nameForMail(siteUrl: string, { address }: Sender): string {
  const host = siteUrl === '' ? '' : new URL(siteUrl).hostname;
  return isPublicName(host) ? host : domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}
