import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FaqChoice } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { renderRoute } from '../render-route';

/** The questions shown, and those of them that are open. */
const rows = () => [...document.querySelectorAll('[data-item]:not([hidden])')];
const openRows = () => rows().filter((row) => row.querySelector('h3 [aria-expanded="true"]'));
const more = () => screen.queryByText('SHOW MORE');
const search = () => screen.findByRole('searchbox', { name: 'Search the questions' });
const selector = () => screen.findByRole('combobox', { name: 'Category' });

type User = ReturnType<typeof renderRoute>['user'];

const pressMore = (user: User) => user.click(screen.getByText('SHOW MORE'));
const choose = async (user: User, name: string) => user.selectOptions(await selector(), name);
const searchFor = async (user: User, query: string) => {
  const field = await search();
  await user.clear(field);
  await user.click(field);
  await user.paste(query);
};

const count = (choice: FaqChoice) =>
  faqItems.filter(({ category }) => choice === 'ALL FAQ' || category === choice).length;

it.each([
  ['/faq?filter=BRANDING', 'ALL FAQ', 9, 'branding-1'],
  ['/faq?filter=marketing&filter=branding', 'MARKETING', count('MARKETING'), 'marketing-1'],
  ['/faq#video-9', 'ALL FAQ', count('ALL FAQ'), 'video-9'],
  ['/faq?filter=branding#web-3', 'ALL FAQ', 18, 'web-3'],
  ['/faq#nothing', 'ALL FAQ', 9, 'branding-1'],
] as const)('%s starts on %s, shows %d questions and opens %s', async (path, choice, shown, id) => {
  renderRoute(path);
  expect(await selector()).toHaveTextContent(choice);
  expect(rows()).toHaveLength(shown);
  expect(openRows().map((row) => row.id)).toEqual([id]);
  if (path.endsWith(`#${id}`)) expect(openRows()[0]?.querySelector('h3')).toHaveFocus();
});

it('SHOW MORE adds nine, moves the focus there, and goes when none remain', async () => {
  const { user } = renderRoute('/faq');
  await selector();
  const all = count('ALL FAQ');
  for (let shown = 9; shown < all; shown += 9) {
    expect(rows()).toHaveLength(shown);
    expect(screen.getByText(`Showing ${shown} of ${all}`)).toBeInTheDocument();
    await pressMore(user);
    await waitFor(() => expect(rows()[shown]?.contains(document.activeElement)).toBe(true));
  }
  expect(rows()).toHaveLength(all);
  expect(screen.getByText(`Showing ${all} of ${all}`)).toBeInTheDocument();
  expect(more()).toBeNull();
});

it('keeps all answers for find in page, and shows and opens the one that it reaches, and no other', async () => {
  renderRoute('/faq');
  await selector();
  const findable = (part: string) => document.querySelectorAll(`${part}[hidden="until-found"]`);
  expect(findable('[data-item]')).toHaveLength(faqItems.length - 9);
  for (const [place, open] of [
    ['#branding-2-answer', 'branding-2'],
    ['#web-3', 'web-3'],
  ] as const) {
    const found = document.querySelector(place) ?? document;
    fireEvent(found, new Event('beforematch', { bubbles: true }));
    expect(openRows().map(({ id }) => id)).toEqual([open]);
    expect(findable('[data-item] > div')).toHaveLength(faqItems.length - 1);
    expect(findable(`#${open}-answer`)).toHaveLength(0);
  }
  expect(rows()).toHaveLength(18);
  expect(screen.getByText(`Showing 18 of ${faqItems.length}`)).toBeInTheDocument();
});

it('the selector restarts the list and clears the filter from the address', async () => {
  const { user, address } = renderRoute('/faq?filter=branding&utm=mail#branding-10');
  await screen.findByRole('button', { name: /long contracts/, expanded: true });
  expect(rows()).toHaveLength(count('BRANDING'));
  const { length } = history;
  await choose(user, 'ALL FAQ');
  expect(address()).toBe('/faq?utm=mail');
  expect(history).toHaveLength(length);
  await choose(user, 'BRANDING');
  expect(rows()).toHaveLength(9);
  expect(openRows()).toEqual([rows()[0]]);
});

