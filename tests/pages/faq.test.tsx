import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaqChoice } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
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

const count = (choice: FaqChoice) =>
  faqItems.filter(({ category }) => choice === 'ALL FAQ' || category === choice).length;

it.each([
  ['', 'ALL FAQ'],
  ['?filter=branding', 'BRANDING'],
  ['?filter=marketing', 'MARKETING'],
  ['?filter=BRANDING', 'ALL FAQ'],
  ['?filter=marketing&filter=branding', 'MARKETING'],
] as const)('/faq%s starts on %s and shows nine, and nine more a press', async (query, choice) => {
  const { user } = renderRoute(`/faq${query}`);
  expect(await selector()).toHaveTextContent(choice);
  const all = count(choice);
  for (let shown = 9; shown < all + 9; shown += 9) {
    if (shown > 9) await user.click(screen.getByRole('button', { name: 'SHOW MORE' }));
    expect(rows()).toHaveLength(Math.min(shown, all));
    expect(screen.getByText(`Showing ${Math.min(shown, all)} of ${all}`)).toBeInTheDocument();
  }
  expect(more()).toBeNull();
});

it.each([
  ['ALL FAQ', 'video', [9, 10]],
  ['MARKETING', 'video', [1]],
  ['WEB SOLUTIONS', 'web solutions', [count('WEB SOLUTIONS')]],
])('finds in %s for “%s” %j', async (choice, query, counts) => {
  const { user } = renderRoute('/faq');
  if (choice !== 'ALL FAQ') await choose(user, choice);
  await user.type(await search(), query);
  const all = counts.at(-1);
  expect(await screen.findByText(all === 1 ? '1 answer' : `${all} answers`)).toBeInTheDocument();
  for (const [press, shown] of counts.entries()) {
    if (press > 0) await user.click(screen.getByRole('button', { name: 'SHOW MORE' }));
    expect(rows()).toHaveLength(shown);
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
    expect(rows()).toHaveLength(count('BRANDING'));
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
    expect(rows()).toHaveLength(count('MARKETING'));
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(rows()).toHaveLength(count('MARKETING'));
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
  it('keeps all answers for find in page, and shows and opens the one that it reaches', async () => {
    renderRoute('/faq');
    await selector();
    expect(document.querySelectorAll('[data-item] > [id$="-answer"]')).toHaveLength(
      faqItems.length,
    );
    expect(document.querySelectorAll('[data-item][hidden="until-found"]')).toHaveLength(
      faqItems.length - 9,
    );
    const found = document.querySelector('#web-3-answer') ?? document;
    fireEvent(found, new Event('beforematch', { bubbles: true }));
    expect(openRows().map((row) => row.parentElement?.id)).toEqual(['web-3']);
    expect(rows()).toHaveLength(18);
    expect(screen.getByText(`Showing 18 of ${faqItems.length}`)).toBeInTheDocument();
  });

  it.each([
    ['/faq#video-9', count('ALL FAQ'), 'ALL FAQ'],
    ['/faq#branding-10', 18, 'ALL FAQ'],
    ['/faq?filter=branding#branding-10', count('BRANDING'), 'BRANDING'],
    ['/faq?filter=branding#web-3', 18, 'ALL FAQ'],
    ['/faq#nothing', 9, 'ALL FAQ'],
  ])('%s shows %d questions of %s', async (path, shown, choice) => {
    renderRoute(path);
    expect(await selector()).toHaveTextContent(choice);
    expect(rows()).toHaveLength(shown);
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

describe('the search', () => {
  const nearest = () => screen.queryByRole('region', { name: 'Nearest answers' });
  const rowsIn = (region: HTMLElement | null) =>
    rows().filter((row) => region?.contains(row) ?? false);

  it('shows the nearest answers when none has all words, and says so', async () => {
    const { user } = renderRoute('/faq');
    await user.type(await search(), 'filming with zebras');
    expect(await screen.findByText('No answer')).toBeVisible();
    expect(screen.getByText('has all of “filming with zebras”, 3 come near it')).toBeVisible();
    expect(nearest()).toBeVisible();
    expect(rowsIn(nearest())).toHaveLength(3);
    expect(rows()).toHaveLength(3);
    expect(openRows()).toEqual([rows()[0]]);
    expect(nearest()?.querySelector('mark')).toHaveTextContent(/film/);
    expect(screen.queryByRole('button', { name: 'SHOW MORE' })).toBeNull();
  });

  it('adds the nearest answers to a few matches and counts them separately', async () => {
    const { user } = renderRoute('/faq');
    await user.type(await search(), 'website cost');
    expect(await screen.findByText('1 answer')).toBeVisible();
    expect(screen.getByText(/^for “website cost”, [1-5] more near it$/)).toBeVisible();
    expect(rows()[0]).toHaveTextContent('How do you price a web project?');
    expect(nearest()).not.toContainElement(rows()[0] ?? null);
    expect(rowsIn(nearest())).toHaveLength(rows().length - 1);
    expect(openRows()).toEqual([rows()[0]]);
  });

  it('shows the nearest answers of the chosen category and links to matches in others', async () => {
    const { user } = renderRoute('/faq?filter=branding');
    await user.type(await search(), 'website cost');
    expect(await screen.findByRole('button', { name: '1 in WEB SOLUTIONS' })).toBeVisible();
    expect(rowsIn(nearest()).length).toBeGreaterThan(0);
    expect(rows()[0]).toHaveTextContent(/^BRANDING/);
  });

  it('links to categories with matches when the chosen one has none', async () => {
    const { user } = renderRoute('/faq?filter=branding');
    await user.type(await search(), 'seo');
    expect(await screen.findByText('Nothing in BRANDING.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2 in MARKETING' }));
    await waitFor(async () => expect(await selector()).toHaveTextContent(/^MARKETING/));
    expect(await search()).toHaveValue('seo');
    expect(await search()).toHaveFocus();
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('2 answers')).toBeInTheDocument();
  });

  it('is cleared by its button and by Escape, which restore the full list', async () => {
    const { user } = renderRoute('/faq');
    await user.type(await search(), 'video');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await search()).toHaveValue('');
    expect(await search()).toHaveFocus();
    expect(rows()).toHaveLength(9);
    await user.type(await search(), 'video{Escape}');
    expect(await search()).toHaveValue('');
    expect(document.querySelector('mark')).toBeNull();
  });

  it('shows the matching sentence on closed questions', async () => {
    const { user } = renderRoute('/faq');
    await user.type(await search(), 'video');
    const row = await screen.findByRole('button', { name: /What is in the marketing package/ });
    expect(row).toHaveTextContent('Video and marketing, SEO');
  });
});
