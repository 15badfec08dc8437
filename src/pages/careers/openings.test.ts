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

it('is an address of two fields, whatever signs a title has', () => {
  const title = 'Grafik & Ton, 100 % #1?';
  const { pathname, searchParams } = new URL(applyAddress({ title, location: 'Köln' }, email));
  expect(pathname).toBe(email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe(`Application: ${title} (Köln)`);
});
