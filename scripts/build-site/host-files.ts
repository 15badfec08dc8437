import type { Config } from '../../server/base/config';
import {
  contentSecurityPolicy,
  inlineHashes,
  securityHeaders,
  hstsHeader,
} from '../../server/http/security-headers';

const forever = 'public, max-age=31536000, immutable';

/** Other sites show these pictures beside a link to a page. */
const shared = { 'cross-origin-resource-policy': 'cross-origin' } as const;

type SiteConfig = Pick<Config, 'hosts' | 'hstsSubdomains'>;

type Headers = Readonly<Record<string, string>>;

/** One policy for every page: static hosts set headers by path, and some merge the headers of two matching rules. */
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

/** The `_headers` format of Netlify, Cloudflare Pages and others. */
const headersFile = (headers: Headers) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  cache-control: ${forever}`,
    '/share/*',
    ...Object.entries(shared).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ].join('\n');

const nginxFile = (headers: Headers) => {
  const lines = (indent: string, more: Headers) =>
    Object.entries({ ...headers, ...more })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  return `# nginx configuration for the built site. Include it in the server block that terminates TLS and sets root to this folder.
index index.html;
error_page 404 /404.html;
absolute_redirect off;
# Text files have precompressed copies (.gz, .br) beside them. With the brotli module, add: brotli_static on;
gzip_static on;
gzip_vary on;

# A location with its own add_header inherits none, so each location repeats them.
location / {
  try_files $uri $uri/index.html =404;
${lines('  ', { 'cache-control': 'no-cache' })}
}
# A direct request for the error page is also a 404.
location = /404.html {
  internal;
${lines('  ', { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })}
}
location /share/ {
  try_files $uri =404;
${lines('  ', shared)}
}
location /assets/ {
  try_files $uri =404;
${lines('  ', { 'cache-control': forever })}
}
# Never serve this file, _headers or dotfiles.
location ~ ^/(?:_|\\.(?!well-known/)) {
  return 404;
}
`;
};

/**
 * @param pages the HTML of every prerendered page: the policy allows their inline scripts and styles, and no others
 * @returns header files for static hosts, by file name; the site's own server sets the same headers
 */
export const hostFiles = (config: SiteConfig, pages: readonly string[]): Headers => {
  const headers = headersFor(config, pages);
  return { _headers: headersFile(headers), '_nginx.conf': nginxFile(headers) };
};
