// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { BelowWindow } from './below-window';
import { arriveAt, followLink } from './crossing';

beforeEach(() => {
  installBrowserStubs();
  Object.assign(document, {
    startViewTransition: vi.fn<() => void>(),
    getAnimations: () => [],
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'activeViewTransition');
  vi.restoreAllMocks();
});

const press = (pathname: string) => {
  const link = document.createElement('a');
  link.href = pathname;
  followLink(link, false, () => {});
};

/** Opens a page. @returns whether its first picture had what lies below the window */
const open = (address: string) => {
  let hadAll: boolean | undefined;
  function FirstPicture() {
    useLayoutEffect(() => {
      hadAll = screen.queryByText('Below') !== null;
      arriveAt(new URL(address, location.href).pathname, 0);
    }, []);
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <BelowWindow>
        <p>Below</p>
      </BelowWindow>
      <FirstPicture />
    </MemoryRouter>,
  );
  return hadAll;
};

it('waits until the line has crossed to the page', async () => {
  const ends: (() => void)[] = [];
  const finished = new Promise<void>((resolve) => ends.push(resolve));
  Object.assign(document, { activeViewTransition: { finished } });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000));
  press('/about');
  expect(open('/about')).toBe(false);
  // What React defers would be there by now.
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.queryByText('Below')).toBeNull();
  ends.forEach((end) => end());
  expect(await screen.findByText('Below')).toBeTruthy();
});

it('does not wait if the address leads to a section', () => {
  press('/about#journey');
  expect(open('/about#journey')).toBe(true);
});

it('does not wait on a page to which no line crosses', () => {
  press('/faq');
  expect(open('/about')).toBe(true);
});
