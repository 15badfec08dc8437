import { expect, it } from 'vitest';
import { randomUuid } from './random-uuid';

it('is a UUID of version 4, another each time', () => {
  const many = Array.from({ length: 1000 }, randomUuid);
  for (const one of many)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(many).size).toBe(many.length);
});
