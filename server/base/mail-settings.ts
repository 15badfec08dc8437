import { agency } from '@/content/agency';
import { ConfigError } from './config-error';

// One @, and no character with a meaning in a mail header. Without SMTPUTF8 only ASCII may stand before the @; the domain
// is written in punycode.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}\P{ASCII}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/**
 * @returns whether a mail header can carry the text as exactly one address (docs/rules.md#mails); at most 254 characters
 *   (RFC 5321)
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

/** A password that holds one of `/ ? #` ends the host before it. */
const notEncoded = 'has something behind its host: is a user or password not percent-encoded?';

const bad = (why: string) =>
  new ConfigError(`SMTP_URL ${why}; expected smtp://user:password@host:587 or smtps://…:465`);

/**
 * Parses `SMTP_URL`: `smtp:` requires STARTTLS, `smtps:` is encrypted from the start. `?insecure` turns encryption off,
 * for loopback hosts only.
 *
 * @param name what the server is greeted with: a domain
 * @throws {ConfigError} for anything else; the message never quotes the URL, which contains a password
 */
export const readSmtpUrl = (value: string, name: string): SmtpSettings => {
  if (!URL.canParse(value)) throw bad('is not a URL: is a user or password not percent-encoded?');
  const url = new URL(value);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') throw bad('has the wrong protocol');
  if (url.hostname === '') throw bad('has no host');
  const isInsecure = url.search === '?insecure';
  if (!/^\/?$/.test(url.pathname) || url.hash !== '' || (url.search !== '' && !isInsecure))
    throw bad(notEncoded);
  if (isInsecure && !loopback.has(url.hostname))
    throw bad('allows ?insecure for a loopback host only');
  const secure = url.protocol === 'smtps:';
  const settings: SmtpSettings = {
    name,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isInsecure,
    ignoreTLS: isInsecure,
  };
  if (url.username === '') return settings;
  try {
    const user = decodeURIComponent(url.username);
    return { ...settings, auth: { user, pass: decodeURIComponent(url.password) } };
  } catch {
    throw bad('has a user or password that is not percent-encoded');
  }
};
