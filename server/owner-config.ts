import { agency } from '@/content/agency';
import { ConfigError } from './config-error';
import { refusedPorts } from './webhook/refused-ports';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string;
}

/** What the owner may switch on; everything is off or harmless without it. */
export interface OwnerConfig {
  /** Address of the site, for links in mails; without a slash at its end. */
  siteUrl: string;
  webhook?: WebhookSettings;
  /** The blog's own feed; the built-in posts without it. */
  feedUrl?: string;
  /** The blog's home, which the site's links to posts begin with. */
  blogHome: string;
  /** After so many days everything stored is purged; never without it. */
  retentionDays?: number;
  /** Opens the metrics to whoever shows it. */
  metricsToken?: string;
}

type Read = (name: string, fallback: string) => string;

const httpAddress = (name: string, value: string) => {
  if (!/^https?:\/\/./.test(value) || !URL.canParse(value))
    throw new ConfigError(`${name} must be an http(s) address; it is "${value}"`);
  return value.endsWith('/') ? value.slice(0, -1) : value;
};

/** An address that others are built upon: what follows a question mark or a hash would swallow their paths. */
const baseAddress = (name: string, value: string) => {
  if (/[?#]/.test(value))
    throw new ConfigError(`${name} must end before any ? or #; it is "${value}"`);
  return httpAddress(name, value);
};

/** The message never repeats the address: it may hold a password. */
const webhookAddress = (value: string) => {
  const name = 'LEAD_WEBHOOK_URL';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} must be an http(s) address`);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError(`${name} must hold no user and password: what is sent is signed`);
  if (url.port !== '' && refusedPorts.has(Number(url.port)))
    throw new ConfigError(`${name} names port ${url.port}, which belongs to another protocol`);
  return value;
};

const webhook = (url: string, secret: string): WebhookSettings | undefined => {
  if (url === '' && secret === '') return undefined;
  if (url === '' || secret === '')
    throw new ConfigError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both or none');
  // The message never repeats it.
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

/** @throws {ConfigError} naming the first variable that holds something unusable */
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
