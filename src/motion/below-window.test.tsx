// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { BelowWindow } from './below-window';
import { followLink } from './crossing';

beforeEach(() => {
  installBrowserStubs();
  Object.assign(document, { startViewTransition: vi.fn<() => void>() });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
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

it('waits while the line crosses to the page', async () => {
  press('/about');
  expect(open('/about')).toBe(false);
  expect(await screen.findByText('Below')).toBeTruthy();
});

it('does not wait where the address leads to a section', () => {
  press('/about#journey');
  expect(open('/about#journey')).toBe(true);
});

it('does not wait on a page to which no line crosses', () => {
  press('/faq');
  expect(open('/about')).toBe(true);
});
