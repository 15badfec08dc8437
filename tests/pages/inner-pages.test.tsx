import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clients } from '@/content/clients';
import { policySections } from '@/content/privacy';
import { paths } from '@/content/pages';
import { openPage } from '../render-route';

const section = (name: string) => screen.getByRole('region', { name });

it('the journey opens one year at a time, none at first, and closes it with a second click', async () => {
  const { user } = await openPage(paths.about);
  const journey = within(section('OUR JOURNEY'));
  const years = ['2021', '2023', '2025'].map((name) => journey.getByRole('button', { name }));
  const boxOf = (year?: Element) =>
    document.getElementById(year?.getAttribute('aria-controls') ?? '');
  /** Which years say that they are open; the boxes of the others are inert. */
  const open = () =>
    years.filter((year) => {
      const isOpen = year.getAttribute('aria-expanded') === 'true';
      expect(boxOf(year)?.hasAttribute('inert')).toBe(!isOpen);
      return isOpen;
    });
  expect(open()).toEqual([]);
  for (const [index, said] of [
    [0, /unofficial.*freelance.*COVID/],
    [1, /expanded into new verticals.*name/],
    [2, /official.*global agency.*website.*social presence/],
  ] as const) {
    await user.click(years[index] ?? document.body);
    expect(open()).toEqual([years[index]]);
    expect(boxOf(years[index])).toHaveTextContent(said);
  }
  await user.click(years[2] ?? document.body);
  expect(open()).toEqual([]);
});

it('a button colours the marks of all clients', async () => {
  const { user } = await openPage(paths.about);
  const wall = section('Notable clients');
  const coloured = () => wall.querySelectorAll('[data-coloured]').length;
  expect(coloured()).toBe(0);
  const button = within(wall).getByRole('button', { pressed: false });
  await user.click(button);
  expect(coloured()).toBe(15);
  expect(wall.querySelectorAll('use[href*="marks-colour"]')).toHaveLength(15);
  await user.click(button);
  expect(coloured()).toBe(0);
});

it('about draws as many pieces as each figure says, and a grey and a coloured mark of every client', async () => {
  const figures = { projects: 400, brands: 30, verticals: 12, countries: 9, industries: 10 };
  // Each of the five rings of the years is two half-turns.
  for (const [id, figure] of Object.entries({ ...figures, years: 10 })) {
    const svg = await readFile(`public/about/kpi-${id}.svg`, 'utf8');
    expect([id, svg.match(/<(circle|path|rect)/g)?.length]).toEqual([id, figure]);
  }
  for (const file of ['marks', 'marks-colour']) {
    const svg = await readFile(`public/clients/${file}.svg`, 'utf8');
    for (const [id, { width }] of Object.entries(clients))
      expect(svg).toContain(`<symbol id="${id}" viewBox="0 0 ${width} 64">`);
  }
});

const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('article') ??
  document.body;

it('a service shows and hides what it includes, whatever the others do, and asks for its service', async () => {
  const { user, address } = await openPage(paths.branding);
  const [one, other] = [await card('Brand Strategy'), await card('Public Relations')];
  const includes = (element: HTMLElement) =>
    within(element).getByRole('button', { name: /^Includes/ });
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
  const chip = { name: 'Brand Strategy', pressed: true };
  await screen.findByRole('button', chip);
});

it('the services page has tabs that change the address, the cards and the place that the menu links to', async () => {
  const { user, address } = await openPage(paths.branding);
  const tabs = within(screen.getByRole('navigation', { name: 'Service' }));
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
  const ask = within(offering).getByRole('link', { name: /^Ask about it: Animation/ });
  expect(ask).toHaveAttribute('href', '/contact?service=animation');
});

it('the privacy policy has fifteen sections, each with its link', async () => {
  await openPage(paths.privacyPolicy);
  const main = screen.getByRole('main');
  const chapters = within(main).getAllByRole('heading', { level: 3 });
  const sections = chapters.map((title) => title.closest('section') ?? title);
  expect(sections).toHaveLength(15);
  const contents = within(screen.getByRole('navigation', { name: 'Table of contents' }));
  const links = contents.getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(15);
  for (const [index, link] of links.entries()) {
    expect(document.querySelector(link.hash)).toBe(sections[index]);
    expect(chapters[index]).toHaveTextContent(RegExp(`^${index + 1}\\. `));
    expect(link).toHaveTextContent(`${index + 1}${policySections[index]?.name}`);
  }
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

it('the privacy policy leads to the request form and the regulators', async () => {
  await openPage(paths.privacyPolicy);
  const main = screen.getByRole('main');
  const sections = within(main)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.closest('section') ?? title);
  const sectionOf = (number: number) => within(sections[number - 1] ?? main);
  for (const number of [12, 13, 14, 15]) {
    const [form] = sectionOf(number).getAllByRole('link', { name: /request form/ });
    const letter = new URL(form?.getAttribute('href') ?? '');
    expect(letter.protocol).toBe('mailto:');
    expect(letter.pathname).toBe('privacy@contrio.example');
    expect(letter.searchParams.get('subject')).toBe('Data subject access request');
    // Mail addresses encode line breaks as CR LF.
    expect(letter.searchParams.get('body')).toMatch(/^(?:[^\r\n]*\r\n)+[^\r\n]*delete it\r\n/);
  }
  for (const [name, address] of [
    ['Australian regulator', 'https://www.oaic.gov.au/'],
    ['New Zealand regulator', 'https://www.privacy.org.nz/'],
    ['South African regulator', 'https://inforegulator.org.za/'],
  ]) {
    const link = sectionOf(12).getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
