import { expect, it } from 'vitest';
import { faqItems } from '@/content/faq-items';
import asked from './asked-questions.json';
import { searchFaq } from './search';

/** Questions as prospects type them; no synonym was added for those that are held out. */
const table = Object.entries(asked).flatMap(([key, { tuned, heldOut }]) =>
  [...tuned, ...heldOut].map((question) => ({ key, question })),
);

it('is a table of at least 100 questions, a fifth of them held out, about every item', () => {
  const heldOut = Object.values(asked).flatMap((row) => row.heldOut);
  expect(table.length).toBeGreaterThanOrEqual(100);
  expect(heldOut.length / table.length).toBeGreaterThanOrEqual(0.2);
  expect(Object.keys(asked).toSorted()).toEqual(faqItems.map(({ key }) => key).toSorted());
});

it('has the right answer among the first three for 95 of 100', () => {
  const missed = table.filter(
    ({ key, question }) =>
      !searchFaq(question)
        .slice(0, 3)
        .some((hit) => hit.key === key),
  );
  expect(missed.length > table.length * 0.05 ? missed : []).toEqual([]);
});
