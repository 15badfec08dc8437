import { agency } from '@/content/agency';
import { ConfigError } from './config-error';

// One @, and no character with a meaning in a mail header. Without SMTPUTF8 only ASCII may stand
// before the @; the domain is written in punycode.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}\P{ASCII}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/**
 * @returns whether a mail header can carry the text as exactly one address (docs/rules.md#mails),
 *   which has at most 254 characters (RFC 5321)
 */
export const isMailAddress = (value: string) => value.length <= 254 && plainAddress.test(value);

/** The `From` of all mails. */
export interface Sender {
  name: string;
  address: string;
}

/** Parses `web@agency.example` or `Agency <web@agency.example>`. */
export const readSender = (value: string): Sender => {
  const [, before = '', address = value] = /^([^<>"\p{C}]+)<([^<>]*)>$/u.exec(value) ?? [];
  return { name: before.trim() || agency.name, address: address.trim() };
};

export interface SmtpSettings {
  /** What the server is greeted with. */
  name: string;
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Abort unless STARTTLS succeeds. */
  requireTLS: boolean;
  /** Never try STARTTLS; for loopback hosts only. */
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The message never quotes the URL, which contains a password. */
const badUrl = (why: string) =>
  new ConfigError(`SMTP_URL ${why}; expected smtp://user:password@host:587 or smtps://…:465`);

/** @throws {ConfigError} unless the text is the URL of a mail server */
const parseUrl = (value: string) => {
  if (!URL.canParse(value))
    throw badUrl('is not a URL: is a user or password not percent-encoded?');
  const url = new URL(value);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') throw badUrl('has the wrong protocol');
  if (url.hostname === '') throw badUrl('has no host');
  // A password that holds one of `/ ? #` ends the host before it.
  const isBare = ['', '/'].includes(url.pathname) && ['', '?insecure'].includes(url.search);
  if (!isBare || url.hash !== '')
    throw badUrl('has something behind its host: is a user or password not percent-encoded?');
  if (url.search !== '' && !loopback.has(url.hostname))
    throw badUrl('allows ?insecure for a loopback host only');
  return url;
};

/** @throws {ConfigError} when the user or the password is not percent-encoded */
const readAuth = ({ username, password }: URL): Pick<SmtpSettings, 'auth'> => {
  if (username === '') return {};
  try {
    return { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  } catch {
    throw badUrl('has a user or password that is not percent-encoded');
  }
};

/**
 * Parses `SMTP_URL`: `smtp:` requires STARTTLS, `smtps:` is encrypted from the start.
 * `?insecure` turns encryption off, for loopback hosts only.
 *
 * @param name what the server is greeted with: a domain
 * @throws {ConfigError} for anything else
 */
export const readSmtpUrl = (value: string, name: string): SmtpSettings => {
  const url = parseUrl(value);
  const secure = url.protocol === 'smtps:';
  const isInsecure = url.search === '?insecure';
  const usualPort = secure ? 465 : 587;
  return {
    name,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? usualPort : Number(url.port),
    secure,
    requireTLS: !secure && !isInsecure,
    ignoreTLS: isInsecure,
    ...readAuth(url),
  };
};
