import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { minFillTime } from '@/lib/anti-spam-headers';
import { useFillTime } from './use-submission';

const told: number[] = [];

function Form() {
  const honeypot = useRef<HTMLInputElement>(null);
  const fillTime = useFillTime(honeypot);
  return (
    <form>
      <input aria-label="Name" />
      <input ref={honeypot} aria-label="Honeypot" />
      <button type="button" onClick={() => told.push(fillTime())}>
        Tell
      </button>
    </form>
  );
}

const tell = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  return told.at(-1);
};

const name = () => screen.getByRole('textbox', { name: 'Name' });

it('measures typing from the first key on, however long the page was there', async () => {
  render(<Form />);
  const clock = vi.spyOn(performance, 'now');
  // Whole, so that sums are.
  const shown = Math.round(performance.now());
  clock.mockReturnValue(shown + 60_000);
  await userEvent.type(name(), 'A');
  clock.mockReturnValue(shown + 60_900);
  await userEvent.type(name(), 'nn');
  expect(tell()).toBe(900);
});

it('counts input without a key, as of a password manager or pasted, as a person’s', () => {
  render(<Form />);
  fireEvent.input(name(), { target: { value: 'Ann Lee' } });
  expect(tell()).toBeGreaterThanOrEqual(minFillTime);
});

it('counts input from before the script as a person’s', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const field = place.querySelector('input');
  if (field) field.value = 'Ann';
  render(<Form />, { container: place, hydrate: true });
  expect(tell()).toBeGreaterThanOrEqual(minFillTime);
});

it('is short for a script that fills and sends at once without any event', () => {
  render(<Form />);
  expect(tell()).toBeLessThan(minFillTime);
});
