// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isKeepingInPlace, keepInPlace } from './keep-in-place';

/** A pressed row 300 px below the page's top, and how far the rows above it have moved it, in px. */
const row = document.createElement('button');
let moved = 0;
row.getBoundingClientRect = () => new DOMRect(0, 300 + moved - window.scrollY, 400, 60);
const { style } = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  moved = 0;
  document.body.append(row);
  vi.stubGlobal('scrollY', 100);
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) =>
    vi.stubGlobal('scrollY', window.scrollY + top),
  );
});
afterEach(() => void vi.advanceTimersByTime(2000));

it('scrolls along while what is above changes its height, instead of the browser', () => {
  keepInPlace(row);
  for (moved of [-20, -60, -90]) {
    vi.advanceTimersByTime(16);
    expect(row.getBoundingClientRect().top).toBe(200);
  }
  expect([isKeepingInPlace(), style.overflowAnchor]).toEqual([true, 'none']);
  vi.advanceTimersByTime(900);
  expect([isKeepingInPlace(), style.overflowAnchor]).toEqual([false, '']);
  moved = -140;
  vi.advanceTimersByTime(100);
  expect(window.scrollY).toBe(10);
});

it('goes on when the browser was busy in between', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const begin = performance.now();
  keepInPlace(row);
  for (const time of [16, 1200, 1216]) {
    if (time === 1216) moved = -40;
    frames.shift()?.(begin + time);
  }
  expect(row.getBoundingClientRect().top).toBe(200);
});

it('ends at a scroll that it did not cause, and leaves the page there', () => {
  keepInPlace(row);
  moved = -20;
  vi.advanceTimersByTime(16);
  vi.stubGlobal('scrollY', 1200);
  // Before the next frame, too: the header hears of this scroll first.
  expect(isKeepingInPlace()).toBe(false);
  moved = -90;
  vi.advanceTimersByTime(100);
  expect(window.scrollY).toBe(1200);
});

it('ends once the row has left the page', () => {
  keepInPlace(row);
  row.remove();
  moved = -20;
  vi.advanceTimersByTime(16);
  expect([window.scrollY, style.overflowAnchor]).toEqual([100, '']);
});

it('does not take a scroll for its own that came just before it began', () => {
  vi.stubGlobal('scrollY', 0);
  keepInPlace(row);
  expect(isKeepingInPlace()).toBe(false);
});

it('keeps the row pressed last', () => {
  const first = document.createElement('button');
  const top = vi.spyOn(first, 'getBoundingClientRect');
  keepInPlace(first);
  keepInPlace(row);
  top.mockClear();
  moved = -30;
  vi.advanceTimersByTime(16);
  expect(top).not.toHaveBeenCalled();
  expect(window.scrollY).toBe(70);
});
