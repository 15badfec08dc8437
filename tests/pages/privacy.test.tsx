import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { policySections } from '@/content/privacy';
import { renderRoute } from '../render-route';

const chapters = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
const section = (number: number) => {
  const found = chapters()[number - 1]?.closest('section');
  if (!found) throw new Error(`There is no section ${number}`);
  return found;
};

beforeEach(async () => {
  renderRoute('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
});

it('has fifteen sections in at least 2,000 words', () => {
  expect(chapters().map((title) => parseInt(title.textContent, 10))).toEqual(
    Array.from({ length: 15 }, (_, i) => i + 1),
  );
  const words = screen.getByRole('main').textContent.split(/\s+/).length;
  expect(words).toBeGreaterThan(2000);
});

it('has a table of contents that links to every section and marks the current one', () => {
  const links = within(screen.getByRole('navigation', { name: 'Table of contents' })).getAllByRole(
    'link',
  );
  expect(links).toHaveLength(15);
  links.forEach((link, index) => {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toBe(section(index + 1));
    expect(link).toHaveTextContent(`${index + 1}${policySections[index]?.name}`);
  });
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

it('names the sixteen states', () => {
  const states =
    'California, Colorado, Connecticut, Delaware, Florida, Indiana, Iowa, Kentucky, Montana, New Hampshire, New Jersey, Oregon, Tennessee, Texas, Utah, Virginia';
  const shown = within(section(11)).getAllByRole('listitem');
  expect(shown.map((item) => item.textContent)).toEqual(states.split(', '));
});

it('links sections 12 to 15 to the request form, a mail to the support address', () => {
  for (const number of [12, 13, 14, 15]) {
    const [form] = within(section(number)).getAllByRole('link', { name: /request form/ });
    const letter = new URL(form?.getAttribute('href') ?? '');
    expect(letter.protocol).toBe('mailto:');
    expect(letter.pathname).toBe('privacy@contrio.example');
    expect(letter.searchParams.get('subject')).toBe('Data subject access request');
    // Mail addresses encode line breaks as CR LF.
    expect(letter.searchParams.get('body')).toMatch(/^(?:[^\r\n]*\r\n)+[^\r\n]*delete it\r\n/);
  }
});

it('leads to the regulators', () => {
  for (const [name, address] of [
    ['Australian regulator', 'https://www.oaic.gov.au/'],
    ['New Zealand regulator', 'https://www.privacy.org.nz/'],
    ['South African regulator', 'https://inforegulator.org.za/'],
  ]) {
    const link = within(section(12)).getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