it('the selector follows a footer link on the page, which clears the search, also after another choice', async () => {
  const { user, address } = renderRoute('/faq');
  await searchFor(user, 'video');
  await user.click(await screen.findByRole('link', { name: 'Marketing' }));
  expect(address()).toBe('/faq?filter=marketing');
  await waitFor(async () => expect(await selector()).toHaveDisplayValue('MARKETING'));
  expect(await search()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'FAQ.' })).toHaveFocus();
  await choose(user, 'WEB SOLUTIONS');
  await user.click(screen.getByRole('link', { name: 'Marketing' }));
  await waitFor(async () => expect(await selector()).toHaveDisplayValue('MARKETING'));
});

const nearest = () => screen.queryByRole('region', { name: 'Nearest answers' });
const rowsIn = (region: HTMLElement | null) => rows().filter((row) => region?.contains(row));

it('the search shows nine hits, marked, and the rest a press later', async () => {
  const { user } = renderRoute('/faq');
  await searchFor(user, 'video');
  expect(await search()).toHaveAttribute('placeholder', 'Search relevant keywords here');
  expect(fireEvent.submit(await search())).toBe(false);
  expect((await screen.findByText('10 answers')).closest('output')).not.toBeNull();
  expect(rows()).toHaveLength(9);
  expect(openRows()).toEqual([rows()[0]]);
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  // A closed question shows the sentence of its answer.
  const row = screen.getByRole('button', { name: /What is in the marketing package/ });
  expect(row).toHaveTextContent('Video and marketing, SEO');
  await pressMore(user);
  expect(rows()).toHaveLength(10);
  expect(more()).toBeNull();
});

it('the search is cleared by its button and by Escape', async () => {
  const { user } = renderRoute('/faq');
  await searchFor(user, 'video');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await search()).toHaveValue('');
  expect(await search()).toHaveFocus();
  expect(rows()).toHaveLength(9);
  await user.type(await search(), 'film{Escape}');
  expect(await search()).toHaveValue('');
  expect(document.querySelector('mark')).toBeNull();
});

it('the search shows and counts the nearest answers, beside few matches or where none has all words', async () => {
  const { user } = renderRoute('/faq');
  await searchFor(user, 'filming with zebras');
  await screen.findByText('No answer');
  screen.getByText('has all of “filming with zebras”, 3 come near it');
  expect(rowsIn(nearest())).toHaveLength(3);
  expect(rows()).toHaveLength(3);
  expect(openRows()).toEqual([rows()[0]]);
  expect(nearest()?.querySelector('mark')).toHaveTextContent(/film/);
  expect(more()).toBeNull();

  await searchFor(user, 'brand film');
  await screen.findByText('2 answers');
  screen.getByText(/^for “brand film”, [1-5] more near it$/);
  expect(rowsIn(nearest())).toEqual(rows().slice(2));
  expect(openRows()).toEqual([rows()[0]]);
});

it('the search stays in the chosen category, links to matches in others, and says when nothing is found', async () => {
  const { user } = renderRoute('/faq?filter=branding');
  await searchFor(user, 'website cost');
  await screen.findByRole('button', { name: '1 in WEB SOLUTIONS' });
  expect(rowsIn(nearest()).length).toBeGreaterThan(0);
  expect(rows()[0]).toHaveTextContent(/^BRANDING/);

  await searchFor(user, 'seo');
  expect(await screen.findByText('Nothing in BRANDING.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '2 in MARKETING' }));
  await waitFor(async () => expect(await selector()).toHaveDisplayValue('MARKETING'));
  expect(await search()).toHaveValue('seo');
  expect(await search()).toHaveFocus();
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('2 answers')).toBeInTheDocument();

  await searchFor(user, 'zebra');
  expect(await screen.findByText('Nothing mentions “zebra”.')).toBeInTheDocument();
  const ask = screen.getByRole('link', { name: 'ask us directly' });
  expect(ask).toHaveAttribute('href', '/contact');
  expect(document.querySelectorAll('[data-item]')).toHaveLength(0);
  expect(more()).toBeNull();
});
