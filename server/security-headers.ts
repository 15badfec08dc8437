import type { Config } from './config';

/** Hashes (`sha256-…`) of what stands inline in a page; anything else inline is refused by the browser. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The content security policy of a page: everything from the site itself, or from the hosts that the build was
 * told (`VITE_*`); no inline code, no evaluated code, no frame around the site.
 */
export const contentSecurityPolicy = (
  hosts: Config['hosts'],
  inline: InlineHashes = { scripts: [], styles: [] },
): string => {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(inline.scripts)],
    'style-src': ["'self'", ...quoted(inline.styles)],
    // React writes inline styles; attributes alone cannot fetch or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', hosts.assets, hosts.storage],
    'media-src': ["'self'", hosts.storage],
    'connect-src': ["'self'", hosts.api, hosts.assets],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
};

/** Headers of every answer, pages and API alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Only over TLS: two years of nothing else, on this host and, if told so, on all below it. */
export const strictTransport = (includesSubdomains: boolean) =>
  `max-age=63072000${includesSubdomains ? '; includeSubDomains' : ''}`;
