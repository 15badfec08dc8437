import { expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted';

it('waits for the first sign of use, and sees it behind a listener that stops it', async () => {
  document.body.innerHTML = '<main><form class="part"><input></form></main>';
  // React does so to the events of a part that it has yet to take over.
  document
    .querySelector('main')
    ?.addEventListener('focusin', (event) => event.stopPropagation(), true);
  const woken = vi.fn<() => void>();
  void whenWanted('.part').then(woken);
  await Promise.resolve();
  expect(woken).not.toHaveBeenCalled();

  document.querySelector('input')?.focus();
  await vi.waitFor(() => expect(woken).toHaveBeenCalledOnce());
});

it('does not wait where somebody is already at work', async () => {
  document.body.innerHTML = '<form class="part"><input autofocus></form>';
  document.querySelector('input')?.focus();
  await expect(whenWanted('.part')).resolves.toBeUndefined();
});
