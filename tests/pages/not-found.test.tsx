import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setReducedMotion } from '../browser-stubs';
import { renderRoute } from '../render-route';

// Preloaded, so that the transform does not count towards the first test’s time-out.
beforeAll(async () => {
  await import('@/pages/not-found/interactive-numeral');
  await import('@/physics/numeral-world');
}, 60_000);

// A window of 1440 × 900: the section is 816 px high, its floor begins at 719.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-numeral]')) return new DOMRect(80, 229, 1109, 470);
    if (this.matches('[data-landing]')) return new DOMRect(0, 719, 1440, 47);
    if (this.matches('.numeral')) return new DOMRect(0, 0, 1440, 816);
    if (this.querySelector('h1')) return new DOMRect(80, 64, 1280, 132);
    return new DOMRect();
  });
  for (const [name, value] of [
    ['offsetLeft', 1215],
    ['offsetTop', 565],
    ['offsetHeight', 154],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  Element.prototype.setPointerCapture = () => undefined;
});

const list = () => screen.findByRole<HTMLSelectElement>('listbox');
const optionTexts = async () => [...(await list()).options].map(({ text }) => text);

/** Opens the page under reduced motion, where nothing moves by itself, and takes the numeral apart. */
const takeApart = async () => {
  setReducedMotion(true);
  const { user } = renderRoute('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Take it apart' }));
  await list();
  return user;
};
type User = Awaited<ReturnType<typeof takeApart>>;

const placeAll = async (user: User) => {
  (await list()).focus();
  for (let count = 0; count < 8; count += 1) {
    if (count > 2 && count < 6) await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.keyboard('{Enter}{Enter}');
  }
};

it('shows the text of docs/rules.md#not-found-page and links home and to the blog', async () => {
  renderRoute('/nowhere');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Looks like you just waltzed into oblivion! Don’t Worry! we have got an Easter Egg Hunt for you.',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^BLOGS/ })).toHaveAttribute('target', '_blank');
});

it('is whole at first, all words lit, with nothing to play yet', async () => {
  renderRoute('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelectorAll('svg[data-body]')).toHaveLength(8);
  expect(document.querySelector('[data-egg]')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Easter egg/ })).toBeNull();
});

it('falls by itself after the wait', async () => {
  renderRoute('/nowhere');
  expect(await list()).toBeInTheDocument();
  expect(screen.getByText('Push with the egg,')).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector<SVGElement>('svg[data-body]')?.style.transform).toMatch(/rotate/),
  );
});

it('under reduced motion stays whole until it is taken apart, and the egg has the focus then', async () => {
  await takeApart();
  expect(await screen.findByRole('button', { name: /^Easter egg/ })).toHaveFocus();
  expect(await optionTexts()).toEqual([
    'Stub',
    'Elbow',
    'Stem',
    'Upper half',
    'Lower half',
    'Stub',
    'Elbow',
    'Stem',
  ]);
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
});

it('offers the places that a taken piece fits, and lets go with Escape', async () => {
  const user = await takeApart();
  (await list()).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await list()).toHaveAccessibleName(/^Places for the elbow/);
  expect(await optionTexts()).toEqual(['Elbow, first 4.', 'Elbow, second 4.']);
  await user.keyboard('{Escape}');
  expect(await optionTexts()).toHaveLength(8);
  expect((await list()).selectedOptions[0]).toHaveTextContent('Elbow');
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(screen.getByText('Elbow placed. One of three.')).toBeInTheDocument();
  expect(document.querySelectorAll('svg[data-placed]')).toHaveLength(1);
});

it('marks the chosen piece and its place', async () => {
  const user = await takeApart();
  (await list()).focus();
  await waitFor(() => expect(document.querySelectorAll('svg[data-chosen]')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(document.querySelector('[data-place="0"]')).toHaveAttribute('data-chosen');
  act(() => document.body.focus());
  fireEvent.blur(await list());
  expect(document.querySelectorAll('[data-chosen]')).toHaveLength(0);
});

it('refuses the halves until both 4s stand', async () => {
  const user = await takeApart();
  (await list()).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByText('The nought comes last.')).toBeInTheDocument();
  expect(await optionTexts()).toHaveLength(8);
});

it('lights a word with each figure, and is found with the last piece', async () => {
  const user = await takeApart();
  await placeAll(user);
  expect(await screen.findByText('Found it.')).toBeInTheDocument();
  expect(screen.getByText(/^Found it\. \d+ seconds?\.$/)).toBeInTheDocument();
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Again' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('button', { name: /^Easter egg/ })).toHaveFocus();
  expect(await optionTexts()).toHaveLength(8);
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
});
