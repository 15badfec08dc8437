import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { BelowWindow } from './below-window';
import { arriveAt, followLink } from './crossing';

it.each([
  ['/about', '/about', false],
  // The address leads to a section.
  ['/about#journey', '/about#journey', true],
  // The line crosses to another page.
  ['/faq', '/about', true],
])(
  'after a press on a link to %s, the first picture of %s has all: %s',
  async (to, address, has) => {
    const ends: (() => void)[] = [];
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    Object.assign(document, {
      startViewTransition: vi.fn<() => void>(),
      activeViewTransition: { finished },
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000));
    const link = document.createElement('a');
    link.href = to;
    followLink(link, false, () => {});
    const seen: boolean[] = [];
    function FirstPicture() {
      useLayoutEffect(() => {
        seen.push(screen.queryByText('Below') !== null);
        void arriveAt(new URL(address, location.href).pathname, 0);
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
    expect(seen).toEqual([has]);
    ends.forEach((end) => end());
    expect(await screen.findByText('Below')).toBeTruthy();
  },
);
