import path from 'node:path';
import { agency } from '@/content/agency';
import { ConfigError } from './config-error';
import { isMailAddress } from './mail/mail-address';
import type { Sender } from './mail/mail';
import { type OwnerConfig, readOwnerConfig } from './owner-config';
import { readSmtpUrl, type SmtpSettings } from './mail/smtp-url';

/**
 * Limits on posts per address in ten minutes (docs/rules.md#rate-limit): quarantined above the first, refused above the
 * second.
 */
export interface RateLimit {
  quarantineOver: number;
  refuseOver: number;
}

/** Limits on quarantined posts per day (docs/rules.md#quarantine), per address and in total. */
interface QuarantineLimit {
  address: number;
  all: number;
}

export interface Config extends OwnerConfig {
  port: number;
  host: string;
  dataDir: string;
  /** The built site. */
  distDir: string;
  /** Address of a PostgreSQL database; without it, a SQLite file in the data directory. */
  databaseUrl?: string;
  smtp?: SmtpSettings;
  mailFrom: Sender;
  mailTo: readonly string[];
  /** Absent when the limit is off. */
  rateLimit?: RateLimit;
  /** Absent when it, or the rate limit, is off. */
  quarantineLimit?: QuarantineLimit;
  /** Number of proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: number;
  /** Whether HSTS covers subdomains. */
  hstsSubdomains: boolean;
  /** Other origins whose pages may post here. */
  allowedOrigins: readonly string[];
  /** Other origins that the pages may load from. */
  hosts: { api: string; assets: string; storage: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (name: string, value: string, max: number): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > max)
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}; it is "${value}"`);
  return number;
};

const rateLimit = (value: string): RateLimit | undefined => {
  if (value === 'off') return undefined;
  const [, first, second] = /^(\d{1,9}),\s*(\d{1,9})$/.exec(value) ?? [];
  const limit = { quarantineOver: Number(first), refuseOver: Number(second) };
  if (second === undefined || limit.refuseOver < limit.quarantineOver)
    throw new ConfigError(
      `RATE_LIMIT must be two whole numbers, the smaller first, such as "20,200", or "off"; it is "${value}"`,
    );
  return limit;
};

const quarantineLimit = (value: string): QuarantineLimit | undefined => {
  if (value === 'off') return undefined;
  const [, address, all] = /^(\d{1,9}),\s*(\d{1,9})$/.exec(value) ?? [];
  if (all === undefined)
    throw new ConfigError(
      `QUARANTINE_LIMIT must be two whole numbers, such as "200,5000", or "off"; it is "${value}"`,
    );
  return { address: Number(address), all: Number(all) };
};

const mailAddress = (name: string, value: string) => {
  if (!isMailAddress(value))
    throw new ConfigError(`${name} must be an e-mail address; it is "${value}"`);
  return value;
};

const mailAddresses = (name: string, value: string) =>
  value.split(',').map((one) => mailAddress(name, one.trim()));

/** Parses `web@agency.example` or `Agency <web@agency.example>`. */
const sender = (name: string, value: string): Sender => {
  const [, before = '', address = value] = /^([^<>"\p{C}]+)<([^<>]*)>$/u.exec(value) ?? [];
  return { name: before.trim() || agency.name, address: mailAddress(name, address.trim()) };
};

const databaseUrl = (value: string) => {
  if (!/^postgres(?:ql)?:\/\/./.test(value) || !URL.canParse(value))
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    );
  return value;
};

/** @returns whether data crosses a network unencrypted: a database on another machine and no `sslmode` */
export const isDatabaseUnencrypted = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isHere =
    host === '' || host.startsWith('/') || /^(?:localhost$|127\.|\[?::1\]?$)/.test(host);
  const mode = searchParams.get('sslmode') ?? 'disable';
  return !isHere && mode === 'disable' && !/^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
};

const onOrOff = (name: string, value: string): boolean => {
  if (value !== 'on' && value !== 'off')
    throw new ConfigError(`${name} must be on or off; it is "${value}"`);
  return value === 'on';
};

const origin = (name: string, value: string) => {
  if (value === '' || value.startsWith('/')) return '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new ConfigError(`${name} must be an http(s) address; it is "${value}"`);
  return new URL(value).origin;
};

/**
 * Reads the server's variables (`.env.example`); every one is optional.
 *
 * @throws {ConfigError} naming the first variable with an invalid value
 */
export const readConfig = (environment: Environment): Config => {
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const smtpUrl = read('SMTP_URL', '');
  const database = read('DATABASE_URL', '');
  const port = wholeNumber('PORT', read('PORT', '3000'), 65_535);
  return {
    ...readOwnerConfig(read, `http://localhost:${port}`),
    port,
    host: read('HOST', '127.0.0.1'),
    dataDir: path.resolve(read('DATA_DIR', '.data')),
    distDir: path.resolve(read('DIST_DIR', 'dist')),
    ...(database === '' ? {} : { databaseUrl: databaseUrl(database) }),
    ...(smtpUrl === '' ? {} : { smtp: readSmtpUrl(smtpUrl) }),
    mailFrom: sender('MAIL_FROM', read('MAIL_FROM', agency.email)),
    mailTo: mailAddresses('MAIL_TO', read('MAIL_TO', agency.email)),
    rateLimit: rateLimit(read('RATE_LIMIT', '20,200')),
    quarantineLimit:
      read('RATE_LIMIT', '') === 'off'
        ? undefined
        : quarantineLimit(read('QUARANTINE_LIMIT', '200,5000')),
    trustedProxies: wholeNumber('TRUST_PROXY', read('TRUST_PROXY', '0'), 10),
    hstsSubdomains: onOrOff('HSTS_SUBDOMAINS', read('HSTS_SUBDOMAINS', 'off')),
    allowedOrigins: read('ALLOWED_ORIGINS', '')
      .split(',')
      .map((part) => origin('ALLOWED_ORIGINS', part.trim()))
      .filter(Boolean),
    hosts: {
      api: origin('VITE_API_BASE_URL', read('VITE_API_BASE_URL', '')),
      assets: origin('VITE_ASSETS_HOST', read('VITE_ASSETS_HOST', '')),
      storage: origin('VITE_STORAGE_HOST', read('VITE_STORAGE_HOST', '')),
    },
  };
};
