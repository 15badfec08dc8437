import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrefetchRoute, RouteLink } from './route-link';

beforeEach(() => {
  Object.assign(document, { startViewTransition: vi.fn<() => void>() });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  delete document.documentElement.dataset['leaving'];
});

/** Clicks a link to a loaded page. @returns whether the page dims, as it does before the line crosses */
const dims = (click: MouseEventInit, target?: string) => {
  render(
    <MemoryRouter>
      <PrefetchRoute value={() => true}>
        <RouteLink to="/about" target={target}>
          About
        </RouteLink>
      </PrefetchRoute>
    </MemoryRouter>,
  );
  const link = screen.getByText('About');
  fireEvent(link, createEvent.click(link, { button: 0, ...click }));
  return document.documentElement.dataset['leaving'] === 'dims';
};

it('answers a press at once', () => {
  expect(dims({})).toBe(true);
});

it.each<[MouseEventInit, string?]>([
  [{ ctrlKey: true }],
  [{ metaKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
  [{ button: 1 }],
  [{}, '_blank'],
])('leaves the page as it is if the browser follows the link: %o', (click, target) => {
  expect(dims(click, target)).toBe(false);
});
