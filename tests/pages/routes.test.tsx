import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/history-state';
import { renderRoute } from '../render-route';

it('redirects /services to branding', async () => {
  const { address } = renderRoute(paths.services);
  await waitFor(() => expect(address()).toBe(paths.branding));
});

it('redirects /success home without the flag, and shows it with the flag', async () => {
  const typed = renderRoute(paths.success);
  await waitFor(() => expect(typed.address()).toBe(paths.home));
  typed.unmount();

  const { address } = renderRoute(paths.success, successState);
  expect(await screen.findByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  expect(address()).toBe(paths.success);
});

it.each([paths.faq, paths.brandAudit])('%s renders with any hash', async (path) => {
  renderRoute(`${path}#100%`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('A piece came loose')).toBeNull();
});
