import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type * as Store from '@/lib/store';
import { endTimers, installBrowserStubs, stores } from './browser-stubs';
import { collisionsInDocument } from './class-collisions';
import { server } from './msw';

configure({
  // Pages load their parts on demand; a busy machine takes its time.
  asyncUtilTimeout: 15_000,
  // The default prints the whole page at each failed query, although a failure shows only the header.
  getElementError: (message) => new Error(message ?? 'Nothing was found'),
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// The Lottie player needs a canvas to load; jsdom has none. The browser journeys cover it.
vi.mock('lottie-react', () => ({
  useLottieLight: () => ({ state: 'loading', animationItem: null, setDisplayRef: () => undefined }),
}));

// framer-motion's features never load, so nothing moves. The browser journeys cover them.
vi.mock('@/motion/features', () => new Promise(() => undefined));

// Reset after each test: the files of a worker share the site's modules.
vi.mock('@/lib/store', async (load) => {
  const { createStore, ...rest } = await load<typeof Store>();
  return {
    ...rest,
    createStore: <Value>(initial: Value) => {
      const store = createStore(initial);
      stores.push(() => store.set(initial));
      return store;
    },
  };
});

/** React holds a text node if the text has siblings, or if a component returns it. */
const isHeld = (node: Node | null) =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Reports each text node held by React that it changes, removes or inserts before
 * (docs/architecture.md#texts-that-change).
 */
const watchHeldTexts = (tell: (message: string) => void) => {
  const check = (node: Node | null, deed: string) => {
    if (isHeld(node)) tell(`${deed} a text beside others: ${node?.parentElement?.outerHTML}`);
  };
  const { removeChild, insertBefore } = Node.prototype;
  vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function remove(this: Node, child) {
    check(child, 'removed');
    return removeChild.call(this, child);
  });
  vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(function insert(
    this: Node,
    node,
    before,
  ) {
    check(before, 'inserted before');
    return insertBefore.call(this, node, before);
  });
  const setter = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')?.set;
  vi.spyOn(Node.prototype, 'nodeValue', 'set').mockImplementation(function change(
    this: Node,
    value,
  ) {
    if (this.nodeValue !== value) check(this, 'changed');
    setter?.call(this, value);
  });
};

const complaints: unknown[][] = [];

beforeEach(async () => {
  installBrowserStubs();
  // Listens before any page does, as in the head of each.
  await vi.importActual('@/inline/gate');
  complaints.length = 0;
  watchHeldTexts((message) => void complaints.push([message]));
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void complaints.push(args));
  }
});

afterEach(() => {
  const collisions = collisionsInDocument();
  cleanup();
  vi.useRealTimers();
  endTimers();
  server.resetHandlers();
  for (const reset of stores) reset();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // Every console error or warning is a defect.
  if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('; ')}`);
  // Checked in the state in which the test left the page.
  if (collisions.length > 0) throw new Error(`One utility hides another: ${collisions.join('; ')}`);
});
