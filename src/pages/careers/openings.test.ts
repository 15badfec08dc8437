import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAddress } from './openings';

const email = 'careers@contrio.example';
const subjectOf = (address: string) => new URL(address).searchParams.get('subject');

describe('applyAddress', () => {
  it('names the opening and its location in the subject', () => {
    const address = applyAddress({ title: 'Brand Manager', location: 'Gurugram, Haryana' }, email);
    expect(address).toMatch(
      /^mailto:careers@contrio\.example\?subject=Application%3A%20Brand%20Manager%20\(Gurugram%2C%20Haryana\)&body=/,
    );
  });

  it('fills the body with a short form, one field per line', () => {
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

  it.each(['R&D = fun? 100% #1', 'Art+Copy; "Lead"', 'Café Müller 編集者 🎬', 'a/b\\c<d>'])(
    'keeps %s whole',
    (title) => {
      const address = applyAddress({ title, location: 'Remote' }, email);
      expect(subjectOf(address)).toBe(`Application: ${title} (Remote)`);
      expect(address).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  it('escapes titles that try to add a header or a second field', () => {
    const title = 'Editor\r\nBcc: all@contrio.example&body=hi';
    const address = new URL(applyAddress({ title, location: 'Remote' }, email));
    expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(address.searchParams.get('body')).not.toBe('hi');
    expect(address.searchParams.get('subject')).not.toMatch(/[\r\n]/);
  });

  it('builds a valid address from any title, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, location) => {
        const address = applyAddress({ title: `${title}\ud800`, location }, email);
        expect(new URL(address).pathname).toBe(email);
        expect(address).not.toMatch(/[\s<>"]/);
      }),
    );
  });

  it('prefers the opening’s own address, and returns none without a hiring address', () => {
    const job = { title: 'Editor', location: 'Remote' };
    expect(applyAddress({ ...job, applyUrl: 'https://jobs.example/1' }, email)).toBe(
      'https://jobs.example/1',
    );
    expect(applyAddress(job, '')).toBe('');
  });
});
