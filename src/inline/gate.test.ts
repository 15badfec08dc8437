// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import './gate';

// The script measures the window as it is imported.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** Sizes as Chromium gives them: page zoom changes the inner width alone. */
const openWindow = (sizes: { outerWidth: number; innerWidth: number }) => {
  Object.assign(window, sizes);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && sizes.innerWidth < 1280,
  }));
  window.dispatchEvent(new Event('resize'));
};

const isGated = () => document.documentElement.hasAttribute('data-gated');

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([
  ['a narrow window', { outerWidth: 1000, innerWidth: 1000 }, true],
  ['a wide window zoomed to 150 %', { outerWidth: 1440, innerWidth: 960 }, false],
  ['a narrow window zoomed to 150 %', { outerWidth: 1000, innerWidth: 667 }, true],
])('%s', (_, sizes, expected) => {
  openWindow(sizes);
  expect(isGated()).toBe(expected);
});

it('a new tab that learns its outer width late, without an event', () => {
  const listener = vi.fn<() => void>();
  openWindow({ outerWidth: 0, innerWidth: 480 });
  window.addEventListener('resize', listener);
  expect(isGated()).toBe(false);

  Object.assign(window, { outerWidth: 480 });
  vi.advanceTimersToNextFrame();
  expect(isGated()).toBe(true);
  // The page listens to the window too.
  expect(listener).toHaveBeenCalledOnce();
  window.removeEventListener('resize', listener);
});
