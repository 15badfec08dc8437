import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Identity, IdentityKind, Payload } from '../store/store';
import { webIdentity } from './web-identity';

const withoutTag = (local: string) => {
  const tag = local.indexOf('+');
  return tag > 0 ? local.slice(0, tag) : local;
};

/**
 * @returns one spelling per mailbox: lower case, without `+tag`, without dots for Gmail. The domain is in ASCII
 *   (punycode), so full-width letters and ideographic dots do not make a second address.
 */
const normalizeMailbox = (email: string) => {
  const [local = '', host = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const domain = domainToASCII(host) || host;
  const plain = withoutTag(local.replaceAll(/\p{Cf}/gu, ''));
  return /^g(?:oogle)?mail\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
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
 * Hashes the identities of one free audit (docs/rules.md#one-free-audit): an HMAC of each normalised value. Skips
 * web addresses that many people share.
 *
 * @param secret the HMAC key: without it nobody can test addresses against the table
 */
export const auditIdentities = (payload: Payload, secret: Buffer): Identity[] =>
  identityKinds.flatMap((kind) => {
    const value = payload[kind];
    const normalized = normalizers[kind](typeof value === 'string' ? value : '');
    if (normalized === undefined) return [];
    const hash = createHmac('sha256', secret).update(`${kind}:${normalized}`).digest('hex');
    return [{ kind, hash }];
  });
