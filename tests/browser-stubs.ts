import { vi } from 'vitest';
import { stubComputedStyles } from './computed-styles';

type Listener = (event: { matches: boolean }) => void;
const listeners = new Map<string, Set<Listener>>();
const settings = { width: 1440, isReduced: false };

const matches = (query: string) => {
  if (query.includes('prefers-reduced-motion')) return settings.isReduced;
  const [, bound, width] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? [];
  if (bound === 'max') return settings.width <= Number(width);
  return bound === 'min' && settings.width >= Number(width);
};

const announce = () =>
  listeners.forEach((set, query) => set.forEach((listen) => listen({ matches: matches(query) })));

/** Resizes the window of a test, which is not zoomed. The gate's inline script (`tests/setup.ts`) follows. */
export const setWindowWidth = (width: number) => {
  settings.width = width;
  Object.assign(window, { innerWidth: width, outerWidth: width });
  window.dispatchEvent(new Event('resize'));
  announce();
};

/** Sets the preference for reduced motion. */
export const setReducedMotion = (isReduced: boolean) => {
  settings.isReduced = isReduced;
  announce();
};

const nothing = () => undefined;

class SeesNothing {
  observe: (target: Element) => void = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

class SeesEverything extends SeesNothing {
  constructor(report: (entries: readonly object[], observer: object) => void) {
    super();
    this.observe = (target) => {
      const boundingClientRect = target.getBoundingClientRect();
      const seen = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect };
      report([seen], this);
    };
  }
}

/** What jsdom lacks: media queries, observers that see everything, scrolling. */
export function installBrowserStubs() {
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
      addEventListener: (_: string, listen: Listener) => set.add(listen),
      removeEventListener: (_: string, listen: Listener) => set.delete(listen),
    };
  });
  setWindowWidth(1440);
  vi.stubGlobal('IntersectionObserver', SeesEverything);
  vi.stubGlobal('ResizeObserver', SeesNothing);
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
    const methods = ['cancel', 'commitStyles', 'finish', 'pause', 'play'];
    const animation = Object.fromEntries(methods.map((name) => [name, nothing]));
    queueMicrotask(() => animation['onfinish']?.());
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
