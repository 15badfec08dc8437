// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { setMotionPaused } from './motion-switch';
import { reveal } from './reveal';

let report: (entries: readonly object[]) => void = () => undefined;
const rise = vi.fn<Element['animate']>();

/** Places an element `top` px below the window's top. @returns an observer entry with this share of it visible */
const place = (element: HTMLElement, top: number, share: number, height = 100) => {
  const box = new DOMRect(0, top, 500, height);
  element.getBoundingClientRect = () => box;
  return {
    target: element,
    intersectionRatio: share,
    intersectionRect: new DOMRect(0, top, 500, height * share),
  };
};

const below = window.innerHeight + 10;
const inWindow = window.innerHeight - 50;

/** Elements placed at these heights, before the first scroll. */
const add = (...tops: readonly number[]) =>
  tops.map((top) => {
    const element = document.createElement('p');
    document.body.append(element);
    reveal(element);
    place(element, top, 0);
    return element;
  });
const states = (elements: readonly HTMLElement[]) =>
  elements.map(({ dataset }) => dataset['reveal']);
const scroll = () => window.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  installBrowserStubs();
  vi.stubGlobal('IntersectionObserver', function Observer(tell: typeof report) {
    report = tell;
    return { observe: () => undefined, unobserve: () => undefined };
  });
  document.body.innerHTML = '';
  rise.mockClear();
  Element.prototype.animate = rise;
  setMotionPaused(false);
});

it('hides nothing before the first scroll, and then only what is there and lies below the window', () => {
  const elements = add(inWindow, -900, below, below);
  const empty = elements[3];
  if (empty) place(empty, below, 0, 0);
  const removed = document.createElement('p');
  reveal(removed)?.();
  place(removed, below, 0);
  expect(states(elements)).toEqual(Array(4).fill(undefined));
  scroll();
  scroll();
  const waiting = [...elements, removed].filter(({ dataset }) => 'reveal' in dataset);
  expect(states(waiting)).toEqual(['wait']);
  expect(rise).not.toHaveBeenCalled();
});

it('raises hidden elements once, when a fifth is visible', () => {
  const elements = add(...Array<number>(6).fill(below));
  scroll();
  report(elements.map((element) => place(element, inWindow, 0.19)));
  expect(states(elements)).toEqual(Array(6).fill('wait'));
  report(elements.map((element) => place(element, inWindow, 0.2)));
  expect(rise).toHaveBeenCalledTimes(6);
  // Later observer entries change nothing.
  report(elements.map((element) => place(element, below, 0)));
  expect(states(elements)).toEqual(Array(6).fill('in'));
});

it('shows without a rise what is above the window, has the focus, or comes while motion is paused', () => {
  const elements = add(below, below, below);
  const [passed, focused, still] = elements;
  if (!passed || !focused || !still) throw new Error('too few');
  scroll();
  focused.tabIndex = 0;
  focused.focus();
  report([place(passed, -900, 1), place(focused, inWindow, 1)]);
  setMotionPaused(true);
  // A fifth of the window is enough of a taller element.
  report([place(still, window.innerHeight * 0.75, 0.025, window.innerHeight * 10)]);
  expect(states(elements)).toEqual(['in', 'in', 'in']);
  expect(rise).not.toHaveBeenCalled();
});
