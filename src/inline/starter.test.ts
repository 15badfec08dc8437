// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const script = document.createElement('script');
const started: string[] = [];
let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('started', started);
  vi.stubGlobal('PerformanceObserver', function Observer(onPaint: () => void) {
    paint = onPaint;
    return { observe: () => {} };
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
});

const gone = 'data:,gone';
/** Scripts that push their names to `started`. */
const start = async (...names: string[]) => {
  script.dataset['scripts'] = names
    .map((name) => (name === gone ? gone : `data:text/javascript,started.push('${name}')`))
    .join(' ');
  await import('./starter');
};

it('loads the scripts at the first paint, once', async () => {
  await start('entry-1', 'page-1');
  await vi.advanceTimersByTimeAsync(900);
  expect(started).toEqual([]);
  paint();
  paint();
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['entry-1', 'page-1']));
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toHaveLength(2);
});

it('waits one second at most, and in a background tab for no paint', async () => {
  await start('entry-2');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['entry-2']));
  vi.resetModules();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await start('entry-3');
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['entry-2', 'entry-3']));
});

it('has forms show an address when the entry fails, and leaves the other scripts to the entry', async () => {
  await start('entry-4', gone);
  paint();
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['entry-4']));
  expect(document.documentElement.dataset['chunkFailed']).toBeUndefined();
  vi.resetModules();
  await start(gone);
  paint();
  await vi.waitFor(() => expect(document.documentElement.dataset['chunkFailed']).toBe(''));
});
