import { expect, it, vi } from 'vitest';
import { wait } from '@/lib/wait';

const fired = vi.fn<() => void>();

it('run while their page is there', async () => {
  setTimeout(fired, 0);
  await wait(20);
  expect(fired).toHaveBeenCalledOnce();
  setTimeout(fired, 20);
});

it('end with their page', async () => {
  await wait(50);
  expect(fired).toHaveBeenCalledOnce();
});
