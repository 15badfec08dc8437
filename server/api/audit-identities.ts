import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Identity, IdentityKind, Payload } from '../store/store';

const parse = (value: string) => {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

const bareHost = (url: URL) => url.hostname.toLowerCase().replace(/^www\./, '');

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * @returns one spelling per mailbox: lower case, without `+tag`, and Gmail's without its dots; the domain as mail
 *   servers write it, so that full-width letters and ideographic dots make no other address
 */
const mailbox = (email: string) => {
  const [local = '', host = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const domain = domainToASCII(host) || host;
  const plain = local.replaceAll(/\p{Cf}/gu, '').replace(/(?<=.)\+.*$/, '');
  return /^g(?:oogle)?mail\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
};

/** @returns the path of a profile on LinkedIn, whatever the country's host; elsewhere the host counts too */
const profile = (value: string) => {
  const url = parse(value);
  if (url === undefined) return value.toLowerCase();
  const host = bareHost(url);
  const path = decoded(url.pathname).toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
  return path !== '' && /(?:^|\.)linkedin\.com$/.test(host) ? path : host + path;
};

const site = (value: string) => {
  const url = parse(value);
  return url === undefined ? value.toLowerCase() : bareHost(url);
};

const spellings: Readonly<Record<IdentityKind, (value: string) => string>> = {
  email: mailbox,
  linkedin: profile,
  contact: (value) => value.replaceAll(/\D/g, ''),
  website: site,
};

const identityKinds: readonly IdentityKind[] = ['email', 'linkedin', 'contact', 'website'];

/**
 * What one free audit is bound to (decision 43), each as a keyed hash of its normalised spelling.
 *
 * @param secret key of the hashes: without it nobody can try addresses against the table
 */
export const auditIdentities = (payload: Payload, secret: Buffer): Identity[] =>
  identityKinds.map((kind) => {
    const value = payload[kind];
    const spelling = spellings[kind](typeof value === 'string' ? value : '');
    return { kind, hash: createHmac('sha256', secret).update(`${kind}:${spelling}`).digest('hex') };
  });
