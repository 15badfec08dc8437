import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../render-route';

const egg = () => screen.findByRole('button', { name: /^Easter egg/ });
const drag = (element: HTMLElement, from: [number, number], to: [number, number]) => {
  fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: from[0], clientY: from[1] });
  fireEvent.pointerMove(element, { pointerId: 1, clientX: to[0], clientY: to[1] });
  fireEvent.pointerUp(element, { pointerId: 1, clientX: to[0], clientY: to[1] });
};

const box = (x: number, y: number, width: number, height: number) =>
  new DOMRect(x, y, width, height);

// The bounds are 1440 × 816; the egg rests on the floor at the right; the zero's hole is at 634, 464.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('section')) return box(0, 0, 1440, 816);
    if (this.matches('[data-numeral]')) return box(79.5, 229, 1109, 470);
    return box(0, 0, 0, 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(1230);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(573);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(122);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(154);
  Element.prototype.setPointerCapture = () => undefined;
});

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

it('is won by a drop within 60 px of the hole, by mouse or finger', async () => {
  renderRoute('/nowhere');
  const button = await egg();
  drag(button, [1291, 650], [800, 500]);
  expect(button).not.toHaveAttribute('data-home');
  expect(screen.queryByText('Found it.')).toBeNull();
  drag(button, [800, 500], [680, 480]);
  expect(button).toHaveAttribute('data-home');
  expect(screen.getByText('Found it.')).toBeInTheDocument();
});

it('is won only on release', async () => {
  renderRoute('/nowhere');
  const button = await egg();
  fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 1291, clientY: 650 });
  fireEvent.pointerMove(button, { pointerId: 1, clientX: 634, clientY: 464 });
  expect(screen.queryByText('Found it.')).toBeNull();
  fireEvent.pointerUp(button, { pointerId: 1, clientX: 634, clientY: 464 });
  expect(screen.getByText('Found it.')).toBeInTheDocument();
});

it('is won with arrow keys', async () => {
  const { user } = renderRoute('/nowhere');
  (await egg()).focus();
  await user.keyboard('{ArrowUp>10/}{ArrowLeft>37/}');
  expect(screen.queryByText('Found it.')).toBeNull();
  await user.keyboard('{ArrowLeft>3/}');
  expect(screen.getByText('Found it.')).toBeInTheDocument();
  expect(await egg()).toHaveFocus();
});

it('is won with Enter alone and stays won', async () => {
  const { user } = renderRoute('/nowhere');
  (await egg()).focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(screen.getByText('Found it.')).toBeInTheDocument();
  expect(await egg()).toHaveAttribute('data-home');
  await user.keyboard('{Enter}{ArrowUp}');
  expect(await egg()).not.toHaveAttribute('data-home');
  expect(screen.getByText('Found it.')).toBeInTheDocument();
});
