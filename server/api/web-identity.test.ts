import { expect, test } from 'vitest';
import { webIdentity } from './web-identity';

/** Addresses of company pages; `{}` stands for the company. */
const hosts = [
  // Hosts of their own: domains, subdomains, and names below a public suffix.
  '{}.example',
  '{}.com',
  '{}.co.uk',
  '{}.co.in',
  'shop.{}.de',
  'ab.{}.de',
  '{}.github.io',
  '{}.gitlab.io',
  '{}.myshopify.com',
  '{}.blogspot.com',
  '{}.notion.site',
  '{}.webflow.io',
  '{}.carrd.co',
  '{}.netlify.app',
  '{}.vercel.app',
  '{}.web.app',
  '{}.framer.website',
  '{}.my.canva.site',
  '{}.wordpress.com',
  '{}.weebly.com',
  '{}.squarespace.com',
  '{}.tumblr.com',
  '{}.substack.com',
  '{}.medium.com',
  '{}.etsy.com',
  '{}.en.alibaba.com',
  '{}.business.site',
  // Pages by their path.
  '{}.wixsite.com/site',
  'my.{}.example/shop',
  'indiamart.com/{}/',
  'm.indiamart.com/{}/profile.html',
  'justdial.com/Mumbai/{}-Andheri/022PXX22_BZDET',
  'tradeindia.com/{}-123/',
  'exportersindia.com/{}/',
  'sulekha.com/{}-andheri-mumbai',
  'zomato.com/mumbai/{}',
  'swiggy.com/restaurants/{}',
  'flipkart.com/{}/pr',
  'meesho.com/{}',
  'amazon.in/stores/{}/page/1',
  'amazon.com/shops/{}',
  'amazon.co.uk/dp/{}',
  'ebay.com/str/{}',
  'ebay.de/usr/{}',
  'etsy.com/shop/{}',
  'aliexpress.com/store/{}',
  'shopee.sg/{}',
  'tinyurl.com/{}',
  'bit.ly/{}',
  'goo.gl/maps/{}',
  'maps.app.goo.gl/{}',
  'g.page/{}',
  'g.co/kgs/{}',
  'rebrand.ly/{}',
  'linktr.ee/{}',
  'about.me/{}',
  'taplink.cc/{}',
  'web.facebook.com/{}',
  'm.facebook.com/{}',
  'facebook.com/pages/{}/1',
  'facebook.com/groups/{}',
  'instagram.com/{}',
  'mobile.twitter.com/{}',
  'x.com/{}',
  'tiktok.com/@{}',
  'youtube.com/@{}',
  'm.youtube.com/channel/{}',
  'pinterest.co.uk/{}',
  'threads.net/@{}',
  't.me/{}',
  'wa.me/{}',
  'vk.com/{}',
  'reddit.com/r/{}',
  'quora.com/profile/{}',
  'in.linkedin.com/company/{}/',
  'xing.com/pages/{}',
  'crunchbase.com/organization/{}',
  'clutch.co/profile/{}',
  'trustpilot.com/review/{}',
  'yelp.com/biz/{}',
  'tripadvisor.in/{}',
  'booking.com/hotel/in/{}.html',
  'airbnb.com/rooms/{}',
  'behance.net/{}',
  'github.com/{}',
  'sites.google.com/view/{}',
  'docs.google.com/document/d/{}/edit',
  'drive.google.com/drive/folders/{}',
  'google.com/maps/place/{}/@19.1,72.8,17z',
  'apps.apple.com/in/app/{}',
  // Pages by their query.
  'play.google.com/store/apps/details?id=com.{}',
  'play.google.com/store/apps/dev?id={}',
  'maps.google.com/?cid={}',
  'maps.google.com/maps?q={}',
  'google.com/maps?cid={}',
  'google.co.in/maps/search/?api=1&query={}',
  'amazon.in/s?me={}',
  'amazon.com/sp?seller={}',
  'facebook.com/profile.php?id={}',
  'web.facebook.com/profile.php?id={}',
  'indiamart.com/proddetail.php?i={}',
  'justdial.com/?id={}',
  'api.whatsapp.com/send?phone={}',
  'tinyurl.com/?id={}',
  'drive.google.com/open?id={}',
  'blog.naver.com/PostList.naver?blogId={}',
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

test('at least a hundred hosts are tested', () => {
  expect(new Set(hosts).size).toBeGreaterThanOrEqual(100);
});

test.each(hosts)('on %s, spellings of one page match and two pages differ', (host) => {
  const first = webIdentity(at(host, 'okafor'));
  expect(first).toBeDefined();
  expect(webIdentity(again(at(host, 'okafor')))).toBe(first);
  expect(webIdentity(at(host, 'rao'))).not.toBe(first);
});

test.each([
  ['okafor.example', 'https://www.okafor.example/'],
  ['okafor.example', 'okafor.example/index.html'],
  ['okafor.example', 'okafor.example/en/'],
  ['okafor.example', 'okafor.example/en-GB/home'],
  ['okafor.example', 'okafor.example/?page=2'],
  ['okafor.example/team', 'HTTPS://www.Okafor.example:8443/team/?x=1'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['facebook.com/okafor', 'https://web.facebook.com/okafor'],
  ['facebook.com/okafor', 'https://m.facebook.com/Okafor/'],
  ['facebook.com/okafor', 'en-gb.facebook.com/okafor'],
  ['facebook.com/okafor', 'fb.com/okafor'],
  ['twitter.com/okafor', 'mobile.twitter.com/okafor'],
  ['twitter.com/okafor', 'x.com/okafor?s=21'],
  ['linkedin.com/in/maya', 'https://uk.linkedin.com/in/maya?trk=x'],
  ['google.com/maps/place/Okafor/@19.1,72.8,17z', 'google.com/maps/place/Okafor/@19.2,72.9,12z'],
  ['play.google.com/store/apps/details?id=a.b', 'play.google.com/store/apps/details?hl=en&id=a.b'],
])('%s and %s are one', (one, same) => {
  expect(webIdentity(one)).toBe(webIdentity(same));
});

test.each([
  'play.google.com',
  'play.google.com/store/apps/details',
  'google.com/maps',
  'google.co.in/search?q=okafor',
  'maps.google.com',
  'amazon.in',
  'amazon.in/s?k=soap',
  'https://www.indiamart.com/',
  'm.indiamart.com',
  'justdial.com',
  'tinyurl.com',
  'web.facebook.com',
  'facebook.com/profile.php',
  'mobile.twitter.com',
  'x.com/home',
  'api.whatsapp.com/send',
  'youtube.com/watch?v=a1b2',
  'in.linkedin.com/company/',
  'github.io',
  'web.app',
  'co.uk',
])('%s is everybody’s, so nobody’s', (address) => {
  expect(webIdentity(address)).toBeUndefined();
});
