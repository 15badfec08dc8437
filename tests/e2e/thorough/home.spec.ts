import type { Locator, Page } from '@playwright/test';
import { open, scrollThrough } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** The figure of the intro film, the first on the page. */
const introFilm = (page: Page) => page.getByRole('figure').first();

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('A part has no box');
  return box;
};

test('the line continues into the film, and the road of its second shot continues the line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((to) => document.documentElement.clientWidth === to, width);
    // After a new width settles, the parts lie on one line.
    await expect(async () => {
      const arm = await boxOf(page.locator('[data-into]'));
      const line = await boxOf(introFilm(page).locator('i').first());
      const film = await boxOf(introFilm(page));
      expect(Math.abs(line.y - arm.y), `step in the line at ${width}`).toBeLessThan(0.5);
      // In a frame of 1280 × 720 the road lies 100 below the top and turns down after 253.
      const scale = film.width / 1280;
      const middle = line.y + line.height / 2;
      expect(Math.abs(film.y + 100 * scale - middle), `road at ${width}`).toBeLessThan(1);
      expect(line.width, `end of the line at ${width}`).toBeLessThan(253 * scale);
    }).toPass();
  }
});

test('works side by side end level, in every width that is drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const footOf = async (work: string) => {
    const { y, height } = await boxOf(page.locator(`[data-work=${work}]`));
    return y + height;
  };
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [left, right] of [
      ['lumenade', 'quillow'],
      ['varsa', 'marrowe'],
      ['hexwell', 'dastan'],
    ] as const)
      await expect(async () => {
        const step = (await footOf(right)) - (await footOf(left));
        expect(Math.abs(step), `${left} and ${right} at ${width}`).toBeLessThan(1);
      }).toPass();
  }
});

test('the ring is one link; the overlay traps the focus and closes on a click and on Escape', async ({
  page,
}) => {
  await page.goto('/');
  await scrollThrough(page);
  const ring = page.getByRole('link', { name: 'Contact us, open the enquiry form' });
  await ring.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(ring);
  // On the line, beside the dot and on the dot.
  for (const left of [24, width * 0.75, width / 2])
    expect(
      await ring.evaluate((link, point) => link.contains(document.elementFromPoint(...point)), [
        x + left,
        y + height / 2,
      ] as const),
    ).toBe(true);

  const ways = page.getByRole('button', { name: 'Other ways to reach us' });
  const overlay = page.getByRole('dialog', { name: 'Other ways to reach us' });
  for (const close of [
    () => page.mouse.click(20, 450),
    () => page.keyboard.press('Escape'),
    () => overlay.getByRole('button', { name: 'Back to the page' }).click(),
  ]) {
    await ways.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveClass(/modal-opened/);
    await expect
      .poll(() => overlay.boundingBox())
      .toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    for (let step = 0; step < 12; step += 1) {
      const hasFocus = () => overlay.evaluate((dialog) => dialog.contains(document.activeElement));
      await expect.poll(hasFocus, { message: `focus after ${step} steps` }).toBe(true);
      await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await close();
    await expect(page.locator('body')).not.toHaveClass(/modal-opened/);
    await expect(ways).toBeFocused();
  }
});

test('with Save-Data no film loads until it is requested', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) films.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  await scrollThrough(page);
  await introFilm(page).scrollIntoViewIfNeeded();
  await page.getByRole('figure', { name: /^Varsa/ }).hover();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test('the strip runs at 40 px a second, rests under the pointer, and scrolls by wheel, mouse and keys', async ({
  page,
}) => {
  await open(page, '/');
  const strip = page.getByRole('region', { name: 'Industries' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('ul')).toHaveCount(3);
  await page.mouse.move(700, 5);
  /** x of the first card and the width of a row, in px, and the time, in ms. */
  const place = () =>
    strip.evaluate((element) => ({
      x: element.querySelector('li')?.getBoundingClientRect().x ?? NaN,
      row: element.querySelector('ul')?.getBoundingClientRect().width ?? NaN,
      time: performance.now(),
    }));
  /** How far it came to the left since, in px; a whole row is no movement. */
  const since = async (before: Awaited<ReturnType<typeof place>>) => {
    const now = await place();
    const by = before.x - now.x;
    return { by: by - Math.round(by / now.row) * now.row, ms: now.time - before.time };
  };
  /** px a second, over half a second. */
  const speed = async () => {
    const before = await place();
    await page.waitForFunction((from) => performance.now() > from + 500, before.time);
    const { by, ms } = await since(before);
    return (by / ms) * 1000;
  };
  await expect.poll(async () => Math.abs((await speed()) - 40)).toBeLessThan(5);
  await strip.hover();
  await expect.poll(speed).toBe(0);
  const { x, y, width } = await boxOf(strip);
  const drag = async (by: number) => {
    await page.mouse.move(x + width / 2, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + by, y + 100, { steps: 10 });
    await page.mouse.up();
  };
  for (const [scroll, to] of [
    [() => page.mouse.wheel(-4000, 0), -1],
    [() => page.mouse.wheel(4000, 0), 1],
    [() => drag(300), -1],
    [() => drag(-300), 1],
    [() => strip.press('ArrowRight'), 1],
    [() => strip.press('ArrowLeft'), -1],
  ] as const) {
    const before = await place();
    await scroll();
    await expect.poll(async () => Math.abs((await since(before)).by)).toBeGreaterThan(10);
    await expect.poll(speed).toBe(0);
    const { by } = await since(before);
    // Two turns of the wheel go round further than a row.
    if (Math.abs(by) < 500) expect(Math.sign(by)).toBe(to);
    // No part of its window is without a card.
    const ends = await strip.locator('li').evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
      ];
    });
    expect(ends[0]).toBeLessThan(x + 20);
    expect(ends[1]).toBeGreaterThan(x + width - 20);
  }
});

test('a pointer that crosses the use cards opens only the one it rests on', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const cards = page.locator('[role=tabpanel]:not([hidden]) .use-card');
  await cards.first().scrollIntoViewIfNeeded();
  await cards.last().hover();
  await page.clock.runFor(600);
  await expect(cards.last()).toHaveAttribute('data-open');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (const index of [4, 3, 2, 1]) {
    await cards.nth(index).hover();
    await page.clock.runFor(60);
    await expect(cards.last(), `card ${index + 1} passed`).toHaveAttribute('data-open');
  }
  await page.clock.runFor(40);
  await expect(cards.nth(1)).toHaveAttribute('data-open');
});
