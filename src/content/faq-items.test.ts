import { expect, it } from 'vitest';
import { faqCount } from './faq-count';
import { faqItems } from './faq-items';

it('are as many as the menu and the page’s description say', () => {
  expect(faqCount, 'faqCount in src/content/faq-count.ts').toBe(faqItems.length);
});

it('have an anchor each', () => {
  expect(new Set(faqItems.map(({ key }) => key)).size).toBe(faqItems.length);
});
