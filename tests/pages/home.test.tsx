import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agency } from '@/content/agency';
import { approach } from '@/content/home';
import { paths } from '@/lib/paths';
import { openHome, preloadHome } from '../open-home';

preloadHome();

it('opens exactly one of six use cases on hover and on focus, in both tabs', async () => {
  const { user } = await openHome();
  const panel = screen.getByRole('tabpanel', { name: 'For Branding' });
  const cards = within(panel).getAllByRole('button');
  const open = () => cards.filter((card) => card.getAttribute('aria-expanded') === 'true');
  expect(cards).toHaveLength(6);
  expect(open()).toEqual([cards[0]]);
  await user.hover(cards[3] ?? panel);
  await waitFor(() => expect(open()).toEqual([cards[3]]));
  act(() => cards[5]?.focus());
  expect(open()).toEqual([cards[5]]);

  await user.click(screen.getByRole('tab', { name: 'For Video Marketing' }));
  const other = screen.getByRole('tabpanel', { name: 'For Video Marketing' });
  expect(within(other).getAllByRole('button')).toHaveLength(6);
  expect(panel).not.toBeVisible();
});

it('alternates twelve industries, filled and outlined, on a strip that can be paused', async () => {
  const { user } = await openHome();
  const strip = screen.getByRole('region', { name: 'Industries' });
  const cards = within(strip).getAllByRole('listitem');
  expect(cards).toHaveLength(12);
  expect(cards.filter((card) => card.hasAttribute('data-outlined'))).toHaveLength(6);
  const pause = screen.getByRole('button', { name: 'Pause the strip' });
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
});

it('has four approach tabs, each with its paragraph', async () => {
  const { user } = await openHome();
  expect(approach.steps).toHaveLength(4);
  for (const { title: name } of approach.steps) {
    await user.click(screen.getByRole('tab', { name }));
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  }
});

describe('the call to action', () => {
  it('links to the detailed form, also with the Contact Us button', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', paths.contact);
    expect(main.getByRole('link', { name: /contact us, open/i })).toHaveAttribute(
      'href',
      paths.contact,
    );
  });

  it('toggles modal-opened on the body with each click on the overlay', async () => {
    const { user, unmount } = await openHome();
    const ways = screen.getByRole('button', { name: 'Other ways to reach us' });
    await user.click(ways);
    expect(document.body).toHaveClass('modal-opened');
    const rows = within(screen.getByRole('dialog'));
    expect(rows.getByRole('link', { name: agency.email })).toHaveAttribute(
      'href',
      `mailto:${agency.email}`,
    );
    expect(rows.getByRole('link', { name: 'Free brand audit' })).toHaveAttribute(
      'href',
      paths.brandAudit,
    );
    await user.click(rows.getByRole('button', { name: 'Copy the mail address' }));
    expect(document.body).toHaveClass('modal-opened');
    await user.click(rows.getByRole('heading'));
    expect(document.body).not.toHaveClass('modal-opened');

    await user.click(ways);
    // A late event for an earlier end.
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(document.body).toHaveClass('modal-opened');

    // Escape does the same.
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(document.body).not.toHaveClass('modal-opened');

    await user.click(ways);
    unmount();
    expect(document.body).not.toHaveClass('modal-opened');
  });
});
