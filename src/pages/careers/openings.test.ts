import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAddress } from './openings';

const email = 'careers@contrio.example';

it('asks with one field per line', () => {
  const address = new URL(applyAddress({ title: 'Editor', location: 'Remote' }, email));
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
