import { expect, it, vi } from 'vitest';
import { keepClicks, replayClicks } from './early-clicks';

const button = (label: string) => {
  const made = document.createElement('button');
  made.textContent = label;
  document.body.append(made);
  return made;
};

it('does once, later, what was clicked before anybody listened', () => {
  vi.useFakeTimers();
  const outside = button('outside');
  const inside = button('inside');
  const listen = vi.fn<(target: EventTarget | null) => void>();
  inside.className = 'inside';
  keepClicks('.inside');
  inside.click();
  outside.click();
  document.body.addEventListener('click', ({ target }) => listen(target));

  replayClicks();
  vi.runAllTimers();
  expect(listen.mock.calls).toEqual([[inside]]);
  replayClicks();
  inside.click();
  replayClicks();
  vi.runAllTimers();
  expect(listen).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
