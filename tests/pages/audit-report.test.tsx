import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/history-state';
import { receiptOf } from '../fill-audit';
import { renderRoute } from '../render-route';

// Preloaded, so that the transform does not count towards the 10 s time-out of a script.
beforeAll(async () => {
  await import('@/pages/success/audit-report');
  await import('@/pages/success/success-line');
}, 60_000);

const open = async (audit?: object) => {
  const view = renderRoute(paths.success, audit ? { ...successState, audit } : successState);
  await screen.findByRole('heading', { name: 'Cheerio!' });
  return view;
};

it('shows result, areas, count and reference below the fixed text', async () => {
  await open(receiptOf());
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
  // Thirteen answers can improve: three this week, six this month, four this quarter.
  const [month, quarter] = ['This month', 'This quarter'].map((name) =>
    within(within(report).getByRole('heading', { name }).parentElement ?? report).getAllByRole(
      'listitem',
    ),
  );
  expect([month, quarter].map((items) => items?.length)).toEqual([6, 4]);
  expect(month?.[0]).toHaveTextContent(/^4\. /);
  expect(quarter?.[0]).toHaveTextContent(/^10\. /);
});

it('says that there is nothing to improve at full marks', async () => {
  await open(receiptOf('a'.repeat(20)));
  const report = await screen.findByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent('Even all round. 40 of 40.');
  expect(report).toHaveTextContent('Twenty answers, one unbroken line. Guard it.');
  expect(report).not.toHaveTextContent('This week');
  expect(document.querySelector('[data-start]')).toBeNull();
  expect(screen.queryByText('Start here.')).toBeNull();
  // The dot of the confirmation's line runs out.
  expect(document.querySelector('.success-line-out')).not.toBeNull();
});

it('forgets the report on a shared computer: nothing of it is left to come back to', async () => {
  const { user, back } = await open(receiptOf());
  const report = await screen.findByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent('Back and reload show it here again');
  await user.click(within(report).getByRole('button', { name: 'Forget this report here' }));
  const said = await screen.findByText(/^Forgotten on this computer\./);
  expect(said).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Your report' })).toBeNull();
  back();
  expect(screen.queryByRole('region', { name: 'Your report' })).toBeNull();
  expect(document.body).not.toHaveTextContent('Hexwell, 20 November 2026');
});

it('prints', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await open(receiptOf());
  await user.click(await screen.findByRole('button', { name: 'Print the report' }));
  expect(print).toHaveBeenCalledOnce();
});

const cup = () => document.querySelector('.cup-run');

it('after an audit its line replaces the cup and says where to start', async () => {
  await open(receiptOf('ababababbcacbbbabccb'));
  expect(await screen.findByText('Start here.')).toBeInTheDocument();
  expect(screen.getByText('Start here.').parentElement).toHaveTextContent(
    'Start here. 12, Customer experience',
  );
  expect(document.querySelectorAll('[data-line] .group\\/piece')).toHaveLength(20);
  expect(document.querySelectorAll('[data-line] [data-start]')).toHaveLength(1);
  expect(cup()).toBeNull();
  expect(document.querySelector('.success-line-out')).toBeNull();
});

it('after an enquiry, or with a broken receipt, the cup stays, with nothing to download', async () => {
  const { unmount } = await open();
  expect(cup()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Download your line' })).toBeNull();
  unmount();
  await open({ reference: 'C-7KQ2-M9XB-4HTP' });
  await expect.poll(cup).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Download your line' })).toBeNull();
});

it('offers two pictures, and moves the focus to the first', async () => {
  const { user } = await open(receiptOf('ababababbcacbbbabccb'));
  await user.click(await screen.findByRole('button', { name: 'Download your line' }));
  expect(screen.getByRole('button', { name: 'SVG' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'PNG, 1200 × 630' })).toBeVisible();
});
