import { parse as parseDomain } from 'tldts';
import lists from './shared-hosts.json' with { type: 'json' };

/**
 * Normalises a web address to what identifies its owner, so that a company gets one free audit
 * however it writes its address (docs/rules.md#one-free-audit): the host, with the path if there is
 * one; on a shared host, the path or the query parameter that names the owner.
 *
 * - `https://www.okafor.example/en/home?utm_source=x` → `okafor.example`
 * - `en-gb.facebook.com/Okafor/` → `facebook.com/okafor`
 * - `facebook.com/profile.php?id=7&ref=x` → `facebook.com/profile.php?id=7`
 * - `facebook.com` → undefined, since nobody owns it
 *
 * @returns one spelling per page; undefined if nobody owns it; what is no web address, in lower
 *   case
 */
export const webIdentity = (value: string): string | undefined => {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return value.toLowerCase();
  const url = new URL(address);
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const sharedHost = findSharedHost(host);
  return sharedHost === undefined
    ? identityOnOwnHost(host.replace(/^www\d?\./, ''), url)
    : identityOnSharedHost(sharedHost, url);
};

/** Platforms with a domain per country (`amazon.in`): the name before the public suffix. */
const brands = new Set(lists.brands);
/** Hosts that many people share: the path or the query names the owner of a page. */
const sharedHosts = new Set(lists.hosts);
/** Other names of shared hosts. */
const aliases: Readonly<Record<string, string>> = lists.aliases;
/** Paths on shared hosts that name no owner; a query parameter may. */
const ownerlessPaths = new Set(lists.ownerlessPaths);
/** Query parameters that identify a page; all others only track how the visitor got there. */
const ownerParameters = new Set(lists.ownerParameters);

/**
 * Subdomains that do not make another site on a shared host: `www2.`, a mobile version (`m.`), a
 * language (`en-gb.`), a forwarder of links (`l.`, `lm.`).
 */
const variantPrefix = /^(?:www\d?|m|mobile|mbasic|touch|web|l|lm|[a-z]{2}(?:-[a-z]{2})?)\./;

/** Paths that mean the home page, with or without a language: `index.html`, `en/home`, `en-gb`. */
const homePage = /^(?:[a-z]{2}(?:-[a-z]{2})?)?\/?(?:(?:index|default|home)(?:\.[a-z]{3,5})?)?$/;

const identityOnOwnHost = (host: string, url: URL): string | undefined => {
  const path = pathOf(url);
  if (!homePage.test(path)) return withQuery(`${host}/${path}`, ownerQuery(url));
  const { domain, isIp } = parseDomain(host, { allowPrivateDomains: true });
  const hasOwner = domain !== null || isIp === true;
  return hasOwner ? host : undefined;
};

const identityOnSharedHost = (host: string, url: URL): string | undefined => {
  const path = pathOf(url);
  const query = ownerQuery(url);
  const isOwnerless = path === '' || ownerlessPaths.has(path);
  return isOwnerless && query === '' ? undefined : withQuery(`${host}/${path}`, query);
};

/** @returns the normalised host if many people have pages on it, else undefined */
const findSharedHost = (host: string): string | undefined => {
  const listed = [host, host.replace(variantPrefix, '')].find(isListed);
  if (listed !== undefined) return aliases[listed] ?? listed;
  // These two exist below each country's domain of Google, which a list of hosts cannot say.
  return /^(?:maps|play)\.google\./.test(host) ? host : undefined;
};

const isListed = (host: string) => {
  if (sharedHosts.has(host) || host in aliases) return true;
  const { domain, domainWithoutSuffix, isIcann } = parseDomain(host);
  return isIcann === true && domain === host && brands.has(domainWithoutSuffix ?? '');
};

/** @returns the path in one spelling, without slashes around it */
const pathOf = (url: URL) =>
  decoded(url.pathname).toLowerCase().split('/').filter(Boolean).join('/');

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** @returns the query parameters that name an owner, in one order; empty if there are none */
const ownerQuery = (url: URL) => {
  const pairs: string[] = [];
  for (const [name, value] of url.searchParams) {
    const key = name.toLowerCase();
    const owner = value.toLowerCase().trim();
    if (ownerParameters.has(key) && owner !== '') pairs.push(`${key}=${owner}`);
  }
  return pairs.toSorted().join('&');
};

const withQuery = (page: string, query: string) => (query ? `${page}?${query}` : page);
