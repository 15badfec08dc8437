import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type * as Agency from '@/content/agency';
import { paths } from '@/content/pages';
import { successState } from '@/lib/history-state';
import { recordPosts } from '../msw';
import { setWindowWidth } from '../browser-stubs';
import { leaveDraft } from '../fill-audit';
import { openPage } from '../render-route';

// An agency that has not filled in any of its addresses.
vi.mock('@/content/agency', async (load) => {
  const { agency, socialLinks } = await load<typeof Agency>();
  const none = { email: '', hiringEmail: '', privacyEmail: '', blogUrl: '' };
  return {
    agency: { ...agency, ...none },
    socialLinks: socialLinks.map((link) => ({ ...link, url: '' })),
  };
});

/** Dead links: no target, an empty one, or a `mailto:` without a recipient. */
const deadLinks = () =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:#?|mailto:(?:\?.*)?)$/.test(href));

it.each(Object.values(paths))('%s has no dead link', async (path) => {
  await openPage(path, successState);
  expect(document.querySelectorAll('a').length).toBeGreaterThan(0);
  expect(deadLinks()).toEqual([]);
});

it('the panel of a failed audit and the gate have none', async () => {
  leaveDraft();
  recordPosts('/audit-report/verify-data', () => new HttpResponse(null, { status: 500 }));
  const { user } = await openPage(paths.brandAudit);
  await user.click(screen.getByText('SUBMIT AUDIT'));
  await screen.findByText('Why is this happening?');
  expect(deadLinks()).toEqual([]);
  setWindowWidth(1279);
  await screen.findByText(/enhancing your mobile experience/);
  expect(deadLinks()).toEqual([]);
});
