import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/content/pages';
import { successState } from '@/lib/history-state';
import { auditLetters, receiptOf } from '../fill-audit';
import { openPage } from '../render-route';

const open = (audit?: object) =>
  openPage(paths.success, { ...successState, ...(audit && { audit }) });

const cup = () => document.querySelector('.cup-run');

it('shows result, areas, count and reference below the fixed text', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await open(receiptOf());
  const report = await screen.findByRole('region', { name: 'Your report' });
  await within(report).findByText('Strongest in pull.');
  expect(report).toHaveTextContent('C-7KQ2-M9XB-4HTP');
  expect(report).toHaveTextContent('Hexwell, 20 November 2026');
  expect(report).toHaveTextContent('Strongest in pull. Weakest in reach.');
  expect(report).toHaveTextContent('7 strong × 2 + 9 partly there × 1 + 4 missing × 0 = 23 of 40');
  for (const area of ['Position', 'Identity', 'Message', 'Website', 'Reach', 'Pull'])
    expect(within(report).getAllByText(area).length).toBeGreaterThan(0);
  // Every drawing of the strip marks the same piece.
  const starts = [...report.querySelectorAll('[data-start] text')].map((text) => text.textContent);
  expect(new Set(starts)).toEqual(new Set(['19']));
  const address = within(report).getByRole('link', { name: 'Open it at its own address' });
  expect(address).toHaveAttribute('href', `${paths.brandAudit}?report=${auditLetters}`);
  await user.click(within(report).getByRole('button', { name: 'Print the report' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the strip replaces the cup, and says where to start', async () => {
  await open(receiptOf());
  const start = await screen.findByText('Start here.');
  expect(start.parentElement).toHaveTextContent('Start here. 19, Social media');
  expect(document.querySelectorAll('[data-strip] [data-start]')).toHaveLength(1);
  expect(cup()).toBeNull();
  expect(document.querySelector('.success-strip-out')).toBeNull();
});

it('forgets the report on a shared computer: nothing of it is left to come back to', async () => {
  const { user } = await open(receiptOf());
  const { length } = history;
  const report = await screen.findByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent('Back and reload show it here again');
  await user.click(within(report).getByRole('button', { name: 'Forget this report here' }));
  expect(await screen.findByText(/^Forgotten on this computer\./)).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Your report' })).toBeNull();
  expect(history).toHaveLength(length);
  expect(JSON.stringify(history.state)).not.toContain('Hexwell');
  expect(document.body).not.toHaveTextContent('Hexwell, 20 November 2026');
});

it.each([undefined, { reference: 'C-7KQ2-M9XB-4HTP' }])(
  'after an enquiry, or with a broken receipt, the cup stays: %j',
  async (audit) => {
    await open(audit);
    await waitFor(() => expect(cup()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Download your line' })).toBeNull();
    expect(screen.queryByText('Your report')).toBeNull();
  },
);

const robots = () => document.querySelector('meta[name="robots"]');

it('shows the report that the address gives, without a name, and keeps it from search engines', async () => {
  await openPage(`${paths.brandAudit}?report=${auditLetters}`);
  await screen.findByText('Strongest in pull.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A brand audit');
  screen.getByRole('button', { name: 'Print the report' });
  expect(document.querySelector('form [name="q-1"]')).toBeNull();
  expect(robots()).toHaveAttribute('content', 'noindex');
  // The way to the questions is a link to the same path.
  const take = screen.getByRole('link', { name: 'Take the audit' });
  take.click();
  await waitFor(() => expect(document.querySelector('form [name="q-1"]')).not.toBeNull());
  expect(robots()).toBeNull();
});

it.each([
  ['', auditLetters.slice(1)],
  ['', `${auditLetters}a`],
  ['', auditLetters.toUpperCase()],
  ['', `d${auditLetters.slice(1)}`],
  ['two of them', `${auditLetters}&report=${auditLetters}`],
])('shows the form for anything else in the address %s', async (_, letters) => {
  await openPage(`${paths.brandAudit}?report=${letters}`);
  expect(document.querySelector('form [name="q-1"]')).not.toBeNull();
  expect(document.querySelector('[data-report]')).toBeNull();
});
