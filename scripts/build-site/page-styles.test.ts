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
  ::view-transition-old(page) { animation: page-slides 1s }
  @keyframes page-slides { to { height: 11px } }
`;

describe('the rules inlined in a page', () => {
  const rules = pageStyles(
    sheet,
    '<p class="stands [&amp;_svg]:full before:content-[&quot;&quot;]" style="height:var(--named)"><svg>',
  );

  it('include those of its classes, even of a class that HTML escapes', () => {
    expect(rules).toContain('var(--read)');
    expect(rules).toContain('height:3px');
    expect(rules).toContain('height:4px');
    expect(rules).not.toContain('elsewhere');
  });

  it('keep a declaration whose name is also an unused class', () => {
    expect(rules).toContain('text-wrap:pretty');
    expect(rules).not.toContain('text-wrap:wrap');
  });

  it('include those of its elements, even if unused elements share them', () => {
    expect(rules).toContain('margin:1px');
    expect(rules).not.toContain('margin:2px');
  });

  it('leave out how pages pass into each other: before that, the full sheet has loaded', () => {
    expect(rules).not.toContain('page-slides');
  });

  it('register only the variables they read', () => {
    expect(rules).toContain('@property --read');
    expect(rules).not.toContain('--unread');
    expect(rules).toContain('--named');
    expect(rules).not.toContain('--unnamed');
  });

  it('include those for every screen width and for print, not those for browsers without `@property`', () => {
    const widths = rules.match(/(?<=width:)\d+(?=px)/g);
    expect(widths).toEqual(['6', '9']);
  });
});
