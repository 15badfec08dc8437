import { ConfigError } from './config-error';

export interface SmtpSettings {
  /** What the server is greeted with. */
  name: string;
  host: string;
  port: number;
  // Nodemailer's names. One is true: TLS from the first byte (`smtps:`), STARTTLS or no mail
  // (`smtp:`), or no encryption (`?insecure`).
  secure: boolean;
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

/** The only query that `SMTP_URL` may have. */
const insecureQuery = '?insecure';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** This message never quotes the URL, which contains a password. */
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
  const isBare = ['', '/'].includes(url.pathname) && ['', insecureQuery].includes(url.search);
  if (!isBare || url.hash !== '')
    throw badUrl('has something behind its host: is a user or password not percent-encoded?');
  if (url.search === insecureQuery && !loopback.has(url.hostname))
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
  const isInsecure = url.search === insecureQuery;
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
