// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { PrefetchRoute, RouteLink } from './route-link';

beforeEach(() => {
  installBrowserStubs();
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

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves the page as it is if the browser follows the link: %o', (click) => {
  expect(dims(click)).toBe(false);
});

it('leaves the page as it is if the link opens a new tab', () => {
  expect(dims({}, '_blank')).toBe(false);
});
