import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Overlay, OverlayTitle } from './overlay';

type Place = 'text' | 'ground';

// A click happens on what holds both ends of a drag: on the ground after a selection that leaves the text.
it.each<[pressedOn: Place, clickedOn: Place, closes: boolean]>([
  ['ground', 'ground', true],
  ['text', 'text', false],
  ['text', 'ground', false],
])('a press on the %s and a click on the %s: closes %s', async (pressedOn, clickedOn, closes) => {
  const close = vi.fn<() => void>();
  render(
    <Overlay isOpen onClose={close} contentSelector="p">
      <OverlayTitle>Ground</OverlayTitle>
      <p>Text</p>
    </Overlay>,
  );
  const places = {
    text: await screen.findByText('Text'),
    ground: screen.getByRole('dialog', { name: 'Ground' }),
  };
  fireEvent.pointerDown(places[pressedOn]);
  fireEvent.click(places[clickedOn]);
  expect(close).toHaveBeenCalledTimes(closes ? 1 : 0);
});
