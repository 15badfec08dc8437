import type { Config } from '../../server/config';
import { contentSecurityPolicy, securityHeaders, hstsHeader } from '../../server/security-headers';
import { inlineHashes } from '../../server/site/inline-hashes';

const forever = 'public, max-age=31536000, immutable';

type SiteConfig = Pick<Config, 'hosts' | 'hstsSubdomains'>;

type Headers = Readonly<Record<string, string>>;

/** One policy for every page: a static host sets headers by address, and some join what two rules say. */
const headersFor = ({ hosts, hstsSubdomains }: SiteConfig, pages: readonly string[]): Headers => {
  const hashes = pages.map(inlineHashes);
  return {
    'content-security-policy': contentSecurityPolicy(hosts, {
      scripts: hashes.flatMap(({ scripts }) => scripts),
      styles: hashes.flatMap(({ styles }) => styles),
    }),
    ...securityHeaders,
    'strict-transport-security': hstsHeader(hstsSubdomains),
  };
};

/** The form that Netlify, Cloudflare Pages and others read. */
const headersFile = (headers: Headers) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  cache-control: ${forever}`,
    '',
  ].join('\n');

const nginxFile = (headers: Headers) => {
  const lines = (indent: string, more: Headers) =>
    Object.entries({ ...headers, ...more })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  return `# How nginx serves the built site. Include it in the server block that ends TLS and sets root to this folder.
index index.html;
error_page 404 /404.html;
absolute_redirect off;
# Every text lies compressed beside itself. With the brotli module, those precompressed by it, too: brotli_static on;
gzip_static on;
gzip_vary on;

# A location with headers of its own inherits none, so they stand twice.
location / {
  try_files $uri $uri/index.html =404;
${lines('  ', { 'cache-control': 'no-cache' })}
}
# Asked for by its own name it is no page either.
location = /404.html {
  internal;
${lines('  ', { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })}
}
location /assets/ {
  try_files $uri =404;
${lines('  ', { 'cache-control': forever })}
}
# This file and its like, and anything hidden.
location ~ ^/(?:_|\\.(?!well-known/)) {
  return 404;
}
`;
};

/**
 * @param pages the prerendered pages as HTML: what stands inline in them is allowed, nothing else
 * @returns ready headers for static hosts, by file name; the embedded server sets the same ones by itself
 */
export const hostFiles = (config: SiteConfig, pages: readonly string[]): Headers => {
  const headers = headersFor(config, pages);
  return { _headers: headersFile(headers), '_nginx.conf': nginxFile(headers) };
};
