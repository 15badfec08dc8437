import { expect, test } from 'vitest';
import { webIdentity } from './web-identity';

/** Addresses of company pages; `{}` stands for the company. */
const hosts = [
  // Hosts of their own: domains, subdomains, and names below a public suffix.
  '{}.example',
  '{}.github.io',
  '{}.wordpress.com',
  // Pages by their path.
  '{}.wixsite.com/site',
  'my.{}.example/shop',
  'm.indiamart.com/{}/profile.html',
  'amazon.in/stores/{}/page/1',
  'm.facebook.com/{}',
  'mobile.twitter.com/{}',
  'in.linkedin.com/company/{}/',
  'google.com/maps/place/{}/@19.1,72.8,17z',
  // Pages by their query.
  'play.google.com/store/apps/details?id=com.{}',
  'maps.google.com/?cid={}',
  'facebook.com/profile.php?id={}',
  'unheard-of-platform.example/company.aspx?id={}',
];

const at = (host: string, firm: string) => host.replace('{}', firm);

/** The same page as another browser writes it. */
const again = (address: string) => {
  const [place = '', query] = address.split('?');
  const [host = '', ...path] = place.split('/');
  const tracked = `${query === undefined ? '' : `${query}&`}utm_source=mail&fbclid=Ab1`;
  return `HTTPS://${host.toUpperCase()}:443/${path.join('/')}?${tracked}#top`;
};

test.each(hosts)('on %s, spellings of one page match and two pages differ', (host) => {
  const first = webIdentity(at(host, 'okafor'));
  expect(first).toBeDefined();
  expect(webIdentity(again(at(host, 'okafor')))).toBe(first);
  expect(webIdentity(at(host, 'rao'))).not.toBe(first);
});

test.each([
  ['okafor.example', 'https://www.okafor.example/'],
  ['okafor.example', 'okafor.example/en-GB/home'],
  ['okafor.example', 'okafor.example/?page=2'],
  ['okafor.example/team', 'HTTPS://www.Okafor.example:8443/team/?x=1'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['no-port.example:99999', 'No-port.example:99999'],
  ['facebook.com/okafor', 'https://web.facebook.com/okafor'],
  ['facebook.com/okafor', 'en-gb.facebook.com/okafor'],
  ['facebook.com/okafor', 'fb.com/okafor'],
  ['twitter.com/okafor', 'x.com/okafor?s=21'],
  ['play.google.com/store/apps/details?id=a.b', 'play.google.com/store/apps/details?hl=en&id=a.b'],
])('%s and %s are one', (one, same) => {
  expect(webIdentity(one)).toBe(webIdentity(same));
});

test.each([
  'play.google.com',
  'play.google.com/store/apps/details',
  'google.co.in/search?q=okafor',
  'amazon.in',
  'amazon.in/s?k=soap',
  'web.facebook.com',
  'facebook.com/profile.php',
  'x.com/home',
  'youtube.com/watch?v=a1b2',
  'in.linkedin.com/company/',
  'web.app',
])('%s is everybody’s, so nobody’s', (address) => {
  expect(webIdentity(address)).toBeUndefined();
});
