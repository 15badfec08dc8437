// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk';

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});

const gone = () => Promise.reject(new Error('404'));

it('loads once for several callers, and again after a failure', async () => {
  load.mockImplementationOnce(gone).mockResolvedValue('form');
  const chunk = lazyChunk(load);
  await expect(chunk.load()).rejects.toThrow('404');
  expect(chunk.ready).toBeUndefined();
  const loads = [chunk.load(), chunk.loadWithRetry(), chunk.load()];
  expect(await Promise.all(loads)).toEqual(['form', 'form', 'form']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(chunk.ready).toBe('form');
});

it('fails after ten seconds', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const failed = lazyChunk(load)
    .load()
    .catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toContain('did not load in time');
});

it.each(['online', 'focusin'])(
  'is retried on the next %s event, at most every three seconds',
  async (sign) => {
    load.mockImplementationOnce(gone).mockImplementationOnce(gone).mockResolvedValue('form');
    const onFailure = vi.fn<() => void>();
    const insisted = lazyChunk(load).loadWithRetry(onFailure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    for (let turn = 0; turn < 10; turn += 1) window.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(2900);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(await insisted).toBe('form');
    expect(load).toHaveBeenCalledTimes(3);
  },
);
