import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Identity, IdentityKind, Payload } from '../store/records';
import { webIdentity } from './web-identity';

const withoutTag = (local: string) => {
  const tag = local.indexOf('+');
  return tag > 0 ? local.slice(0, tag) : local;
};

/**
 * Providers that ignore signs before the at sign, by the domain that stands for all of theirs.
 */
const tolerantProviders = [
  { domain: 'gmail.com', isTheirs: /^g(?:oogle)?mail\.com$/, ignored: /\./g },
  { domain: 'proton.me', isTheirs: /^(?:proton\.me|protonmail\.com|pm\.me)$/, ignored: /[._-]/g },
];

/**
 * @returns one spelling per mailbox (docs/rules.md#one-free-audit): lower case, without `+tag`,
 *   without dots where the provider ignores them. The domain is in ASCII (punycode), so full-width
 *   letters and ideographic dots do not make a second address.
 */
export const normalizeMailbox = (email: string): string => {
  const [local = '', host = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const domain = domainToASCII(host) || host;
  const invisible = /\p{Cf}/gu;
  const plain = withoutTag(local.replaceAll(invisible, ''));
  const provider = tolerantProviders.find(({ isTheirs }) => isTheirs.test(domain));
  return provider
    ? `${plain.replaceAll(provider.ignored, '')}@${provider.domain}`
    : `${plain}@${domain}`;
};

const normalizers: Readonly<Record<IdentityKind, (value: string) => string | undefined>> = {
  email: normalizeMailbox,
  linkedin: webIdentity,
  contact: (value) => value.replaceAll(/\D/g, ''),
  website: webIdentity,
};

const identityKinds: readonly IdentityKind[] = ['email', 'linkedin', 'contact', 'website'];

/**
 * @param secret the HMAC key: without it nobody can test values against the table
 * @returns nothing for a web address that many people share
 */
const identityOf = (kind: IdentityKind, value: string, secret: Buffer): Identity[] => {
  const normalized = normalizers[kind](value);
  if (normalized === undefined) return [];
  const hash = createHmac('sha256', secret).update(`${kind}:${normalized}`).digest('hex');
  return [{ kind, hash }];
};

/**
 * Hashes the identities of one free audit (docs/rules.md#one-free-audit): an HMAC of each
 * normalised value.
 */
export const auditIdentities = (payload: Payload, secret: Buffer): Identity[] =>
  identityKinds.flatMap((kind) => {
    const value = payload[kind];
    return identityOf(kind, typeof value === 'string' ? value : '', secret);
  });

// What the owner searches for, without saying which kind of value it is.

/** @returns whether a value looks like a phone number */
export const isPhoneNumber = (value: string) => /^\+?[\d ()[\]/.-]{6,}$/.test(value);

/**
 * Digits with dots may be a phone number or a website's IP address; other text may be a website or
 * a LinkedIn name.
 */
const kindsOf = (value: string): readonly IdentityKind[] => {
  if (/^[^\s/@]+@[^\s/@]+$/u.test(value)) return ['email'];
  return isPhoneNumber(value) ? ['contact', 'website'] : ['linkedin', 'website'];
};

/**
 * @param value an e-mail address, a website, a phone number or a LinkedIn address
 * @returns the identities that an audit with this value holds
 */
export const identitiesOf = (value: string, secret: Buffer): Identity[] =>
  kindsOf(value.trim()).flatMap((kind) => identityOf(kind, value.trim(), secret));
