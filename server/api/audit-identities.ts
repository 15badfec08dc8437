import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Identity, IdentityKind, Payload } from '../store/store';
import { webIdentity } from './web-identity';

const withoutTag = (local: string) => {
  const tag = local.indexOf('+');
  return tag > 0 ? local.slice(0, tag) : local;
};

/**
 * @returns one spelling per mailbox: lower case, without `+tag`, and Gmail's without its dots; the domain as mail
 *   servers write it, so that full-width letters and ideographic dots make no other address
 */
const mailbox = (email: string) => {
  const [local = '', host = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const domain = domainToASCII(host) || host;
  const plain = withoutTag(local.replaceAll(/\p{Cf}/gu, ''));
  return /^g(?:oogle)?mail\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
};

const spellings: Readonly<Record<IdentityKind, (value: string) => string | undefined>> = {
  email: mailbox,
  linkedin: webIdentity,
  contact: (value) => value.replaceAll(/\D/g, ''),
  website: webIdentity,
};

const identityKinds: readonly IdentityKind[] = ['email', 'linkedin', 'contact', 'website'];

/**
 * What one free audit is bound to (docs/rules.md#one-free-audit), each as a keyed hash of its normalised spelling.
 * An address that many share is none.
 *
 * @param secret key of the hashes: without it nobody can try addresses against the table
 */
export const auditIdentities = (payload: Payload, secret: Buffer): Identity[] =>
  identityKinds.flatMap((kind) => {
    const value = payload[kind];
    const spelling = spellings[kind](typeof value === 'string' ? value : '');
    if (spelling === undefined) return [];
    const hash = createHmac('sha256', secret).update(`${kind}:${spelling}`).digest('hex');
    return [{ kind, hash }];
  });
