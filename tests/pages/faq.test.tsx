import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../render-route';

const rows = () =>
  screen.getAllByRole('heading', { level: 3 }).filter((row) => row.matches('[data-item] > *'));
const openRows = () =>
  rows().filter((row) => within(row).queryByRole('button', { expanded: true }));
const more = () => screen.queryByRole('button', { name: 'SHOW MORE' });
const search = () => screen.findByRole('searchbox', { name: 'Search the questions' });
const selector = () => screen.findByRole('combobox', { name: 'Category' });

type User = ReturnType<typeof renderRoute>['user'];

const choose = async (user: User, name: string) => {
  await user.click(await selector());
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} ?\\d`) }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** The number of questions (docs/rules.md#faq-page). */
const totals = {
  'ALL FAQ': 33,
  BRANDING: 10,
  'WEB SOLUTIONS': 6,
  'VIDEO MARKETING': 9,
  MARKETING: 8,
} as const;

it.each([
  ['', 'ALL FAQ'],
  ['?filter=branding', 'BRANDING'],
  ['?filter=web-solution', 'WEB SOLUTIONS'],
  ['?filter=video-marketing', 'VIDEO MARKETING'],
  ['?filter=marketing', 'MARKETING'],
  ['?filter=BRANDING', 'ALL FAQ'],
  ['?filter=nothing', 'ALL FAQ'],
  ['?filter=marketing&filter=branding', 'MARKETING'],
] as const)('/faq%s starts on %s and shows nine, and nine more a press', async (query, choice) => {
  const { user } = renderRoute(`/faq${query}`);
  expect(await selector()).toHaveTextContent(choice);
  const all = totals[choice];
  for (let count = 9; count < all + 9; count += 9) {
    if (count > 9) await user.click(screen.getByRole('button', { name: 'SHOW MORE' }));
    expect(rows()).toHaveLength(Math.min(count, all));
    expect(screen.getByText(`Showing ${Math.min(count, all)} of ${all}`)).toBeInTheDocument();
  }
  expect(more()).toBeNull();
});

it.each([
  ['ALL FAQ', 'video', [9, 10]],
  ['MARKETING', 'video', [1]],
  ['WEB SOLUTIONS', 'web solutions', [6]],
  ['ALL FAQ', 'how long', [4]],
])('finds in %s for “%s” %j', async (choice, query, counts) => {
  const { user } = renderRoute('/faq');
  if (choice !== 'ALL FAQ') await choose(user, choice);
  await user.type(await search(), query);
  const all = counts.at(-1);
  expect(await screen.findByText(all === 1 ? '1 answer' : `${all} answers`)).toBeInTheDocument();
  for (const [press, count] of counts.entries()) {
    if (press > 0) await user.click(screen.getByRole('button', { name: 'SHOW MORE' }));
    expect(rows()).toHaveLength(count);
  }
  expect(more()).toBeNull();
  expect(openRows()).toEqual([rows()[0]]);
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
});

it('says when nothing is found and links to the contact page', async () => {
  const { user } = renderRoute('/faq');
  await choose(user, 'WEB SOLUTIONS');
  await user.type(await search(), 'zebra');
  expect(await screen.findByText('Nothing mentions “zebra”.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ask us directly' })).toHaveAttribute('href', '/contact');
  expect(document.querySelectorAll('[data-item]')).toHaveLength(0);
  expect(more()).toBeNull();
});

describe('selector', () => {
  it('restarts the list, closes and clears the filter from the address', async () => {
    const { user, address } = renderRoute('/faq?filter=branding#branding-10');
    expect(
      await screen.findByRole('button', { name: /long contracts/, expanded: true }),
    ).toBeVisible();
    expect(rows()).toHaveLength(totals.BRANDING);
    await choose(user, 'ALL FAQ');
    expect(address()).toBe('/faq');
    expect(rows()).toHaveLength(9);
    await choose(user, 'BRANDING');
    expect(rows()).toHaveLength(9);
    expect(openRows()).toEqual([rows()[0]]);
    expect(address()).toBe('/faq');
  });

  it('works by keyboard alone', async () => {
    const { user, address } = renderRoute('/faq?filter=branding');
    const button = await selector();
    act(() => button.focus());
    await waitFor(async () => expect(await selector()).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/faq'));
    expect(await selector()).toHaveTextContent('MARKETING');
    expect(rows()).toHaveLength(8);
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(rows()).toHaveLength(8);
  });

  it('follows a footer link on the page, which clears the search', async () => {
    const { user, address } = renderRoute('/faq');
    await user.type(await search(), 'video');
    await user.click(await screen.findByRole('link', { name: 'Video Marketing' }));
    expect(address()).toBe('/faq?filter=video-marketing');
    await waitFor(async () => expect(await selector()).toHaveTextContent('VIDEO MARKETING'));
    expect(await search()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'FAQ.' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Marketing' }));
    expect(await selector()).toHaveTextContent(/^MARKETING/);
    await choose(user, 'WEB SOLUTIONS');
    await user.click(screen.getByRole('link', { name: 'Marketing' }));
    expect(await selector()).toHaveTextContent(/^MARKETING/);
  });
});

describe('questions', () => {
  it('opens the first, at most one at a time, and can close all', async () => {
    const { user } = renderRoute('/faq');
    await selector();
    expect(openRows()).toEqual([rows()[0]]);
    await user.click(screen.getByRole('button', { name: /refresh/ }));
    expect(openRows()).toEqual([rows()[1]]);
    await user.click(screen.getByRole('button', { name: /refresh/ }));
    expect(openRows()).toEqual([]);
  });

  it('keeps closed answers for find in page', async () => {
    renderRoute('/faq');
    await selector();
    const panels = document.querySelectorAll('[data-item] > [id$="-answer"]');
    expect(panels).toHaveLength(9);
    expect(document.querySelectorAll('[data-item] [hidden="until-found"]')).toHaveLength(8);
  });

  it.each([
    ['/faq#video-9', totals['ALL FAQ'], 'ALL FAQ'],
    ['/faq#branding-10', 18, 'ALL FAQ'],
    ['/faq?filter=branding#branding-10', totals.BRANDING, 'BRANDING'],
    ['/faq?filter=branding#web-3', 18, 'ALL FAQ'],
    ['/faq#nothing', 9, 'ALL FAQ'],
  ])('%s shows %d questions of %s', async (path, count, choice) => {
    renderRoute(path);
    expect(await selector()).toHaveTextContent(choice);
    expect(rows()).toHaveLength(count);
    const key = path.split('#')[1] ?? '';
    const target = document.getElementById(key);
    if (key === 'nothing') return;
    expect(openRows().map((row) => row.parentElement)).toEqual([target]);
    expect(target?.querySelector('h3')).toHaveFocus();
  });

  it('moves the focus to the first question that SHOW MORE adds', async () => {
    const { user } = renderRoute('/faq?filter=branding');
    await selector();
    await user.click(screen.getByRole('button', { name: 'SHOW MORE' }));
    await waitFor(() =>
      expect(within(rows()[9] ?? document.body).getByRole('button')).toHaveFocus(),
    );
  });
});
