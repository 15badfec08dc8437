import type { Locator, Page } from '@playwright/test';
import { faults, zoom } from '../layout';
import { countFrames } from '../motion';
import {
  expectWritten,
  middleOf,
  nameField,
  overCopy,
  poses,
  reachable,
  waitForRest,
} from '../pills';
import { open } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Low, and common; `src/pages/home/hero/fall.test.ts` has others. */
const windows = [
  [1280, 600],
  [1440, 900],
] as const;

for (const [width, height] of windows)
  test(`at ${width} × ${height} the pills float, fall, rest clear of the copy, and then ask for no frame`, async ({
    page,
  }) => {
    const frames = await countFrames(page);
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-pill]').last().waitFor();
    const floor = Math.min(height, 1000);
    for (const { x, y, angle } of await poses(page)) {
      expect(x).toBeGreaterThan(85);
      expect(x).toBeLessThan(width - 85);
      expect(y).toBeGreaterThan(84 + 20);
      expect(y).toBeLessThan(floor - 47 - 20);
      expect(Math.abs(angle)).toBeLessThan(10);
    }
    expect(await overCopy(page)).toEqual([]);
    await waitForRest(page);
    const resting = await poses(page);
    for (const { x } of resting) expect(x).toBeGreaterThan(13);
    for (const { x } of resting) expect(x).toBeLessThan(width - 13);
    expect(resting.filter(({ y }) => y > 0 && y < height).length).toBeGreaterThanOrEqual(16);
    const tops = resting.map(({ y, angle }) => y - 23 - 61 * Math.abs(Math.sin(angle / 57.3)));
    const tilted = resting.filter(({ angle }) => Math.abs(angle) > 10);
    // Low windows have no room for tilted pills: none rests above the foot of the copy.
    const action = await page.getByRole('link', { name: 'Start a project' }).boundingBox();
    const foot = (action?.y ?? NaN) + (action?.height ?? NaN);
    const [found, least] = height < 700 ? [Math.min(...tops), foot] : [tilted.length, 4];
    expect(found).toBeGreaterThanOrEqual(least);
    expect(await overCopy(page)).toEqual([]);
    await expect.poll(frames).toBe(0);
    await page.screenshot({ fullPage: true });
    expect(await poses(page)).toEqual(resting);
  });

test('the engine takes over the pills where they float', async ({ page }) => {
  await page.addInitScript(() => {
    let before: DOMRect[] = [];
    const look = () => {
      const pills = [...document.querySelectorAll('[data-pill]')];
      const now = pills.map((pill) => pill.getBoundingClientRect());
      const jumps = now.map(({ x, y }, pill) =>
        Math.hypot(x - (before[pill]?.x ?? NaN), y - (before[pill]?.y ?? NaN)),
      );
      before = now;
      if (document.querySelector('[data-pill-state="moving"]')) Reflect.set(window, 'jumps', jumps);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  const jumps = await page.waitForFunction<number[]>(() => Reflect.get(window, 'jumps'));
  // They drift by less than a px in a frame.
  expect(Math.max(...(await jumps.jsonValue()))).toBeLessThan(1.5);
});

test('a pill is dragged and thrown by the mouse, and the wheel over it scrolls', async ({
  page,
}) => {
  await page.goto('/');
  await waitForRest(page);
  const { index, x, y } = await reachable(page, '[data-pill]');
  const pill = page.locator('[data-pill]').nth(index);
  const height = async () => (await middleOf(page, '[data-pill]', index)).y;
  await expect(pill).toHaveCSS('cursor', 'grab');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(pill).toHaveCSS('cursor', 'grabbing');
  await page.mouse.move(x + 60, y - 240, { steps: 12 });
  await expect.poll(height).toBeLessThan(y - 120);
  const held = await height();
  await page.mouse.up();
  await expect.poll(height).toBeGreaterThan(held + 60);
  await waitForRest(page);

  const other = await reachable(page, '[data-pill]');
  await page.mouse.move(other.x, other.y);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

for (const [width, height, size] of [
  [320, 640, [128, 28]],
  [720, 380, [150, 36]],
] as const)
  test(`zoomed to ${width} × ${height} they are as thick as the line, and move by mouse and keys`, async ({
    page,
  }) => {
    await zoom(page);
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const area = page.getByRole('application');
    await area.scrollIntoViewIfNeeded();
    await waitForRest(page);
    const floor = await page.locator('.home-floor').boundingBox();
    expect(floor?.height).toBe(size[1]);
    for (const { x, y } of await poses(page)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan((floor?.y ?? 0) + 6 * size[1]);
    }
    const boxes = await page
      .locator('[data-pill]')
      .evaluateAll((pills) =>
        pills.map((pill) => pill instanceof HTMLElement && [pill.offsetWidth, pill.offsetHeight]),
      );
    expect(boxes).toEqual(Array.from({ length: 19 }, () => [...size]));
    const { index, x, y } = await reachable(page, '[data-pill]');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 70, { steps: 10 });
    await expect
      .poll(async () => (await middleOf(page, '[data-pill]', index)).y)
      .toBeLessThan(y - 25);
    await page.mouse.up();
    await waitForRest(page);
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const held = page.locator('[data-chosen="picked"]');
    const before = (await held.boundingBox())?.y ?? 0;
    await page.keyboard.press('Shift+ArrowUp');
    await expect
      .poll(async () => (await held.boundingBox())?.y ?? before)
      .toBeLessThan(before - 24);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ dropped$/)).toBeAttached();
  });

const pause = (page: Page) =>
  page.getByRole('button', { name: 'Pause the headline and all motion' });

/** What happens while a name is being written, and what puts the page back to where it was. */
const events: Readonly<Record<string, readonly ((page: Page) => Promise<unknown>)[]>> = {
  'a pill is dragged': [
    async (page) => {
      const { x, y } = await reachable(page, '[data-pill]');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 200, y - 60, { steps: 5 });
      await page.mouse.up();
    },
  ],
  'the hero is left and comes back': [
    async (page) => {
      await page.mouse.wheel(0, 2500);
      await page.waitForFunction(() => scrollY > 2000);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  ],
  'all is deleted': [
    async (page) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
    },
  ],
  'the window narrows': [
    (page) => page.setViewportSize({ width: 1290, height: 620 }),
    (page) => page.setViewportSize({ width: 1440, height: 900 }),
  ],
  'motion is paused and goes on': [(page) => pause(page).dblclick()],
  'motion is paused': [(page) => pause(page).click(), (page) => pause(page).click()],
  'motion is reduced': [(page) => page.emulateMedia({ reducedMotion: 'reduce' })],
};

test('whatever happens while a name is written, what stands is what is in the field', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, [happens, undo]] of Object.entries(events))
    await test.step(name, async () => {
      await waitForRest(page);
      await nameField(page).click();
      await page.keyboard.type('Zinc');
      await page.locator('[data-layer="way"] path').first().waitFor();
      await happens?.(page);
      await expectWritten(page);
      await nameField(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.type('ox');
      await expectWritten(page);
      await undo?.(page);
      await nameField(page).fill('');
      await expectWritten(page);
    });
});

