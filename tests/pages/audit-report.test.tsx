import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { auditAnswers } from '../fill-audit';
import { renderRoute } from '../render-route';

const receipt = (letters?: string) => ({
  reference: 'C-7KQ2-M9XB-4HTP',
  company: 'Hexwell',
  takenAt: Date.UTC(2026, 10, 20, 12),
  answers: auditAnswers(letters),
});

const open = async (audit?: object) => {
  const view = renderRoute(paths.success, audit ? { ...successState, audit } : successState);
  await screen.findByRole('heading', { name: 'Cheerio!' });
  return view;
};

it('shows result, areas, count and reference below the fixed text', async () => {
  await open(receipt());
  const report = await screen.findByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent('C-7KQ2-M9XB-4HTP');
  expect(report).toHaveTextContent('Hexwell, 20 November 2026');
  expect(report).toHaveTextContent('Strongest in pull. Weakest in reach.');
  expect(report).toHaveTextContent('7 strong × 2 + 9 partly there × 1 + 4 missing × 0 = 23 of 40');
  for (const area of ['Position', 'Identity', 'Message', 'Website', 'Reach', 'Pull']) {
    expect(within(report).getAllByText(area).length).toBeGreaterThan(0);
  }
  // Every drawing of the line marks the same piece.
  const starts = [...report.querySelectorAll('[data-start] text')].map((text) => text.textContent);
  expect(new Set(starts)).toEqual(new Set(['19']));
  // Thirteen answers can improve; three of them lead.
  const others = report.querySelectorAll('[data-other-steps] li');
  expect(others).toHaveLength(10);
  expect(others[0]).toHaveTextContent(/^4\. /);
});

it('says that there is nothing to improve at full marks', async () => {
  await open(receipt('a'.repeat(20)));
  const report = await screen.findByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent('Even all round. 40 of 40.');
  expect(report).toHaveTextContent('Twenty answers, one unbroken line. Guard it.');
  expect(report).not.toHaveTextContent('What to do next');
  expect(report.querySelector('[data-start]')).toBeNull();
});

it('prints', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await open(receipt());
  await user.click(await screen.findByRole('button', { name: 'Print the report' }));
  expect(print).toHaveBeenCalledOnce();
});

it.each([{}, { ...receipt(), answers: {} }, { ...receipt('abc') }, { ...receipt(), reference: 7 }])(
  'shows nothing for an invalid receipt',
  async (audit) => {
    await open(audit);
    // The report loads lazily.
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('region', { name: 'Your report' })).toBeNull();
  },
);
