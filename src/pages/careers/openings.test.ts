import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAddress } from './openings';

const email = 'careers@contrio.example';

it('names the opening and its location, and asks with one field per line', () => {
  const address = new URL(
    applyAddress({ title: 'Editor & "C++" 編集者 🎬', location: 'Remote' }, email),
  );
  expect(address.searchParams.get('subject')).toBe(
    'Application: Editor & "C++" 編集者 🎬 (Remote)',
  );
  const lines = address.searchParams.get('body')?.split('\r\n') ?? [];
  expect(lines.filter((line) => line.endsWith(':'))).toEqual([
    'Name:',
    'Portfolio link:',
    'Why this role:',
    'When I can start:',
  ]);
  // Some mail clients cut off addresses over 2,000 characters.
  expect(address.href.length).toBeLessThan(1000);
});

it('is a valid address of two fields for any title, lone surrogates and line breaks included', () => {
  const anyJob = fc.property(fc.string({ unit: 'binary' }), fc.string(), (start, location) => {
    const title = `${start}\ud800\r\nBcc: all@contrio.example&body=hi`;
    const address = applyAddress({ title, location }, email);
    const { pathname, searchParams } = new URL(address);
    expect(address).toMatch(/^[\x21-\x7e]+$/);
    expect(pathname).toBe(email);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).not.toMatch(/[\r\n]/);
  });
  fc.assert(anyJob);
});

it('is the opening’s own where it has one, and none without a hiring address', () => {
  const job = { title: 'Editor', location: 'Remote' };
  const applyUrl = 'https://jobs.example/1';
  expect(applyAddress({ ...job, applyUrl }, email)).toBe(applyUrl);
  expect(applyAddress(job, '')).toBe('');
});
