import { agency } from '@/content/agency';
import { ConfigError } from './config-error';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string;
}

/** Optional features; all are off by default. */
export interface OwnerConfig {
  /** Address of the site, for links in mails; without a trailing slash. */
  siteUrl: string;
  webhook?: WebhookSettings;
  /** Address of the blog's feed; without it, the built-in posts are served. */
  feedUrl?: string;
  /** Address of the blog, which links to posts begin with. */
  blogHome: string;
  /** Purges submissions after so many days; without it, never. */
  retentionDays?: number;
  /** Bearer token for the metrics; without it they are off. */
  metricsToken?: string;
}

type Read = (name: string, fallback: string) => string;

const httpAddress = (name: string, value: string) => {
  if (!/^https?:\/\/./.test(value) || !URL.canParse(value))
    throw new ConfigError(`${name} must be an http(s) address; it is "${value}"`);
  return value.endsWith('/') ? value.slice(0, -1) : value;
};

/** Paths are appended to the address: a query or a fragment would swallow them. */
const baseAddress = (name: string, value: string) => {
  if (/[?#]/.test(value)) throw new ConfigError(`${name} must have no ? or #; it is "${value}"`);
  return httpAddress(name, value);
};

/** Ports that fetch never calls, since other protocols listen there (https://fetch.spec.whatwg.org/#port-blocking). */
export const refusedPorts: ReadonlySet<number> = new Set(
  `
    0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111
    113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540
    548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000
    6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .trim()
    .split(/\s+/)
    .map(Number),
);

/** Error messages never quote the address: it may hold a password. */
const webhookAddress = (value: string) => {
  const name = 'LEAD_WEBHOOK_URL';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} must be an http(s) address`);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError(`${name} must have no user and password: calls are signed instead`);
  if (url.port !== '' && refusedPorts.has(Number(url.port)))
    throw new ConfigError(`${name} has port ${url.port}, which is reserved for another protocol`);
  return value;
};

const webhook = (url: string, secret: string): WebhookSettings | undefined => {
  if (url === '' && secret === '') return undefined;
  if (url === '' || secret === '')
    throw new ConfigError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both or none');
  // Never quote the secret.
  if (!/^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(secret))
    throw new ConfigError(
      'LEAD_WEBHOOK_SECRET must be whsec_ and at least 24 bytes as base64: "whsec_$(openssl rand -base64 24)"',
    );
  return { url: webhookAddress(url), secret };
};

const days = (value: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(value))
    throw new ConfigError(`RETENTION_DAYS must be a whole number of days; it is "${value}"`);
  return Number(value);
};

const token = (value: string): string => {
  if (value.length < 16) throw new ConfigError('METRICS_TOKEN must have 16 characters or more');
  return value;
};

/** @throws {ConfigError} naming the first variable with an invalid value */
export const readOwnerConfig = (read: Read, localUrl: string): OwnerConfig => {
  const siteUrl = read('VITE_SITE_URL', '');
  const blogUrl = read('VITE_BLOG_URL', '');
  const feedUrl = read('BLOG_FEED_URL', '');
  const retention = read('RETENTION_DAYS', '');
  const metrics = read('METRICS_TOKEN', '');
  return {
    siteUrl: siteUrl === '' ? localUrl : baseAddress('VITE_SITE_URL', siteUrl),
    webhook: webhook(read('LEAD_WEBHOOK_URL', ''), read('LEAD_WEBHOOK_SECRET', '')),
    blogHome: blogUrl === '' ? agency.blogUrl : baseAddress('VITE_BLOG_URL', blogUrl),
    ...(feedUrl === '' ? {} : { feedUrl: httpAddress('BLOG_FEED_URL', feedUrl) }),
    ...(retention === '' ? {} : { retentionDays: days(retention) }),
    ...(metrics === '' ? {} : { metricsToken: token(metrics) }),
  };
};
