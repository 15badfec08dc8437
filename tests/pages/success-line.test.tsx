import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { auditAnswers } from '../fill-audit';
import { renderRoute } from '../render-route';

const receipt = (letters: string) => ({
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

const cup = () => document.querySelector('.cup-run');

it('after an audit its line replaces the cup and says where to start', async () => {
  await open(receipt('ababababbcacbbbabccb'));
  expect(await screen.findByText('Start here.')).toBeInTheDocument();
  expect(screen.getByText('Start here.').parentElement).toHaveTextContent(
    'Start here. 18, Advertising',
  );
  expect(document.querySelectorAll('[data-line] .group\\/piece')).toHaveLength(20);
  expect(document.querySelectorAll('[data-line] [data-start]')).toHaveLength(1);
  expect(cup()).toBeNull();
  expect(document.querySelector('.success-line-out')).toBeNull();
});

it('at full marks nothing is to start with', async () => {
  await open(receipt('a'.repeat(20)));
  await screen.findByRole('region', { name: 'Your report' });
  expect(document.querySelector('[data-line]')).not.toBeNull();
  expect(screen.queryByText('Start here.')).toBeNull();
  // Its dot runs out.
  expect(document.querySelector('.success-line-out')).not.toBeNull();
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
  const { user } = await open(receipt('ababababbcacbbbabccb'));
  await user.click(await screen.findByRole('button', { name: 'Download your line' }));
  expect(screen.getByRole('button', { name: 'SVG' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'PNG, 1200 × 630' })).toBeVisible();
});
