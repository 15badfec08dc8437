import { expect, it } from 'vitest';
import { browserEmailPattern, emailPattern, phonePattern, urlPattern } from './validation';

const words = (text: string) => text.trim().split(/\s+/);

const emails = words(`
  a@b.co first.last+tag@sub.domain.example a_b@a-b.museum 1@1.co o'neil!#$%&*/=?^{|}~@hexwell.example
  A@B.CO x@xn--bcher-kva.example a@bücher.de jürgen@hexwell.example .a@b.co a..b@c.co
  用户@例子.广告 用户@xn--fsqu00a.xn--55qw42g संपर्क@भारत.भारत пример@пример.рф
`);

const notEmails = [
  ...words(`
    @ a@ @b.co a@b a@b.c a@b. a@.co a@b..co a@b.c0 a@@b.co a@b@c.co a.b.co a@b,co a,b@c.dd a@localhost
    a@b.c- mailto: http://a.b.co a@b.co/ a@b.co? a@b.co) a@b.co> a@b.co" a;x@v.co "q"x@v.co x(c)@v.co
    <x@v.co x[c]@v.co x\\c@v.co x:c@v.co a@b(c).co a\u0000b@c.co
  `),
  '',
  'a b@c.co',
  'a@b .co',
  'a@b.co\n',
];

const urls = words(`
  hexwell.example http://hexwell.example https://www.hexwell.example HTTPS://HEXWELL.EXAMPLE
  a.b.c.hexwell.example a-b.co 1.co hexwell.example/ hexwell.example/a/b-c_d~e/%20(f),@g.html
  hexwell.example?q=1&r=2 hexwell.example#top hexwell.example/a?b#c hexwell.example:8080/path
  https://in.linkedin.com/in/a-b-123 bücher.de https://bücher.de/ü भारत.भारत xn--e1afmkfd.xn--p1ai www.www.co
`);

const notUrls = [
  ...words(`
    hexwell http:// http://hexwell www. ftp://hexwell.example ://hexwell.example //hexwell.example
    http:hexwell.example javascript:alert(1) mailto:a@b.co data:text/html,a file:///etc .co co.
    hexwell..example hexwell.example. -hexwell.example hexwell-.example hexwell.c hexwell.e1
    hexwell.example:port hexwell.example:123456 hexwell_.example user:pass@hexwell.example /path
    localhost:3000 127.0.0.1 http://[::1]/ hexwell,example
  `),
  '',
  'my profile',
  'hexwell.example/a b',
  ' hexwell.example',
];

const list = (text: string) => text.split(/,\s+/);

const phones = list(`+123456, +123456789012345, +91 98000 00000, +91-98000-00000, +91.98000.00000,
  +91/98000/00000, +44(0)2079460958, +[91]9800000`);

const notPhones = [
  ...list(`123456, 0091 98000 00000, +12345, +1234567890123456, +91 98000 00000-, +91 98000 (00000),
    +91 98000 0000x, +1,234,567, ++1234567, +12+34567, tel:+1234567, +1234567 ext 5, (+1)234567,
    +٩٨٧٦٥٤٣, ＋1234567`),
  '',
  ' +1234567',
  '+1234567 ',
  '+123456\n7',
];

it.each([
  { name: 'e-mail', pattern: emailPattern, accepted: emails, refused: notEmails },
  { name: 'URL', pattern: urlPattern, accepted: urls, refused: notUrls },
  { name: 'phone', pattern: phonePattern, accepted: phones, refused: notPhones },
  // As browsers do, even without a top-level part.
  {
    name: 'short form’s',
    pattern: browserEmailPattern,
    accepted: words('a@b a@b.co'),
    refused: ['a@b@c'],
  },
])('the $name pattern accepts and refuses what it should', ({ pattern, accepted, refused }) => {
  expect(accepted.filter((value) => !pattern.test(value))).toEqual([]);
  expect(refused.filter((value) => pattern.test(value))).toEqual([]);
});
