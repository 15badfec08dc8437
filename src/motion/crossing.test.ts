// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { arriveAt, followLink, isCrossingTo, startCrossing } from './crossing';

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
  Object.assign(document, { getAnimations: () => [] });
});

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('followLink', () => {
  it.each([
    [100, '* 1)'],
    [900, '* -1)'],
  ])(
    'sends the old page away from the half of the window with the link at %d px',
    async (left, away) => {
      vi.useFakeTimers();
      Object.assign(document, { startViewTransition: vi.fn<() => void>() });
      const animate = vi.spyOn(root, 'animate');
      press(left);
      expect(root.dataset['leaving']).toBe('dims');
      const pressedAt = performance.now();
      // The browser is busy.
      vi.advanceTimersByTime(400);
      arriveAt('/about', 0);
      // jsdom lays nothing out: no landing is in the window.
      expect(root.dataset).toMatchObject({ arriving: 'out' });
      expect(root.dataset['leaving']).toBeUndefined();
      startCrossing();
      expect(animate).toHaveBeenCalledWith(
        { translate: expect.stringContaining(away) },
        expect.objectContaining({ pseudoElement: '::view-transition-old(page)' }),
      );
      // It dims since the press, as its veil does: it never gets brighter.
      const dims = animate.mock.calls.findIndex(
        ([frames]) => frames && !Array.isArray(frames) && 'filter' in frames,
      );
      expect(animate.mock.results[dims]?.value).toHaveProperty('startTime', pressedAt);
      await vi.runAllTimersAsync();
      expect(root.dataset['arriving']).toBeUndefined();
      vi.useRealTimers();
    },
  );

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
    arriveAt('/about', 0);
    expect(run.playState).toBe('paused');
    await vi.runAllTimersAsync();
    expect(run.playState).toBe('running');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('only navigates if the browser has no view transitions', () => {
    press(100);
    arriveAt('/about', 0);
    expect(isCrossingTo('/about')).toBe(false);
    expect(root.dataset['arriving']).toBeUndefined();
  });

  it('forgets the press when another page opens', () => {
    Object.assign(document, { startViewTransition: vi.fn<() => void>() });
    press(100);
    arriveAt('/faq', 0);
    arriveAt('/about', 0);
    expect(isCrossingTo('/about')).toBe(false);
    expect(root.dataset['arriving']).toBeUndefined();
  });
});
