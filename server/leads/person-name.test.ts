import { expect, test } from 'vitest';
import { auditBody, newsletterBody, shortBody } from '../testing/bodies';
import { greetingName, hasSuspiciousName } from './person-name';

/** @returns the names of a list, which bars and line breaks divide */
const names = (list: string) => list.trim().split(/\s*[|\n]\s*/);

/** Whether a name is greeted, and whether it holds up the forms whose mails would greet by it. */
const fate = (name: string) => ({
  name,
  isGreeted: greetingName(name) === name,
  isQuarantined: [
    hasSuspiciousName('audit', auditBody({ 'first-name': name })),
    hasSuspiciousName('audit', auditBody({ 'last-name': name })),
    hasSuspiciousName('newsletter', newsletterBody({ firstName: name })),
  ],
});

// Which other words are none of a name: plain-words.test.ts.
test.each([
  [
    'a name is greeted',
    true,
    false,
    `Maya | maya | MAYA | Zoë | Anne-Marie | Anne‑Marie | D’Angelo | O'Neill | Kaʻiulani | ‘Okalani | J. R. R.
     A.K.M. Rahman | M.D. | María José | María de los Ángeles | Nguyễn Thị Minh Khai | Þórdís | Сергей | Γιώργος
     محمد | רבקה | रवि | 美咲 | ジョン・ポール | St. John`,
  ],
  [
    'what is no plain name is not greeted',
    false,
    false,
    `YOUR ACCOUNT IS SUSPENDED | Smith, Jr. | Robert (Bob) | Smith 3rd | Anna & Tom | Zoë 🌱 | 🌱 | Maria / Mia
     Ana Maria Luisa de Medici | Henry VIII.2 | Jean–Luc | Ana_Maria | Tom+Ann | "Kit" Carson | X Æ A-12 | Ke$ha | Maya! | Maya? | — | - | . | N/A
     Mr: Okafor | Maya @ Okafor | Dr.Ravi | Dr.Kim | St.John | J.KIM | m.kim | maria.garcia | MARIA.GARCIA`,
  ],
  [
    'what holds an address is quarantined',
    false,
    true,
    `https://evil.example | HTTPS://EVIL.EXAMPLE | hello http://evil | https:evil | h\u200bttps://evil | mailto:someone
     tel:+442079460018 | javascript:alert(1) | ftp://evil | ｈｔｔｐｓ：／／evil | evil.example | EVIL.COM | Evil.Com
     x.com | evil.co.uk | Maya evil.com now | Maya (evil.com) | evil.com/win | evil.com:8080 | m.kim/win | www.evil
     a@evil.example | a＠evil．com | Maya <a@evil.com> | evil。example | evil｡com | evil\u200b.com | evil\u00ad.com
     evil\u2024example/x | bücher.de | почта.рф | xn--bcher-kva.de | 203.0.113.9`,
  ],
])('%s', (_what, isGreeted, isHeld, list) => {
  for (const name of names(list))
    expect(fate(name)).toEqual({ name, isGreeted, isQuarantined: [isHeld, isHeld, isHeld] });
});

const held = (company: string) => hasSuspiciousName('audit', auditBody({ company }));

test('a company may have the name of its site, but no address; an enquiry is mailed to the agency only', () => {
  expect(
    names('https://evil.example | www.evil.example | win@evil.example | mailto:win').map(held),
  ).toEqual([true, true, true, true]);
  expect(
    names('Okafor.example | booking.com | Okafor @ Work | Yahoo! | 7-Eleven | Q: Studio').filter(
      held,
    ),
  ).toEqual([]);
  expect(hasSuspiciousName('short', shortBody({ name: 'https://evil.example' }))).toBe(false);
});
