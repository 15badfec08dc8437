import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles';

const sheet = `
  @property --read { syntax: "*"; inherits: false }
  @property --unread { syntax: "*"; inherits: false }
  .stands { width: var(--read); --unread: 1px }
  .elsewhere { width: 2px }
  .\\[\\&_svg\\]\\:full svg { height: 3px }
`;

describe('the rules that a page carries', () => {
  const rules = pageStyles(sheet, '<p class="stands [&amp;_svg]:full">');

  it('are those of the classes that stand in it, also of one that HTML writes otherwise', () => {
    expect(rules).toContain('var(--read)');
    expect(rules).toContain('height:3px');
    expect(rules).not.toContain('elsewhere');
  });

  it('register only the variables that they read', () => {
    expect(rules).toContain('@property --read');
    expect(rules).not.toContain('--unread');
  });
});
