import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heads } from './heads';

describe.each(Object.entries(heads))('the head of %s', (_, { title, description, picture }) => {
  it('is short enough for a list of results', () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('has its picture drawn (artwork/share/catalogue.ts, npm run assets)', () => {
    expect(existsSync(`public${picture}`)).toBe(true);
  });
});
