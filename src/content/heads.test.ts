import { expect, it } from 'vitest';
import { heads } from './heads';

it.each(Object.entries(heads))(
  'the head of %s is short enough for a list of results',
  (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);