test('under reduced motion, in every window, pills and names stand clear of the copy, on the screen only', async ({
  page,
}) => {
  await zoom(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const [width, height] of [
    ...windows,
    [2560, 1300],
    [960, 700],
    [640, 400],
    [360, 640],
  ] as const) {
    const when = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await nameField(page).scrollIntoViewIfNeeded();
    await nameField(page).fill('');
    await expectWritten(page);
    await expect(page.locator('[data-pills]')).toHaveAttribute('data-pill-state', 'settled');
    if (width >= 1280) {
      const resting = await poses(page);
      const inView = resting.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
      expect(inView.length, when).toBeGreaterThanOrEqual(16);
      const lowest = Math.max(...resting.map(({ y }) => y));
      expect(lowest, when).toBeGreaterThan(Math.min(height, 1000) - 100);
      expect(await overCopy(page), when).toEqual([]);
    }
    for (const name of ['Acme', 'Kettlewick', 'Mmmmmmmmmmmm']) {
      await nameField(page).fill(name);
      await expectWritten(page, width > 360 || name !== 'Mmmmmmmmmmmm');
      const over = await page.evaluate(() => {
        const copy = ['h1', 'h1 ~ *', 'section:has(h1) p', 'section:has(h1) p + a'].flatMap(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? [],
        );
        const floorEnd = document.querySelector('.home-floor')?.getBoundingClientRect().right ?? 0;
        const boxes = [...document.querySelectorAll('[data-layer="stand"] path')].map((path) =>
          path.getBoundingClientRect(),
        );
        // 24 px stay free under the copy. Half a thickness may reach over the start of the turn.
        const isOver = ({ top, right }: DOMRect) =>
          top < Math.max(...copy) + 24 || right > floorEnd + 24;
        return boxes.filter(isOver).length;
      });
      expect(over, `${name} ${when}`).toBe(0);
    }
    // Enter shows what can be taken along; beside a long name it ends before the line's turn, which covers 24 px.
    await nameField(page).fill('International Business Machines');
    await expectWritten(page);
    await nameField(page).press('Enter');
    const lastButton = page.locator('.name-line').getByRole('button').last();
    const endOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().right);
    if (width > 360)
      await expect
        .poll(
          async () => (await endOf(lastButton)) - (await endOf(page.locator('.home-floor'))),
          when,
        )
        .toBeLessThan(-23);
    await expect.poll(() => faults(page), when).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.name-line')).toBeHidden();
  await expect(page.locator('.name-stage')).toBeHidden();
});

test('in forced colours the name has the colours of the system, one piece highlighted', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/');
  await nameField(page).fill('Acme');
  await expectWritten(page);
  const fillsOf = (selector: string) =>
    page
      .locator(`[data-layer="stand"] ${selector}`)
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  const [text] = await page
    .locator('h1')
    .evaluateAll(([title]) => [title ? getComputedStyle(title).color : '']);
  expect(await fillsOf('path:not([data-hero])')).toEqual(Array.from({ length: 9 }, () => text));
  expect(await fillsOf('path[data-hero]')).toEqual([expect.stringMatching(/^rgba?\(/)]);
  expect(await fillsOf('path[data-hero]')).not.toEqual([text]);
});

test('the kept name stands on the closing line, below the buttons, until it is emptied', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const drawn = page.locator('.cta > svg');
  await expect(drawn).toHaveCount(0);
  await nameField(page).fill('Acme');
  await nameField(page).press('Enter');
  await expect(drawn.locator('path')).toHaveCount(10);
  const name = await drawn.boundingBox();
  const line = await page.locator('.cta-arm').boundingBox();
  const button = await page.locator('.cta').getByRole('button').boundingBox();
  const end = (name?.y ?? NaN) + (name?.height ?? NaN);
  expect(Math.abs(end - (line?.y ?? NaN))).toBeLessThan(2);
  expect(name?.y).toBeGreaterThan((button?.y ?? NaN) + (button?.height ?? NaN));
  await nameField(page).fill('');
  await nameField(page).press('Enter');
  await expect(drawn).toHaveCount(0);
});
