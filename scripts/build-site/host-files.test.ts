import { expect, test } from 'vitest';
import { securityHeaders } from '../../server/http/security-headers';
import { hostFiles } from './host-files';

const hosts = { api: 'https://api.example', assets: '', storage: '', blog: '' };
const pages = ['<script>one()</script>', '<style>p{}</style><script>two()</script>'];
const config = { hosts, hstsSubdomains: false };
const files = hostFiles(config, pages);

test.each(['_headers', '_nginx.conf'])('%s has every header that the server sets', (name) => {
  const text = files[name] ?? '';
  for (const [header, value] of Object.entries(securityHeaders)) {
    expect(text).toContain(header);
    expect(text).toContain(value);
  }
  expect(text).toContain('strict-transport-security');
});

test('the policy allows the inline scripts and styles of every page, and nothing unsafe', () => {
  const policy = /content-security-policy: (.+)/.exec(files['_headers'] ?? '')?.[1] ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).toContain('https://api.example');
  // Style attributes cannot run scripts.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  expect(files['_nginx.conf']).toContain(policy);
});

test('no line exceeds the limit of static hosts', () => {
  const many = hostFiles(
    config,
    Array.from({ length: 12 }, (_, index) => `<style>${index}</style><script>${index}</script>`),
  );
  const longest = Math.max(...(many['_headers'] ?? '').split('\n').map(({ length }) => length));
  expect(longest).toBeLessThan(2000);
});
