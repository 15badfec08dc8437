import { expect, test } from 'vitest';
import { plainWords } from './plain-words';

/** @returns the texts of a list, which bars and line breaks divide */
const texts = (list: string) => list.trim().split(/\s*[|\n]\s*/);

test('names of people and companies are plain words', () => {
  const names = texts(`
    Löwe & Söhne | 한빛 | 3M | St. John & Partners Ltd. | O'Neil | Okafor Labs | okafor labs | Yahoo! | 7-Eleven
    Bill & Melinda Gates Foundation | The Royal Bank of Scotland Group plc | TATA CONSULTANCY SERVICES PVT. LTD.
    Johnson Bros. & Sons Inc. | Łódź Żółw S.A. | Société Générale | Agentur für gute Ideen | Общество «Ромашка»
    Ελληνική Εταιρεία | Công ty Đường Phượng | ₹upee & Söhne | 株式会社トヨタ自動車 | 腾讯科技有限公司 | 주식회사 카카오
    บริษัท ไทย จำกัด | شركة النور للتجارة | חברת אור בע״מ | हिन्दुस्तान उद्योग | Acme 🚀 Labs | Studio 54
    A/B (Media) + Co. | PwC | eBay | Apple Pay | Call of Duty | Are | Will | Dot
  `);
  expect(names.map((name) => plainWords(` ${name} `))).toEqual(names);
});

test('what could be read as a message is left out', () => {
  const messages = texts(`
    Your parcel is held. Pay at evil-parcel.com/pay?id=77 | YOUR ACCOUNT IS SUSPENDED | Your Account Is Suspended
    Your-Account-Is-Suspended | YourAccountIsSuspended | Account suspended | Parcel held, pay now | Call us now
    Ihr Konto wurde gesperrt | Konto Jetzt Zahlen | Votre compte est suspendu | Su cuenta ha sido bloqueada
    Ваш аккаунт заблокирован | 您的账户已被冻结 | アカウントが停止されました | 계정이 정지되었습니다
    Hesap askıya alındı lütfen arayın | WIRE THE MONEY TONIGHT BOB | Offices burn. Run away | Hello! Money waits
    evil dot com | evil (dot) com | evil . com | evil. com | evil punkt de | booking.com | Evil.Shop | evil。com
    ｅｖｉｌ．ｃｏｍ | https://evil | tel:+44 | @evil | a@evil.example | +44 20 7946 0018 | Acme 020 7946
    Acme ０２０７９ | Warning: Acme | Acme\u202eelpmaxe | <b>Acme</b> | {{7*7}} | =1+1
  `);
  const rest = ['Acme\nPay', 'x'.repeat(61), '株'.repeat(21), ' '];
  expect([...messages, ...rest].filter((text) => plainWords(text) !== undefined)).toEqual([]);
});
