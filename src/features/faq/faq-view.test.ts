import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import { firstView, withOpen } from './faq-view';

const at = (index: number) => faqItems[index]?.key ?? null;

it('shows nine, or as many nines as the opened question needs, and no fewer than before', () => {
  const first = firstView(faqItems, null);
  expect(first).toEqual({ open: at(0), shown: 9 });
  expect(firstView(faqItems, 'nothing')).toEqual(first);
  expect(firstView(faqItems, at(9))).toEqual({ open: at(9), shown: 18 });
  expect(withOpen(first, faqItems, at(20))).toEqual({ open: at(20), shown: 27 });
  expect(withOpen({ ...first, shown: 18 }, faqItems, null)).toEqual({ open: null, shown: 18 });
});
