import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles';

const sheet = `
  @property --read { syntax: "*"; inherits: false }
  @property --unread { syntax: "*"; inherits: false }
  .stands { width: var(--read); --unread: 1px }
  .elsewhere { width: 2px }
  p, table { margin: 1px }
  hr, table { margin: 2px }
  @layer properties { * { width: 10px } }
  :root { --named: 4px; --unnamed: 5px }
  @media screen and (max-width: 1279.98px) { .stands { width: 6px } }
  @media print { .stands { width: 9px } }
  .\\[\\&_svg\\]\\:full svg { height: 3px }
  .before\\:content-\\[\\"\\"\\]:before { height: 4px }
  .text-wrap { text-wrap: wrap }
  p { text-wrap: pretty }
`;

describe('the rules that a page carries', () => {
  const rules = pageStyles(
    sheet,
    '<p class="stands [&amp;_svg]:full before:content-[&quot;&quot;]" style="height:var(--named)"><svg>',
  );

  it('are those of the classes that stand in it, also of one that HTML writes otherwise', () => {
    expect(rules).toContain('var(--read)');
    expect(rules).toContain('height:3px');
    expect(rules).toContain('height:4px');
    expect(rules).not.toContain('elsewhere');
  });

  it('keep a declaration that is named as a class that does not', () => {
    expect(rules).toContain('text-wrap:pretty');
    expect(rules).not.toContain('text-wrap:wrap');
  });

  it('are those of its elements, also where others share them', () => {
    expect(rules).toContain('margin:1px');
    expect(rules).not.toContain('margin:2px');
  });

  it('register only the variables that they read', () => {
    expect(rules).toContain('@property --read');
    expect(rules).not.toContain('--unread');
    expect(rules).toContain('--named');
    expect(rules).not.toContain('--unnamed');
  });

  it('are for every window and for paper, but not for browsers that lack `@property`', () => {
    const widths = rules.match(/(?<=width:)\d+(?=px)/g);
    expect(widths).toEqual(['6', '9']);
  });
});
