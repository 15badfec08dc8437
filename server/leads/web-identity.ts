import { parse as parseDomain } from 'tldts';
import lists from './shared-hosts.json' with { type: 'json' };

/** Platforms with a domain per country (`amazon.in`, `amazon.co.uk`): the name before the public suffix. */
const brands = new Set(lists.brands);
/** Hosts that many people share: the root has no owner, and the path or the query names the owner of a page. */
const hosts = new Set(lists.hosts);
const aliases: Readonly<Record<string, string>> = lists.aliases;
/** Paths on shared hosts without an owner of their own: nobody's, or a query parameter names the owner. */
const ownerlessPaths = new Set(lists.ownerlessPaths);
/** Query parameters that identify a page; all others only track how the visitor got there. */
const ownerParameters = new Set(lists.ownerParameters);
/** Query parameters that hold the name searched for on a map. */
const mapSearchParameters = new Set(lists.mapSearchParameters);

/** Subdomains that do not make another site: `www`, mobile versions, languages. */
const variant = /^(?:www\d?|m|mobile|mbasic|touch|web|l|lm|[a-z]{2}(?:-[a-z]{2})?)\./;

/** Paths that mean the home page, with or without a language. */
const homePage = /^(?:[a-z]{2}(?:-[a-z]{2})?)?\/?(?:(?:index|default|home)(?:\.[a-z]{3,5})?)?$/;

/** A place on Google Maps. */
const place = /0x[\da-f]+:0x[\da-f]+/;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isListed = (host: string) => {
  if (hosts.has(host) || host in aliases) return true;
  const { domain, domainWithoutSuffix, isIcann } = parseDomain(host);
  return isIcann === true && domain === host && brands.has(domainWithoutSuffix ?? '');
};

const isMapHost = (host: string) => host.startsWith('maps.google.');

/** @returns the normalised host if many people have pages on it, else undefined */
const sharedHost = (host: string): string | undefined => {
  const bare = [host, host.replace(variant, '')].find(isListed);
  if (bare !== undefined) return aliases[bare] ?? bare;
  return isMapHost(host) || host.startsWith('play.google.') ? host : undefined;
};

/** Drops the map's position and zoom from a path. */
const pathOf = (url: URL) => {
  const pieces = decoded(url.pathname).toLowerCase().split('/').filter(Boolean);
  const isMap = pieces[0] === 'maps' && pieces[1] === 'place';
  return (isMap ? pieces.filter((piece) => !/^@-?\d/.test(piece)) : pieces).join('/');
};

const queryOf = (url: URL, isMap: boolean) =>
  [...url.searchParams]
    .map(([name, value]) => [name.toLowerCase(), value.toLowerCase().trim()] as const)
    .filter(
      ([name, value]) =>
        value && (ownerParameters.has(name) || (isMap && mapSearchParameters.has(name))),
    )
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');

const withQuery = (page: string, query: string) => (query ? `${page}?${query}` : page);

/**
 * Normalises a web address to what identifies its owner (docs/rules.md#one-free-audit): the host, with the path if
 * there is one; on a shared host, the path or the query parameter that names the owner.
 *
 * @returns one spelling per page, or undefined for a page that nobody owns
 */
export const webIdentity = (value: string): string | undefined => {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return value.toLowerCase();
  const url = new URL(address);
  const full = url.hostname.toLowerCase().replace(/\.$/, '');
  const shared = sharedHost(full);
  const path = pathOf(url);
  if (shared !== undefined) {
    const isMap = isMapHost(shared) || path.split('/')[0] === 'maps';
    const known = isMap ? place.exec(path)?.[0] : undefined;
    if (known !== undefined) return `maps/${known}`;
    const query = queryOf(url, isMap);
    const isOwnerless = path === '' || ownerlessPaths.has(path);
    return isOwnerless && query === '' ? undefined : withQuery(`${shared}/${path}`, query);
  }
  const host = full.replace(/^www\d?\./, '');
  if (!homePage.test(path)) return withQuery(`${host}/${path}`, queryOf(url, false));
  const { domain, isIp } = parseDomain(host, { allowPrivateDomains: true });
  return domain === null && isIp !== true ? undefined : host;
};
