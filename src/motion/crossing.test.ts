// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowserStubs } from '../../tests/browser-stubs';
import { arriveAt, followLink, isCrossingTo, startCrossing } from './crossing';

const root = document.documentElement;

/** Presses a link to /about. */
const press = () => {
  document.body.innerHTML = '<header></header><main></main>';
  const link = document.createElement('a');
  link.href = '/about';
  const navigate = vi.fn<() => void>(() => history.pushState(null, '', '/about'));
  followLink(link, true, navigate);
  expect(navigate).toHaveBeenCalledOnce();
};

beforeEach(() => {
  vi.useFakeTimers();
  installBrowserStubs();
  history.replaceState(null, '', '/');
  Object.assign(document, { startViewTransition: vi.fn<() => void>() });
});

it('the old page is marked as left from the press on, and the new one as arriving until its end', async () => {
  press();
  vi.advanceTimersByTime(90);
  expect(root.dataset['leaving']).toBe('dims');
  void arriveAt('/about', 0);
  // jsdom lays nothing out: no landing is in the window.
  expect(root.dataset).toMatchObject({ arriving: 'out' });
  expect(root.dataset['leaving']).toBeUndefined();
  startCrossing();
  await vi.runAllTimersAsync();
  expect(root.dataset['arriving']).toBeUndefined();
});

it('pauses animations of the new page for a fixed time if the browser does not report the end', async () => {
  const run = {
    effect: { target: { matches: () => true } },
    playState: 'running',
    pause: () => (run.playState = 'paused'),
    play: () => (run.playState = 'running'),
  };
  // jsdom has neither.
  for (const name of ['KeyframeEffect', 'CSSAnimation']) vi.stubGlobal(name, Object);
  Object.assign(document, { getAnimations: () => [run] });
  press();
  void arriveAt('/about', 0);
  expect(run.playState).toBe('paused');
  await vi.runAllTimersAsync();
  expect(run.playState).toBe('running');
});

it.each([
  ['only navigates if the browser has no view transitions', false, ['/about']],
  ['forgets the press when another page opens', true, ['/faq', '/about']],
])('%s', (_, isSupported, opened) => {
  if (!isSupported) Reflect.deleteProperty(document, 'startViewTransition');
  press();
  for (const page of opened) void arriveAt(page, 0);
  expect(isCrossingTo('/about')).toBe(false);
  expect(root.dataset['arriving']).toBeUndefined();
});
