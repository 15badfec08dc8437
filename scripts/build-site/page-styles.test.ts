import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles';

const sheet = `
  @property --read { syntax: "*"; inherits: false }
  @property --unread { syntax: "*"; inherits: false }
  .stands { width: var(--read); --unread: 1px }
  .elsewhere { width: 2px }
  p, table { margin: 1px }
  hr, table { margin: 2px }
  @layer print { .stands { width: 10px } }
  :root { --named: 4px; --unnamed: 5px }
  @media screen and (max-width: 1279.98px) { .stands { width: 6px } }
  @media not all and (max-width: 1279.98px) { .stands { width: 7px } }
  @media (max-width: 1359px) { .stands { width: 8px } }
  @media print { .stands { width: 9px } }
  .\\[\\&_svg\\]\\:full svg { height: 3px }
`;

describe('the rules that a page carries', () => {
  const rules = pageStyles(
    sheet,
    '<p class="stands [&amp;_svg]:full" style="height:var(--named)"><svg>',
  );

  it('are those of the classes that stand in it, also of one that HTML writes otherwise', () => {
    expect(rules).toContain('var(--read)');
    expect(rules).toContain('height:3px');
    expect(rules).not.toContain('elsewhere');
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

  it('leave those of narrow windows and of paper to the whole sheet', () => {
    const widths = rules.match(/(?<=width:)\d(?=px)/g);
    expect(widths).toEqual(['7', '8']);
  });
});
