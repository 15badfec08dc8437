import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmationWords, newsletterPageWords } from '@/content/newsletter-mail';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { auditAnswers } from '../fill-audit';
import { renderRoute } from '../render-route';

const audit = {
  reference: 'C-7KQ2-M9XB-4HTP',
  company: 'Hexwell',
  takenAt: Date.UTC(2026, 10, 20, 12),
  answers: auditAnswers(),
};

/** All headings of a page, including those of the audit report. */
const headingsOf = async (path: string) => {
  const isSuccess = path === paths.success;
  renderRoute(path, isSuccess ? { ...successState, audit } : undefined);
  await screen.findByRole('heading', { level: 1 });
  if (isSuccess) await screen.findByRole('region', { name: 'Your report' });
  return screen.getAllByRole('heading', { hidden: true });
};
const pages = [...Object.values(paths), '/nowhere'];

/** Two or more words without a lower-case letter; a single one is an abbreviation (FAQ, FMCG). */
const capitals = /^[\p{Lu}\d]+( [\p{Lu}\d]+)+$/u;

/** "One sentence" or "One sentence. Another.", never "One sentence."; "FAQ." is fixed (docs/rules.md#faq-page) */
const isPunctuated = (text: string) => {
  const heading = text.replace(/^\d+\. /, '').trim();
  const hasMore = /[.!?] ?\p{Lu}/u.test(heading);
  return heading === 'FAQ.' || (hasMore ? /[.!?]$/.test(heading) : !heading.endsWith('.'));
};

it.each(pages)(
  '%s spaces only headings in capitals, and ends only sentences with a full stop',
  async (path) => {
    const headings = await headingsOf(path);
    const wider = headings.filter((heading) => heading.classList.contains('tracking-caps'));
    expect(wider).toEqual(headings.filter(({ textContent }) => capitals.test(textContent)));
    const texts = headings.map(({ textContent }) => textContent);
    expect(texts.filter((text) => !isPunctuated(text))).toEqual([]);
  },
);

it('ends only sentences with a full stop on the newsletter’s link pages', () => {
  const titles = Object.values(newsletterPageWords).flatMap((words) =>
    typeof words === 'string' ? [] : words.title,
  );
  expect([confirmationWords.title, ...titles].filter((text) => !isPunctuated(text))).toEqual([]);
});
