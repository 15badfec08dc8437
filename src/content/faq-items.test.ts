import { expect, it } from 'vitest';
import { faqItems } from './faq-items';

it('have an anchor each', () => {
  expect(new Set(faqItems.map(({ key }) => key)).size).toBe(faqItems.length);
});
