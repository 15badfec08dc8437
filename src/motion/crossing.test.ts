// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { arriveAt, followLink, landing, leavePage } from './crossing';

const root = document.documentElement;

/** A page with a landing, and a link in the left or right half of the window. */
const page = (left: number) => {
  document.body.innerHTML = '<header></header><main></main><a href="/about">About</a>';
  const link = document.querySelector('a');
  if (!link) throw new Error('The link is gone');
  link.getBoundingClientRect = () => new DOMRect(left, 100, 80, 20);
  return link;
};

const press = (left: number) => {
  const navigate = vi.fn<() => void>(() => history.pushState(null, '', '/about'));
  followLink(page(left), true, navigate);
  expect(navigate).toHaveBeenCalledOnce();
};

beforeEach(() => {
  installBrowserStubs();
  // jsdom has no sheets without an element.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
});

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'startViewTransition');
  delete root.dataset['crossing'];
});

describe('followLink', () => {
  it.each([
    [100, 'left'],
    [900, 'right'],
  ])('comes from the half of the window with the link at %d px', (left, side) => {
    Object.assign(document, { startViewTransition: vi.fn<() => void>() });
    press(left);
    leavePage('/', 0);
    arriveAt('/about');
    expect(root.dataset['crossing']).toBe(side);
    // jsdom lays nothing out: no landing is in the window.
    expect(root.dataset['landingKind']).toBe('out');
  });

  it('pauses animations of the new page for a fixed time if the browser does not report the end', async () => {
    vi.useFakeTimers();
    class Effect {
      target = { matches: () => true };
    }
    class Run {
      effect = new Effect();
      playState = 'running';
      pause = () => (this.playState = 'paused');
      play = () => (this.playState = 'running');
    }
    vi.stubGlobal('KeyframeEffect', Effect);
    vi.stubGlobal('CSSAnimation', Run);
    const run = new Run();
    Object.assign(document, {
      startViewTransition: vi.fn<() => void>(),
      getAnimations: () => [run],
    });
    press(100);
    leavePage('/', 0);
    arriveAt('/about');
    expect(run.playState).toBe('paused');
    await vi.runAllTimersAsync();
    expect(run.playState).toBe('running');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('only navigates if the browser has no view transitions', () => {
    press(100);
    arriveAt('/about');
    expect(root.dataset['crossing']).toBeUndefined();
  });

  it('forgets the press when another page opens', () => {
    Object.assign(document, { startViewTransition: vi.fn<() => void>() });
    press(100);
    arriveAt('/faq');
    arriveAt('/about');
    expect(root.dataset['crossing']).toBeUndefined();
  });
});

it('marks how the line lands, and on what ground', () => {
  expect(landing('level', 'green')).toEqual({
    'data-landing': 'level',
    'data-landing-ground': 'green',
  });
});
