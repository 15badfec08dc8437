import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Builder,
  Capabilities,
  Key as SeleniumKey,
  Origin,
  type WebDriver,
} from 'selenium-webdriver';
import { freePort } from '../../server/testing/free-port';
import { type TestBrowser, type Key, type Point, type Tab, windowSize } from './tab';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const displayPath = '/usr/bin/Xvfb';

const keys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  ArrowUp: SeleniumKey.ARROW_UP,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
};

const at = ({ x, y }: Point, duration: number) => ({
  origin: Origin.VIEWPORT,
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

/** Sets `outerWidth` to the width without zoom, so that the page detects the zoom. */
const pretendZoom = (width: number) => {
  Object.defineProperty(window, 'outerWidth', { value: width });
  window.dispatchEvent(new Event('resize'));
};

const seleniumTab = (driver: WebDriver, zoom: number): Tab => ({
  go: async (url) => {
    await driver.get(url);
    if (zoom !== 1) await driver.executeScript(`(${String(pretendZoom)})(${windowSize.width})`);
  },
  run: (work, ...given) =>
    driver.executeScript(
      `globalThis.__name ??= (it) => it; return (${String(work)})(...arguments)`,
      ...given,
    ),
  press: async (first, ...rest) => {
    if (!first) return;
    let actions = driver.actions().move(at(first, 0)).press();
    for (const point of rest) actions = actions.move(at(point, 200));
    await actions.release().perform();
  },
  drag: async (from, to, isThere) => {
    await driver.actions().move(at(from, 0)).press().move(at(to, 200)).perform();
    await isThere();
    await driver.actions().release().perform();
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  key: (key) => driver.actions().sendKeys(keys[key]).perform(),
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  // The driver does not report page errors.
  errors: () => undefined,
});

const begin = async (port: number) => {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities);
  // The driver needs a moment before it listens.
  for (let tries = 1; ; tries += 1)
    try {
      return await builder.build();
    } catch (error) {
      if (tries === 5) throw error;
      await sleep(1000);
    }
};

/** WebKitGTK from Debian, driven by WebDriver on its own display. It cannot zoom, so its window is narrower instead. */
export const webkit: TestBrowser = {
  name: 'WebKit',
  advice: 'apt-get install webkit2gtk-driver xvfb',
  isThere: () => [driverPath, browserPath, displayPath].every((file) => existsSync(file)),
  withTab: async (zoom, work) => {
    const port = await freePort();
    const screen = `:${90 + (port % 900)}`;
    const display = spawn(displayPath, [screen, '-screen', '0', '1600x1200x24'], {
      stdio: 'ignore',
    });
    const server = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen },
      stdio: 'ignore',
    });
    try {
      const driver = await begin(port);
      const width = Math.round(windowSize.width / zoom);
      const height = Math.round(windowSize.height / zoom);
      await driver.manage().window().setRect({ width, height });
      await work(seleniumTab(driver, zoom)).finally(() => driver.quit());
    } finally {
      server.kill();
      display.kill();
    }
  },
};
