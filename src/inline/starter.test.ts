// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = document.createElement('script');
let paint = () => {};

class PaintObserver {
  constructor(onPaint: () => void) {
    paint = onPaint;
  }
  observe() {}
}

/** A module as an address: it pushes its name to `started`. */
const moduleOf = (name: string) => `data:text/javascript,globalThis.started.push('${name}')`;
const started: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('started', started);
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['scriptFailed'];
});

const start = async (...scripts: string[]) => {
  script.dataset['scripts'] = scripts.join(' ');
  await import('./starter');
};

it('loads the scripts at the first paint, once', async () => {
  await start(moduleOf('entry-1'), moduleOf('page-1'));
  await vi.advanceTimersByTimeAsync(900);
  expect(started).toEqual([]);
  paint();
  paint();
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['entry-1', 'page-1']));
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toHaveLength(2);
});

it('waits one second at most', async () => {
  await start(moduleOf('entry-2'));
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(started).toEqual(['entry-2']));
});

it('waits for no paint in a background tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await start(moduleOf('entry-3'));
  await vi.waitFor(() => expect(started).toEqual(['entry-3']));
});

it('has forms show an address when the entry fails, and leaves the other scripts to the entry', async () => {
  await start(moduleOf('entry-4'), 'data:text/javascript,throw new Error("404")');
  paint();
  await vi.waitFor(() => expect(started).toEqual(['entry-4']));
  expect(document.documentElement.dataset['scriptFailed']).toBeUndefined();
  vi.resetModules();
  await start('data:text/javascript,throw new Error("500")');
  paint();
  await vi.waitFor(() => expect(document.documentElement.dataset['scriptFailed']).toBe(''));
});
