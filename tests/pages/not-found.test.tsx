import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setReducedMotion } from '../browser-stubs';
import { renderRoute } from '../render-route';

// A window of 1440 × 900: the floor begins 717 px below the section's edge.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-numeral]')) return new DOMRect(80, 321, 1090.4, 376);
    if (this.querySelector(':scope > [data-numeral]')) return new DOMRect(0, 717, 1440, 0);
    return this.matches('h1') ? new DOMRect(80, 64, 560, 132) : new DOMRect();
  });
  for (const [name, value] of [
    ['offsetLeft', 1196],
    ['offsetTop', -154],
    ['offsetHeight', 154],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
});

const list = () => screen.findByRole<HTMLSelectElement>('listbox');
const optionTexts = async () => [...(await list()).options].map(({ text }) => text);
const egg = () => screen.getByRole('button', { name: /^Easter egg/ });
const four = ['Stub', 'Elbow', 'Stem'];
const nought = ['Half of the nought', 'Half of the nought'];

it('stands whole at first, with nothing to play yet, and falls by itself; HOME and BLOGS work', async () => {
  renderRoute('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^BLOGS/ })).toHaveAttribute('target', '_blank');
  expect(document.querySelectorAll('[data-place]')).toHaveLength(8);
  expect(screen.queryByRole('button', { name: /^Easter egg/ })).toBeNull();
  expect(await list()).toBeInTheDocument();
  expect(screen.getByText(/^Put the 404 back together\./)).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelectorAll('path[data-body]:not([data-away])')).toHaveLength(8),
  );
  await waitFor(() => expect(egg()).not.toHaveAttribute('data-home'));
});

it('under reduced motion it is taken apart, put together piece by piece, and falls again, by presses', async () => {
  setReducedMotion(true);
  const { user } = renderRoute('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Take it apart' }));
  await waitFor(() => expect(egg()).toHaveFocus());
  expect(await optionTexts()).toEqual([...four, ...nought, ...four]);
  await user.selectOptions(await list(), 'Elbow');
  (await list()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Elbow placed. 1 of 8.')).toBeInTheDocument();
  expect(await optionTexts()).toEqual(['Stub', 'Stem', ...nought, ...four]);
  await waitFor(() =>
    expect(document.querySelectorAll('[data-layer="stand"] path')).toHaveLength(1),
  );
  const chosen = [...document.querySelectorAll('path[data-body]')].map((path) =>
    path.matches('[data-chosen]'),
  );
  expect(chosen.indexOf(true)).toBe(2);
  await user.keyboard('{Enter}'.repeat(7));
  const again = await screen.findByRole('button', { name: 'Again' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(screen.getAllByText('Found it.')).toHaveLength(2);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.querySelector('.home-line')).toBeInTheDocument();
  expect(document.querySelector('[data-home="hole"]')).toBeInTheDocument();
  await user.click(again);
  expect(await optionTexts()).toHaveLength(8);
  await waitFor(() => expect(egg()).toHaveFocus());
  expect(document.querySelector('.home-line')).toBeNull();
});
