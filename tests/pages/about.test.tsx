import { readFile } from 'node:fs/promises';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clients } from '@/content/clients';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.about);
  await screen.findByRole('heading', { level: 1, name: 'The Agency' });
  return view;
};
const section = (name: string) => screen.getByRole('region', { name });

/** Counts the shapes of a figure's picture. */
const pieces = async (id: string) => {
  const svg = await readFile(`public/about/kpi-${id}.svg`, 'utf8');
  return svg.match(/<(circle|path|rect)/g)?.length;
};

const year = (name: string) => within(section('OUR JOURNEY')).getByRole('button', { name });

const shown = () =>
  ['2021', '2023', '2025'].filter((name) => year(name).getAttribute('aria-expanded') === 'true');
const boxOf = (name: string) =>
  document.getElementById(year(name).getAttribute('aria-controls') ?? '');

describe('OUR JOURNEY', () => {
  it('starts with no year open', async () => {
    await open();
    expect(shown()).toEqual([]);
    for (const name of ['2021', '2023', '2025']) expect(boxOf(name)).toHaveAttribute('inert');
  });

  it('opens one year at a time, and closes it with a second click', async () => {
    const { user } = await open();
    await user.click(year('2021'));
    expect(shown()).toEqual(['2021']);
    expect(boxOf('2021')).not.toHaveAttribute('inert');
    expect(boxOf('2021')).toHaveTextContent(/unofficial.*freelance.*COVID/);

    await user.click(year('2025'));
    expect(shown()).toEqual(['2025']);
    expect(boxOf('2021')).toHaveAttribute('inert');
    expect(boxOf('2025')).toHaveTextContent(/official.*global agency.*website.*social presence/);

    await user.click(year('2025'));
    expect(shown()).toEqual([]);
  });
});

it('draws as many pieces as each figure says', async () => {
  expect(await pieces('projects')).toBe(400);
  expect(await pieces('brands')).toBe(30);
  expect(await pieces('verticals')).toBe(12);
  expect(await pieces('countries')).toBe(9);
  expect(await pieces('industries')).toBe(10);
  // Each of the five rings is two half-turns.
  expect(await pieces('years')).toBe(10);
});

it('has a grey and a coloured mark for every client', async () => {
  for (const file of ['marks', 'marks-colour']) {
    const svg = await readFile(`public/clients/${file}.svg`, 'utf8');
    for (const { id, width } of clients) {
      expect(svg).toContain(`<symbol id="${id}" viewBox="0 0 ${width} 64">`);
    }
  }
});

it('shows all logos in their own colours on one button press', async () => {
  const { user } = await open();
  const coloured = () => section('Notable clients').querySelectorAll('[data-coloured]').length;
  expect(coloured()).toBe(0);
  const button = within(section('Notable clients')).getByRole('button', { pressed: false });
  await user.click(button);
  expect(coloured()).toBe(15);
  await user.click(button);
  expect(coloured()).toBe(0);
});
