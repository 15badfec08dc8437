import { createHash } from 'node:crypto';
import type { Config } from '../base/config';

/** @returns the source of an inline script or style in a content security policy */
export const hashOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @returns the hashes of a page's inline scripts and styles; browsers block any other */
export const inlineHashes = (html: string) => {
  const hashesOf = (tag: string): readonly string[] => {
    const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'gi'));
    const hashes: string[] = [];
    for (const [, attributes = '', content = ''] of elements)
      // JSON-LD is data, which does not run and needs no hash.
      if (content !== '' && !attributes.includes('ld+json')) hashes.push(hashOf(content));
    return hashes;
  };
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
};

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * Builds a page's content security policy: resources from the site itself and the configured hosts
 * (`VITE_*`); no unhashed inline code, no eval, no framing.
 */
export const contentSecurityPolicy = (
  hosts: Config['hosts'],
  inline: ReturnType<typeof inlineHashes> = { scripts: [], styles: [] },
): string => {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(inline.scripts)],
    'style-src': ["'self'", ...quoted(inline.styles)],
    // React sets style attributes, which cannot load or run anything here.
    'style-src-attr': ["'unsafe-inline'"],
    // Pictures of the blog come from where it has them (docs/decisions.md#pictures-of-the-blog).
    'img-src': ["'self'", 'data:', 'https:', hosts.assets, hosts.storage, hosts.blog],
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

/** Headers of every response, pages and API alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** @returns the HSTS header: TLS only, for two years, on this host and optionally its subdomains */
export const hstsHeader = (includesSubdomains: boolean) =>
  `max-age=63072000${includesSubdomains ? '; includeSubDomains' : ''}`;
