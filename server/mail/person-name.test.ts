import { describe, expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { greetingName, hasSuspectName } from './person-name';

const names = [
  'Maya',
  'Zoë',
  'Anne-Marie',
  'D’Angelo',
  "O'Neill",
  'J. R. R.',
  'María José',
  'Nguyễn',
  'Сергей',
  'Γιώργος',
  'محمد',
  'रवि',
  '美咲',
  'ジョン・ポール',
  'St. John',
];

const tricks = [
  'https://evil.example',
  'hello http://evil',
  'evil.example',
  'EVIL.COM',
  'www.evil',
  'a@evil.example',
  'mailto:someone',
  'Call +44 20 7946 0018',
  'Maya, your account is closed',
  'evil。example',
  'evil．example',
  'evil\u2024example/x',
  '<b>Maya</b>',
  'Maya!',
  'Maya\u202eelpmaxe',
];

describe('greeting', () => {
  test.each(names)('%s is greeted by name, and not kept aside', (name) => {
    expect(greetingName(name)).toBe(name);
    expect(hasSuspectName('audit', auditBody({ 'first-name': name, 'last-name': name }))).toBe(
      false,
    );
  });

  test.each(tricks)('%s is kept aside and never greeted', (name) => {
    expect(greetingName(name)).toBeUndefined();
    for (const field of ['first-name', 'last-name'])
      expect(hasSuspectName('audit', auditBody({ [field]: name }))).toBe(true);
    expect(hasSuspectName('newsletter', newsletterBody({ firstName: name }))).toBe(true);
  });

  test('a title without its space costs the greeting alone', () => {
    expect(greetingName('Dr.Ravi')).toBeUndefined();
    expect(hasSuspectName('audit', auditBody({ 'first-name': 'Dr.Ravi' }))).toBe(false);
  });

  test('a sentence is no name', () => {
    expect(greetingName('x'.repeat(61))).toBeUndefined();
  });
});

test.each(['https://evil.example', 'www.evil.example', 'win@evil.example'])(
  'an audit of the company %s is kept aside',
  (company) => {
    expect(hasSuspectName('audit', auditBody({ company }))).toBe(true);
  },
);

test('a company may be named like its site, and an enquiry may be named as it likes', () => {
  expect(hasSuspectName('audit', auditBody({ company: 'Okafor.example' }))).toBe(false);
  expect(hasSuspectName('short', shortBody({ name: 'R2-D2 & Sons' }))).toBe(false);
});
