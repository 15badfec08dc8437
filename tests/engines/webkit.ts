import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../../server/testing/listen';
import { waitFor } from '../../server/testing/wait-for';
import { type Key, type Launch, type Point, type Tab, windowSize } from './tab';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const displayPath = '/usr/bin/Xvfb';

/** As WebDriver numbers them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
};

type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** Calls the driver, as https://www.w3.org/TR/webdriver2 describes. @throws with what the driver says */
const caller =
  (address: string): Call =>
  async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: { value: Value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(answer)}`);
    return answer.value;
  };

/** Sets `outerWidth` to the width without zoom, so that the page detects the zoom. */
const pretendZoom = (width: number) => {
  Object.defineProperty(window, 'outerWidth', { value: width });
  window.dispatchEvent(new Event('resize'));
};

const moveTo = ({ x, y }: Point, duration: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

const tabOf = (call: Call, session: string, zoom: number): Tab => {
  const post = <Value>(path: string, body: object) =>
    call<Value>('POST', `/session/${session}${path}`, body);
  const type = async (characters: Iterable<string>) => {
    const actions = [...characters].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const tab: Tab = {
    go: async (url) => {
      await post('/url', { url });
      if (zoom !== 1) await tab.run(pretendZoom, windowSize.width);
    },
    run: <Result, Given extends readonly unknown[]>(
      work: (...given: Given) => Result,
      ...args: Given
    ) => {
      const script = `return (${String(work)})(...arguments)`;
      return post<Awaited<Result>>('/execute/sync', { script, args });
    },
    press: async (first, ...rest) => {
      if (!first) return;
      const actions = [
        moveTo(first, 0),
        { type: 'pointerDown', button: 0 },
        ...rest.map((point) => moveTo(point, 200)),
        { type: 'pointerUp', button: 0 },
      ];
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type,
    key: (key) => type([keys[key]]),
    picture: async () =>
      Buffer.from(await call<string>('GET', `/session/${session}/screenshot`), 'base64'),
    // The driver does not report them.
    errors: () => [],
    close: () => call('DELETE', `/session/${session}`).catch(() => undefined),
  };
  return tab;
};

/**
 * Starts a display, which chooses a free number. The driver has to wait for it: a browser that starts before its display
 * may never answer.
 */
const startDisplay = async () => {
  const display = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ready = display.stdio[3];
  if (!ready) throw new Error('The display cannot tell its number');
  try {
    const [number] = await once(ready, 'data', { signal: AbortSignal.timeout(30_000) });
    return { display, number: String(number).trim() };
  } catch (error) {
    display.kill();
    throw error;
  }
};

/** WebKitGTK from Debian, driven by WebDriver on its own display. It cannot zoom, so its windows are narrower instead. */
export const webkit: Launch = async (zoom) => {
  const missing = [driverPath, browserPath, displayPath].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: apt-get install webkit2gtk-driver xvfb`);
  const port = await freePort();
  const { display, number } = await startDisplay();
  const env = { ...process.env, DISPLAY: `:${number}` };
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env });
  const call = caller(`http://127.0.0.1:${port}`);
  const options = { binary: browserPath, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  };
  return {
    newTab: async () => {
      // The driver needs a moment.
      const { sessionId } = await waitFor(
        () =>
          call<{ sessionId: string }>('POST', '/session', { capabilities }).catch(() => undefined),
        'WebKitWebDriver',
        30_000,
      );
      const [width, height] = [windowSize.width, windowSize.height].map((size) =>
        Math.round(size / zoom),
      );
      await call('POST', `/session/${sessionId}/window/rect`, { width, height });
      return tabOf(call, sessionId, zoom);
    },
    close: async () => {
      driver.kill();
      display.kill();
    },
  };
};
