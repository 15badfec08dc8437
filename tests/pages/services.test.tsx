import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('article') ??
  document.body;
const includes = (element: HTMLElement) =>
  within(element).getByRole('button', { name: /^Includes/ });

it('shows and hides what a card includes, whatever the others do, and asks for its service', async () => {
  const { user, address } = renderRoute(paths.branding);
  const [one, other] = [await card('Brand Strategy'), await card('Public Relations')];
  const pill = within(one).getByText('Rebranding');
  expect(includes(one)).toHaveAttribute('aria-expanded', 'false');
  expect(pill.closest('[inert]')).not.toBeNull();
  await user.click(includes(one));
  await user.click(includes(other));
  expect(includes(one)).toHaveAttribute('aria-expanded', 'true');
  expect(pill.closest('[inert]')).toBeNull();
  await user.click(includes(one));
  expect(pill.closest('[inert]')).not.toBeNull();
  expect(includes(other)).toHaveAttribute('aria-expanded', 'true');

  await user.click(includes(one));
  await user.click(within(one).getByRole('link', { name: 'Ask about Brand Strategy' }));
  await waitFor(() => expect(address()).toBe('/contact?service=brand-strategy'));
  expect(
    await screen.findByRole('button', { name: 'Brand Strategy', pressed: true }),
  ).toBeVisible();
});

it('has tabs that change the address, the cards and the place that the menu links to', async () => {
  const { user, address } = renderRoute(paths.branding);
  const tabs = within(await screen.findByRole('navigation', { name: 'Service' }));
  const current = () =>
    tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent);
  const place = () => document.getElementById('our-services');
  expect(place()).toContainElement(await card('Brand Identity'));
  expect(current()).toEqual(['BRANDING']);

  await user.click(tabs.getByRole('link', { name: 'VIDEO MARKETING' }));
  await waitFor(() => expect(address()).toBe(paths.videoMarketing));
  const offering = await card('Animation & Motion Graphics');
  expect(place()).toContainElement(offering);
  expect(screen.queryByRole('heading', { name: 'Brand Identity' })).toBeNull();
  expect(current()).toEqual(['VIDEO MARKETING']);
  expect(offering.querySelector('[inert]')).toBeNull();
  expect(within(offering).getByRole('link', { name: /^Ask about it/ })).toHaveAttribute(
    'href',
    '/contact?service=animation',
  );
});
