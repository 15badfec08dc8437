import ipaddr from 'ipaddr.js';

/** @returns an IPv4 address, or the /64 of an IPv6 address: one customer usually owns all of it */
const countedAs = (address: string): string => {
  const [zoneless = ''] = address.split('%');
  if (!ipaddr.isValid(zoneless)) return zoneless;
  // As IPv4 if it is one in IPv6 (`::ffff:203.0.113.9`).
  const full = ipaddr.process(zoneless).toNormalizedString();
  return full.split(':').slice(0, 4).join(':');
};

/** Some proxies append the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string => {
  if (entry.startsWith('[')) return entry.slice(1, Math.max(1, entry.indexOf(']')));
  const colon = entry.indexOf(':');
  return colon >= 0 && colon === entry.lastIndexOf(':') ? entry.slice(0, colon) : entry;
};

/**
 * Finds the client address that the rate limit counts.
 *
 * @param socketAddress the address of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 * @param trustedProxies number of our own proxies (`TRUST_PROXY`): each appends the address that
 *   it saw, so only that many entries from the right are trusted
 * @returns the IPv4 address, or the /64 of an IPv6 address
 */
export const clientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string => {
  const hops = (forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const seen = [...hops.filter(Boolean), socketAddress ?? 'unknown'];
  return countedAs(seen[Math.max(0, seen.length - 1 - trustedProxies)] ?? 'unknown');
};

/**
 * @param address as `clientAddress` returns it
 * @returns the /48 of an IPv6 address, which one customer may own; an IPv4 address as it is
 */
export const networkOf = (address: string): string => address.split(':').slice(0, 3).join(':');
