import { describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { greetingName, hasSuspiciousName } from './person-name';

/** Every field that a mail to a visitor could greet by. */
const isQuarantined = (name: string) => [
  hasSuspiciousName('audit', auditBody({ 'first-name': name })),
  hasSuspiciousName('audit', auditBody({ 'last-name': name })),
  hasSuspiciousName('newsletter', newsletterBody({ firstName: name })),
];
const never = [false, false, false];
const always = [true, true, true];

const greeted = [
  'Maya',
  'maya',
  'MAYA',
  'Zoë',
  'Anne-Marie',
  'Anne‑Marie',
  'D’Angelo',
  "O'Neill",
  'Kaʻiulani',
  '‘Okalani',
  'J. R. R.',
  'A.K.M. Rahman',
  'M.D.',
  'María José',
  'María de los Ángeles',
  'Nguyễn Thị Minh Khai',
  'Þórdís',
  'Сергей',
  'Γιώργος',
  'محمد',
  'רבקה',
  'रवि',
  '美咲',
  'ジョン・ポール',
  'St. John',
];

/** Beside what is not plain words: plain-words.test.ts. */
const notGreeted = [
  'YOUR ACCOUNT IS SUSPENDED',
  'Smith, Jr.',
  'Robert (Bob)',
  'Smith 3rd',
  'Anna & Tom',
  'Zoë 🌱',
  '🌱',
  'Maria / Mia',
  'Henry VIII.2',
  'Jean–Luc',
  'Ana_Maria',
  'Tom+Ann',
  '"Kit" Carson',
  'X Æ A-12',
  'R2-D2',
  'Ke$ha',
  'Maya!',
  'Maya?',
  '—',
  '-',
  '.',
  'N/A',
  'Mr: Okafor',
  'Re: Maya',
  'Maya @ Okafor',
  'Dr.Ravi',
  'Dr.Kim',
  'St.John',
  'J.KIM',
  'm.kim',
  'maria.garcia',
  'MARIA.GARCIA',
  'Maya, your account is closed',
];

const quarantined = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'hello http://evil',
  'https:evil',
  'h\u200bttps://evil',
  'mailto:someone',
  'tel:+442079460018',
  'javascript:alert(1)',
  'ftp://evil',
  'ｈｔｔｐｓ：／／evil',
  'evil.example',
  'EVIL.COM',
  'Evil.Com',
  'x.com',
  'evil.co.uk',
  'Maya evil.com now',
  'Maya (evil.com)',
  'evil.com/win',
  'evil.com:8080',
  'evil.example?x=1',
  'm.kim/win',
  'www.evil',
  'a@evil.example',
  'a＠evil．com',
  'Maya <a@evil.com>',
  'evil。example',
  'evil．example',
  'evil｡com',
  'evil\u200b.com',
  'evil\u00ad.com',
  'evil\u2024example/x',
  'bücher.de',
  'почта.рф',
  'xn--bcher-kva.de',
  '203.0.113.9',
];

describe('a name', () => {
  test.each(greeted)('%s is greeted and not quarantined', (name) => {
    expect(greetingName(name)).toBe(name);
    expect(isQuarantined(name)).toEqual(never);
  });

  test.each(notGreeted)('%s is neither greeted nor quarantined', (name) => {
    expect(greetingName(name)).toBeUndefined();
    expect(isQuarantined(name)).toEqual(never);
  });

  test.each(quarantined)('%s is quarantined and not greeted', (name) => {
    expect(greetingName(name)).toBeUndefined();
    expect(isQuarantined(name)).toEqual(always);
  });
});

test.each(['https://evil.example', 'www.evil.example', 'win@evil.example', 'mailto:win'])(
  'an audit of the company %s is quarantined',
  (company) => {
    expect(hasSuspiciousName('audit', auditBody({ company }))).toBe(true);
  },
);

test.each(['Okafor.example', 'booking.com', 'Okafor @ Work', 'Yahoo!', '7-Eleven', 'Q: Studio'])(
  'an audit of the company %s is not quarantined',
  (company) => {
    expect(hasSuspiciousName('audit', auditBody({ company }))).toBe(false);
  },
);

test('an enquiry is never quarantined for its name', () => {
  expect(hasSuspiciousName('short', shortBody({ name: 'https://evil.example' }))).toBe(false);
});
