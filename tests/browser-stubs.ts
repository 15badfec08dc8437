import { vi } from 'vitest';

/** Tells all media queries of a change. */
let changes = new EventTarget();
const settings = { width: 1440, isReduced: false };

const matches = (query: string) => {
  if (query.includes('prefers-reduced-motion')) return settings.isReduced;
  const [, bound, width] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? [];
  if (bound === 'max') return settings.width <= Number(width);
  return bound === 'min' && settings.width >= Number(width);
};

const announce = () => changes.dispatchEvent(new Event('change'));

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

const compute = window.getComputedStyle;

const inline = (element: Element, property: string) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.getPropertyValue(property)
    : '';

const displays = new Map<string, string>();

/** The display that a browser gives an element of this kind. */
const usualDisplay = (element: Element) => {
  const kind = [
    element.localName,
    ...['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name)),
  ].join();
  const display = displays.get(kind) ?? compute(element).display;
  displays.set(kind, display);
  return display;
};

const quick: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => inline(element, 'display') || usualDisplay(element),
  // Only drawings set it.
  visibility: () => 'visible',
  opacity: (element) => inline(element, 'opacity') || '1',
};

/**
 * Answers the properties that role queries read. No style sheet loads here, so they depend only on the element's kind
 * and its `style` attribute; jsdom would match all its rules each time, which takes most of a page test.
 */
const stubComputedStyles = () => {
  const getComputedStyle: typeof compute = (element) => {
    const read = (property: string) =>
      quick[property]?.(element) ?? compute(element).getPropertyValue(property);
    return new Proxy(document.documentElement.style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        return quick[String(name)]?.(element) ?? Reflect.get(compute(element), name);
      },
    });
  };
  vi.stubGlobal('getComputedStyle', getComputedStyle);
  // Libraries read it from `document.defaultView`.
  Object.assign(document.defaultView ?? {}, { getComputedStyle });
};

const nothing = () => undefined;

const idle = { observe: nothing, unobserve: nothing, disconnect: nothing };

// Browsers resolve relative addresses against the page; Node's fetch accepts only absolute ones.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

const { setTimeout: startTimer, clearTimeout: clearTimer } = globalThis;
const timers = new Set<NodeJS.Timeout>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  timers.add(timer);
  return timer;
}, startTimer);

/** Ends all timers with their page, as in a browser: Node's fire when it is gone. */
export function endTimers() {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

// By a clock that no test fakes: one lost frame would keep jsdom and the libraries' loops waiting in all later tests.
const now = performance.now.bind(performance);
const frames = {
  requestAnimationFrame: (show: FrameRequestCallback) =>
    Number(startTimer(() => show(now()), 1000 / 60)),
  cancelAnimationFrame: (frame: number) => clearTimer(frame),
};
Object.assign(globalThis, frames);
// Libraries read them from `document.defaultView`.
Object.assign(document.defaultView ?? {}, frames);

/** Sets each of the site's stores back, once the site has made it. */
export const stores: (() => void)[] = [];

/** Removes what another test has left in the document and the window. */
const clearPage = () => {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  for (const name of ['startViewTransition', 'activeViewTransition'])
    Reflect.deleteProperty(document, name);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
};

/** What jsdom lacks: media queries, observers that see everything, scrolling. */
export function installBrowserStubs() {
  clearPage();
  settings.isReduced = false;
  changes = new EventTarget();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return matches(media);
    },
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }));
  setWindowWidth(1440);
  vi.stubGlobal('ResizeObserver', function Observer() {
    return idle;
  });
  vi.stubGlobal('IntersectionObserver', function Observer(tell: (entries: object[]) => void) {
    const observe = (target: Element) => {
      const boundingClientRect = target.getBoundingClientRect();
      tell([{ target, isIntersecting: true, intersectionRatio: 1, boundingClientRect }]);
    };
    return { ...idle, observe };
  });
  vi.stubGlobal('scrollTo', vi.fn());
  Object.assign(document, { fonts: { status: 'loaded', ready: Promise.resolve() } });
  Element.prototype.scrollIntoView = vi.fn<typeof Element.prototype.scrollIntoView>();
  document.elementsFromPoint = () => [];
  Element.prototype.getAnimations = () => [];
  document.getAnimations = () => [];
  stubComputedStyles();
  // Every animation ends at once.
  Reflect.set(Element.prototype, 'animate', () => {
    const methods = ['cancel', 'commitStyles', 'finish', 'pause', 'play'];
    const animation = Object.fromEntries(methods.map((name) => [name, nothing]));
    queueMicrotask(() => animation['onfinish']?.());
    return animation;
  });
  // Films neither load nor play; tests check the calls.
  HTMLMediaElement.prototype.play = vi.fn<HTMLMediaElement['play']>(() => Promise.resolve());
  HTMLMediaElement.prototype.pause = vi.fn<HTMLMediaElement['pause']>();
}
