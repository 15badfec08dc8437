import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { browserEmailPattern, emailPattern, phonePattern, urlPattern } from './validation';

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const emails = words(`
  a@b.co founder@hexwell.example first.last@hexwell.example first+tag@hexwell.example a_b@hexwell.example
  a-b@hexwell.example 1@hexwell.example a@1.co a@a-b.co a@sub.domain.co a@sub.sub.domain.co a@b.museum
  a@b.CO A@B.CO o'neil@hexwell.example x@xn--bcher-kva.example a@bücher.de jürgen@hexwell.example a!b@c.de
  a#b@c.de a$b@c.de a%b@c.de a&b@c.de a*b@c.de a/b@c.de a=b@c.de a?b@c.de a^b@c.de a{b@c.de a|b@c.de
  a}b@c.de a~b@c.de .a@b.co a.@b.co a..b@c.co "quoted"@b.co a@123.45.de a@b-c-d.io long.name.of.a.founder@b.co
  a@b.photography a@b.travel 用户@例子.广告 用户@xn--fsqu00a.xn--55qw42g संपर्क@भारत.भारत пример@пример.рф
`);

const notEmails = [
  ...words(`
    a @ a@ @b @b.co a@b a@b.c a@b. a@.co a@b..co a@b.c0 a@b.12 a@@b.co a@b@c.co a.b.co a@b,co a@b;co ab.co
    founder@hexwell a@localhost a@b.c- a@b.-c a@b.co. a@.b.co a@..co mailto: http://a.b.co a@b.c1d @ . a@b.1
    a@b.c_d a@b.co/ a@b.co? a@b.co! a@b.co) a@b.co> a@b.co" a@b.co' a@b.co, a,b@c.dd a@b,c.dd
  `),
  '',
  ' ',
  'a b@c.co',
  'a@b .co',
  'a@b.co\n',
  '\ta@b.co',
];

const urls = words(`
  hexwell.example http://hexwell.example https://hexwell.example www.hexwell.example http://www.hexwell.example
  https://www.hexwell.example HTTPS://HEXWELL.EXAMPLE sub.hexwell.example a.b.c.hexwell.example a.co a-b.co 1.co
  123.com x.photography hexwell.example/ hexwell.example/path hexwell.example/a/b/c hexwell.example/a-b_c~d
  hexwell.example/?q=1 hexwell.example?q=1&r=2 hexwell.example#top hexwell.example/#top hexwell.example/a#b
  hexwell.example:8080 hexwell.example:8080/path https://hexwell.example:443 linkedin.com/in/founder
  https://www.linkedin.com/in/founder/ https://linkedin.com/company/hexwell https://in.linkedin.com/in/a-b-123
  bücher.de https://bücher.de/ü भारत.भारत xn--e1afmkfd.xn--p1ai xn--bcher-kva.example hexwell.example/%20 hexwell.example/a,b;c hexwell.example/(a)
  hexwell.example/@user hexwell.example/a.html hexwell.example/a?b#c www.www.co w.co ww.co
`);

const notUrls = [
  ...words(`
    hexwell http:// https:// http://hexwell https://hexwell www. www ftp://hexwell.example ://hexwell.example
    //hexwell.example http:/hexwell.example http:hexwell.example htp://hexwell.example javascript:alert(1)
    mailto:a@b.co data:text/html,a file:///etc .co co. .hexwell.example hexwell..example hexwell.example.
    -hexwell.example hexwell-.example hexwell.c hexwell.1 hexwell.e1 hexwell.example: hexwell.example:port
    hexwell.example:123456 hexwell_.example a@b.co user:pass@hexwell.example /path #top ?q=1 localhost
    localhost:3000 127.0.0.1 http://127.0.0.1 [::1] http://[::1]/ hexwell,example hexwell;example
  `),
  '',
  'my profile',
  'hexwell .example',
  'hexwell.example/a b',
  ' hexwell.example',
];

const phones = lines(`
  +123456
  +1234567
  +12345678
  +123456789
  +1234567890
  +12345678901
  +123456789012
  +1234567890123
  +12345678901234
  +123456789012345
  +91 98000 00000
  +919800000000
  +91-98000-00000
  +91.98000.00000
  +91/98000/00000
  +91(98000)00000
  +91 (980) 00000
  +1 415 555 2671
  +1-415-555-2671
  +1(415)5552671
  +1.415.555.2671
  +1/415/555/2671
  +1 4155552671
  +44 20 79460958
  +442079460958
  +44(0)2079460958
  +44-20-79460958
  +49 30 1234567
  +49/30/1234567
  +49(30)1234567
  +33 1 23 45 67
  +33.1.23.45.67
  +971 4 1234567
  +971-4-1234567
  +65 6123 4567
  +65-6123-4567
  +6561234567
  +81 3 1234 567
  +8131234567
  +000000
  +[91]9800000
`);

const notPhones = [
  ...lines(`
    123456
    98000 00000
    0091 98000 00000
    +
    +1
    +12
    +123
    +1234
    +12345
    +1234567890123456
    +12345678901234567890
    +91 98000 00000-
    +91 98000 00000.
    +91 98000 00000/
    +91 98000 (00000)
    +91 98000 0000x
    +91x98000
    +abc
    +123abc456
    +1,234,567
    +1_234_567
    +1;234567
    ++1234567
    +12+34567
    1+234567
    tel:+1234567
    +1234567 ext 5
    +1234567x5
    +1234567#
    *1234567
    (+1)234567
    +٩٨٧٦٥٤٣
    ＋1234567
    +1 234 567 890 123 4
    98 76 54
    call me
    -1234567
    +12 34
    +12-34
  `),
  '',
  ' +1234567',
  '+1234567 ',
  '+123456\n7',
];

/** Bounded by recheck's steps, not by a clock that a busy machine would stop too early. */
const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

describe.each([
  { name: 'e-mail', pattern: emailPattern, accepted: emails, refused: notEmails },
  { name: 'URL', pattern: urlPattern, accepted: urls, refused: notUrls },
  { name: 'phone', pattern: phonePattern, accepted: phones, refused: notPhones },
])('the $name pattern', ({ pattern, accepted, refused }) => {
  it('has at least forty accepted and forty refused examples', () => {
    expect(Math.min(accepted.length, refused.length)).toBeGreaterThanOrEqual(40);
  });

  it.each(accepted)('accepts %s', (value) => {
    expect(value).toMatch(pattern);
  });

  it.each(refused)('refuses "%s"', (value) => {
    expect(value).not.toMatch(pattern);
  });

  it('matches in linear time', () => {
    expect(checkSync(pattern.source, pattern.flags, untimed).status).toBe('safe');
  });
});

it('the short form’s pattern accepts what a browser accepts, even without a top-level part', () => {
  expect('a@b').toMatch(browserEmailPattern);
  expect('founder@hexwell.example').toMatch(browserEmailPattern);
  expect('a@b@c').not.toMatch(browserEmailPattern);
});
