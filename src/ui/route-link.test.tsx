import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PrefetchRoute, RouteLink } from './route-link';

beforeEach(() => {
  Object.assign(document, { startViewTransition: vi.fn<() => void>() });
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

it.each<[isDimmed: boolean, click: MouseEventInit, target?: string]>([
  [true, {}],
  [false, { ctrlKey: true }],
  [false, { metaKey: true }],
  [false, { shiftKey: true }],
  [false, { altKey: true }],
  [false, { button: 1 }],
  [false, {}, '_blank'],
])('dims at once unless the browser follows the link: %s, %o', (isDimmed, click, target) => {
  expect(dims(click, target)).toBe(isDimmed);
});
