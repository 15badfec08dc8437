import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../render-route';

const rows = () =>
  screen.getAllByRole('heading', { level: 3 }).filter((row) => row.matches('[data-item] > *'));
const openRows = () =>
  rows().filter((row) => within(row).queryByRole('button', { expanded: true }));
const search = () => screen.findByRole('searchbox', { name: 'Search the questions' });
const selector = () => screen.findByRole('combobox', { name: 'Category' });
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
