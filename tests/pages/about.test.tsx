import { readFile } from 'node:fs/promises';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agency } from '@/content/agency';
import { clients } from '@/content/clients';
import { industries } from '@/content/industries';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.about);
  await screen.findByRole('heading', { level: 1, name: 'The Agency' });
  return view;
};
const main = () => screen.getByRole('main');
const section = (name: string) => screen.getByRole('region', { name });
const names = (region: string) =>
  within(section(region))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const titles = (region: string) =>
  within(section(region))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

const pieces = async (id: string) => {
  const svg = await readFile(`public/about/kpi-${id}.svg`, 'utf8');
  return svg.match(/<(circle|path|rect)/g)?.length;
};

it('keeps the order of docs/rules.md#about-page', async () => {
  await open();
  const headings = within(main())
    .getAllByRole('heading')
    .filter((heading) => /^H[12]$/.test(heading.tagName))
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    'The Agency',
    'OUR JOURNEY',
    'OUR KPIS',
    'INDUSTRIES WE HAVE WORKED WITH',
    'Notable clients',
    'The Vision',
    'The Approach',
    'Pull up a chair',
  ]);
});

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

  it('says that in 2023 the verticals grew and the cohort got its name', async () => {
    const { user } = await open();
    await user.click(year('2023'));
    expect(boxOf('2023')).toHaveTextContent(/cohort expanded into new verticals.*name/);
  });
});

it('shows the six figures of docs/rules.md#kpis', async () => {
  await open();
  const terms = within(section('OUR KPIS')).getAllByRole('term');
  expect(
    terms.map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`),
  ).toEqual([
    '400+ projects completed',
    '30+ happy brands',
    '5+ years average experience',
    '12+ service verticals',
    '9+ countries served',
    '10+ industry expertise',
  ]);
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

it('names twelve industries and fifteen clients', async () => {
  await open();
  expect(names('INDUSTRIES WE HAVE WORKED WITH')).toEqual(industries.map(({ title }) => title));
  expect(industries).toHaveLength(12);
  expect(names('Notable clients')).toEqual(clients.map(({ name }) => name));
  expect(clients).toHaveLength(15);
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

it('holds the vision, its three verbs and the four steps of the approach', async () => {
  await open();
  expect(titles('The Vision')).toEqual(['Connect', 'Convey', 'Convert']);
  expect(section('The Vision').querySelector('blockquote')).not.toBeEmptyDOMElement();
  expect(titles('The Approach')).toEqual([
    'Insightful Discovery Session',
    'Behavioural and data-driven strategy',
    'Collaborative creative development',
    'Agile management and Delivery',
  ]);
});

it('ends with the blog line and the postal address', async () => {
  await open();
  const line = section('Blog');
  expect(line).toHaveTextContent('Not ready to hop on yet?');
  const link = within(line).getByRole('link', { name: /^CHECK OUT OUR BLOGS/ });
  expect(link).toHaveAttribute('href', agency.blogUrl);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  const figure = within(main()).getByRole('figure');
  expect(within(figure).getByRole('img')).toHaveAccessibleName(/Gurugram, Haryana/);
  expect(figure).toHaveTextContent('Gurugram, Haryana');
});
