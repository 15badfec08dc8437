import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import asked from './asked-questions.json';
import { searchFaq } from './search';

/** Questions as prospects type them; no synonym was added for those that are held out. */
const table = Object.entries(asked).flatMap(([key, { tuned, heldOut }]) =>
  [...tuned, ...heldOut].map((question) => ({ key, question })),
);

it('is a table of 100 questions about all 33 items', () => {
  expect(table).toHaveLength(100);
  expect(Object.keys(asked).toSorted()).toEqual(faqItems.map(({ key }) => key).toSorted());
});

it('the right answer is among the first three for at least 95 of 100', () => {
  const missed = table.filter(
    ({ key, question }) =>
      !searchFaq(question)
        .slice(0, 3)
        .some((hit) => hit.key === key),
  );
  expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(5);
});
