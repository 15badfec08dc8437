import { describe, expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-url';

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtps://mail.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
    ['smtp://u%40x:p%2Fw@mail.example:25', { port: 25, auth: { user: 'u@x', pass: 'p/w' } }],
    ['smtp://[::1]:1025?insecure', { host: '::1', ignoreTLS: true, requireTLS: false }],
  ])('%s', (url, settings) => {
    expect(readSmtpUrl(url)).toMatchObject(settings);
  });

  test.each([
    'mail.example:587',
    'http://mail.example',
    'smtp://u:secret@mail.example?insecure',
    'smtp://%zz:secret@h',
  ])('%s is refused without being quoted', (url) => {
    expect(() => readSmtpUrl(url)).toThrow(/^SMTP_URL (?!.*secret)/);
  });
});
