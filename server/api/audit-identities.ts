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

/** Hosts on which everybody has a page: there only the path tells who it is. */
const sharedHosts: ReadonlySet<string> = new Set([
  'about.me',
  'beacons.ai',
  'behance.net',
  'bio.link',
  'bit.ly',
  'docs.google.com',
  'dribbble.com',
  'drive.google.com',
  'etsy.com',
  'facebook.com',
  'fb.com',
  'fiverr.com',
  'github.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'm.facebook.com',
  'medium.com',
  'notion.so',
  'pinterest.com',
  'sites.google.com',
  't.me',
  'threads.com',
  'threads.net',
  'tiktok.com',
  'twitter.com',
  'upwork.com',
  'vimeo.com',
  'wa.me',
  'x.com',
  'youtu.be',
  'youtube.com',
]);

/** Paths of such hosts under which nobody in particular is, or a query tells who. */
const commonPaths: ReadonlySet<string> = new Set([
  'channel',
  'company',
  'explore',
  'feed',
  'home',
  'in',
  'login',
  'maps',
  'open',
  'pages',
  'people',
  'profile.php',
  'pub',
  'search',
  'view',
  'watch',
]);

const isLinkedIn = (host: string) => host === 'linkedin.com' || host.endsWith('.linkedin.com');

const pathOf = (url: URL) =>
  decoded(url.pathname).toLowerCase().split('/').filter(Boolean).join('/');

/** @returns host and path on a shared host, nothing where the path names nobody */
const sharedPage = (url: URL): string | undefined => {
  // The same whatever the country's host.
  const host = isLinkedIn(bareHost(url)) ? '' : bareHost(url);
  const path = pathOf(url);
  // Facebook's pages without a name of their own.
  const number = path === 'profile.php' ? url.searchParams.get('id') : undefined;
  if (number) return `${host}/${path}?id=${number}`;
  return path === '' || commonPaths.has(path) ? undefined : `${host}/${path}`;
};

const isShared = (url: URL) => isLinkedIn(bareHost(url)) || sharedHosts.has(bareHost(url));

/** @returns the page of a profile */
const profile = (value: string) => {
  const url = parse(value);
  if (url === undefined) return value.toLowerCase();
  return isShared(url) ? sharedPage(url) : [bareHost(url), pathOf(url)].filter(Boolean).join('/');
};

const site = (value: string) => {
  const url = parse(value);
  if (url === undefined) return value.toLowerCase();
  return isShared(url) ? sharedPage(url) : bareHost(url);
};

const spellings: Readonly<Record<IdentityKind, (value: string) => string | undefined>> = {
  email: mailbox,
  linkedin: profile,
  contact: (value) => value.replaceAll(/\D/g, ''),
  website: site,
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
