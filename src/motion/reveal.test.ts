// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { setMotionPaused } from './motion-switch';
import { reveal } from './reveal';

let report: (entries: IntersectionObserverEntry[]) => void = () => undefined;
const watched = new Set<Element>();
const rise = vi.fn<Element['animate']>();

/** Places an element `top` px below the window's top. @returns an observer entry with this share of it visible */
const place = (element: HTMLElement, top: number, share: number, height = 100) => {
  const box = new DOMRect(0, top, 500, height);
  element.getBoundingClientRect = () => box;
  return {
    target: element,
    isIntersecting: share > 0,
    intersectionRatio: share,
    boundingClientRect: box,
    intersectionRect: new DOMRect(0, top, 500, height * share),
    rootBounds: null,
    time: 0,
  };
};

const add = () => {
  const element = document.createElement('p');
  document.body.append(element);
  reveal(element);
  return element;
};

const below = window.innerHeight + 10;
const inWindow = window.innerHeight - 50;

const scroll = () => window.dispatchEvent(new Event('scroll'));

/** Elements that wait below the window. */
const waiting = (count: number) => {
  const elements = Array.from({ length: count }, add);
  elements.forEach((element) => place(element, below, 0));
  scroll();
  return elements;
};

beforeEach(() => {
  installBrowserStubs();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof report) {
        report = tell;
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
    },
  );
  document.body.innerHTML = '';
  rise.mockClear();
  watched.clear();
  Element.prototype.animate = rise;
  setMotionPaused(false);
});

it('hides nothing before the first scroll, and then only what lies below the window', () => {
  const [visible, passed, hidden] = [add(), add(), add()];
  place(visible, inWindow, 0.1);
  place(passed, -900, 1);
  place(hidden, below, 0);
  expect(hidden.dataset['reveal']).toBeUndefined();
  scroll();
  expect([visible, passed, hidden].map(({ dataset }) => dataset['reveal'])).toEqual([
    undefined,
    undefined,
    'wait',
  ]);
  expect([...watched]).toEqual([hidden]);
  // A visible element stays as it is, even after another scroll.
  scroll();
  expect(visible.dataset['reveal']).toBeUndefined();
  expect(rise).not.toHaveBeenCalled();
});

it('does not hide a removed element or one without height', () => {
  const [left, empty] = [document.createElement('p'), add()];
  reveal(left)?.();
  place(left, below, 0);
  place(empty, below, 0, 0);
  scroll();
  expect([left, empty].map(({ dataset }) => dataset['reveal'])).toEqual([undefined, undefined]);
});

it('raises hidden elements once a fifth is visible, 80 ms apart in four steps', () => {
  const elements = waiting(6);
  expect(elements.map(({ dataset }) => dataset['reveal'])).toEqual(Array(6).fill('wait'));
  report(elements.map((element) => place(element, inWindow, 0.19)));
  expect(rise).not.toHaveBeenCalled();
  report(elements.map((element) => place(element, inWindow, 0.2)));
  expect(elements.map(({ dataset }) => dataset['reveal'])).toEqual(Array(6).fill('in'));
  const timings = rise.mock.calls.map(([, timing]) => timing);
  expect(timings).toMatchObject([0, 80, 160, 240, 240, 240].map((delay) => ({ delay })));
  expect(timings[0]).toMatchObject({ duration: 1000, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' });
  // Later observer entries change nothing.
  report(elements.map((element) => place(element, below, 0)));
  expect(elements.map(({ dataset }) => dataset['reveal'])).toEqual(Array(6).fill('in'));
});

it('does not wait for a fifth of an element taller than the window', () => {
  const [tall] = waiting(1);
  if (!tall) throw new Error('none');
  const height = window.innerHeight * 10;
  report([place(tall, window.innerHeight * 0.75, 0.025, height)]);
  expect(tall.dataset['reveal']).toBe('in');
});

it('does not animate an element above the window, one with the focus, or any while motion is paused', () => {
  const [passed, focused, still] = waiting(3);
  if (!passed || !focused || !still) throw new Error('too few');
  focused.tabIndex = 0;
  focused.focus();
  report([place(passed, -900, 1), place(focused, inWindow, 1)]);
  setMotionPaused(true);
  report([place(still, inWindow, 1)]);
  expect([passed, focused, still].map(({ dataset }) => dataset['reveal'])).toEqual([
    'in',
    'in',
    'in',
  ]);
  expect(rise).not.toHaveBeenCalled();
});
