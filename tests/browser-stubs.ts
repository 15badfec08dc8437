import { vi } from 'vitest';
import { stubComputedStyles } from './computed-styles';

const listeners = new Map<string, Set<(event: { matches: boolean }) => void>>();
const settings = { width: 1440, isReduced: false };

const matches = (query: string) => {
  if (query.includes('prefers-reduced-motion')) return settings.isReduced;
  const minimum = /min-width: (\d+)px/.exec(query)?.[1];
  return minimum ? settings.width >= Number(minimum) : false;
};

const announce = () =>
  listeners.forEach((set, query) => set.forEach((listen) => listen({ matches: matches(query) })));

/** Resizes the window of a test, and sets `data-gated` as the gate's inline script would. */
export const setWindowWidth = (width: number) => {
  settings.width = width;
  document.documentElement.toggleAttribute('data-gated', width < 1280);
  announce();
  window.dispatchEvent(new Event('resize'));
};

/** Sets the preference for reduced motion. */
export const setReducedMotion = (isReduced: boolean) => {
  settings.isReduced = isReduced;
  announce();
};

/** What jsdom lacks: media queries, observers that see everything, scrolling. */
export function installBrowserStubs() {
  settings.width = 1440;
  document.documentElement.removeAttribute('data-gated');
  settings.isReduced = false;
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => {
    const set = listeners.get(query) ?? new Set();
    listeners.set(query, set);
    return {
      media: query,
      get matches() {
        return matches(query);
      },
      addEventListener: (_: string, listen: (event: { matches: boolean }) => void) =>
        set.add(listen),
      removeEventListener: (_: string, listen: (event: { matches: boolean }) => void) =>
        set.delete(listen),
    };
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.report = report;
      }
      observe(target: Element) {
        const box = target.getBoundingClientRect();
        this.report(
          [
            {
              target,
              isIntersecting: true,
              intersectionRatio: 1,
              boundingClientRect: box,
              intersectionRect: box,
              rootBounds: null,
              time: 0,
            },
          ],
          this,
        );
      }
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      unobserve = () => undefined;
      disconnect = () => undefined;
      takeRecords = () => [];
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn<typeof Element.prototype.scrollIntoView>();
  document.elementsFromPoint = () => [];
  Element.prototype.getAnimations = () => [];
  document.getAnimations = () => [];
  stubComputedStyles();
  stubAnimations();
  stubPlayback();
  stubDialogs();
}

/** Every animation ends at once. */
function stubAnimations() {
  Reflect.set(Element.prototype, 'animate', () => {
    const nothing = () => undefined;
    const animation = {
      cancel: nothing,
      commitStyles: nothing,
      finish: nothing,
      pause: nothing,
      play: nothing,
    };
    queueMicrotask(() => {
      const finish: unknown = Reflect.get(animation, 'onfinish');
      if (typeof finish === 'function') finish();
    });
    return animation;
  });
}

/** Films neither load nor play; tests check the calls. */
function stubPlayback() {
  HTMLMediaElement.prototype.play = vi.fn<HTMLMediaElement['play']>(() => Promise.resolve());
  HTMLMediaElement.prototype.pause = vi.fn<HTMLMediaElement['pause']>();
}

function stubDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
