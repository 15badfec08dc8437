import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heads } from './heads';

it.each(Object.entries(heads))(
  'the head of %s is short enough for a list of results, and its picture is drawn',
  (_, { title, description, picture }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    // artwork/share/catalogue.ts, npm run assets
    expect(existsSync(`public${picture}`)).toBe(true);
  },
);
