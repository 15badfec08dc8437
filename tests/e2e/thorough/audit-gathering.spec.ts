import type { Page } from '@playwright/test';
import { lineOfRail } from '../drawn-lines';
import { answerAudit, asPerson, fillAuditDetails } from '../forms';
import { open } from '../routes';
import { expect, test } from '../site';

const letters = 'ababababbcacbbbabccb';
const submit = (page: Page) => page.getByRole('button', { name: /SUBMIT AUDIT|Please Wait/ });
const panel = (page: Page) => page.getByRole('alert', { name: 'Why is this happening?' });
const path = '**/api/audit-report/verify-data';

/** Takes the audit to its last button. */
const take = async (page: Page, name: string, phone: string) => {
  await open(page, '/brand-audit');
  const pause = asPerson();
  await answerAudit(page, letters);
  await fillAuditDetails(page, name, phone);
  await pause(page);
};

/** Holds the response. @returns lets it fail */
const holdAnswer = async (page: Page) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.fulfill({ status: 409 });
  });
  return fail;
};

/** Holds the pieces as they leave. */
const holdPieces = (page: Page) =>
  page.evaluate(async () => {
    const find = () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.gathering'),
        );
    while (find().length === 0) await new Promise(requestAnimationFrame);
    find().forEach((animation) => animation.pause());
    Reflect.set(window, 'held', find());
  });

/** Moves the held pieces to their state after `ms`. */
const piecesAt = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const held: Animation[] = Reflect.get(window, 'held');
    held.forEach((animation) => (animation.currentTime = time));
  }, ms);

/** @returns how many of the twenty pieces begin in their places of a line, which are in question order */
const inPlace = (page: Page, places: string) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((place) =>
      place.getBoundingClientRect(),
    );
    const starts = [...document.querySelectorAll<SVGPathElement>('.gathering-run')].flatMap(
      (run) => {
        const { strokeDasharray, strokeDashoffset } = getComputedStyle(run);
        const matrix = run.getScreenCTM() ?? new DOMMatrix();
        let at = -Number.parseFloat(strokeDashoffset);
        return strokeDasharray.split(/,? /).flatMap((length, index) => {
          const point = run.getPointAtLength(at).matrixTransform(matrix);
          at += Number.parseFloat(length);
          return index % 2 === 0 ? [point] : [];
        });
      },
    );
    const isIn = (box: DOMRect) => (point: DOMPoint) =>
      point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
    return boxes.filter((box) => starts.filter(isIn(box)).length === 1).length;
  }, places);

const onRail = '[data-rail="sand"] .rail-place:is(rect)';
const onLine = '.gathering-places > rect';

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`while it sends, the pieces go from the rail to the report’s line at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await holdAnswer(page);
    await take(page, 'gathering', '+44 20 7946 0201');
    await page.evaluate(() => document.fonts.ready);
    const row = page.locator('#submit-audit').locator('..');
    await submit(page).scrollIntoViewIfNeeded();
    await submit(page).hover();
    const before = await row.boundingBox();
    await page.mouse.down();
    await page.mouse.up();
    await holdPieces(page);
    await piecesAt(page, 0);
    expect(await inPlace(page, onRail)).toBe(20);
    await expect(page.locator('[data-rail="sand"] .rail-piece').first()).toBeHidden();
    await piecesAt(page, 450);
    expect(await inPlace(page, onRail)).toBeLessThan(20);
    expect(await inPlace(page, onLine)).toBeLessThan(20);
    await piecesAt(page, 899.9);
    expect(await inPlace(page, onLine)).toBe(20);
    // The room of the words is kept.
    expect(await row.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('after a failure the pieces are back on the rail, and the panel has the focus', async ({
  page,
}) => {
  const fail = await holdAnswer(page);
  await take(page, 'fallen', '+44 20 7946 0202');
  await submit(page).click();
  await expect.poll(() => inPlace(page, onLine)).toBe(20);
  fail();
  await expect(panel(page)).toBeFocused();
  await expect(page.locator('.gathering')).toHaveCount(0);
  await expect(page.locator('[data-rail="sand"] .rail-piece').first()).toBeVisible();
  expect(await lineOfRail(page)).toBe(letters);
});

for (const kind of ['reduced', 'paused'] as const)
  test(`with ${kind} motion the pieces stay on the rail while it sends`, async ({ page }) => {
    const fail = await holdAnswer(page);
    if (kind === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (isPaused) => localStorage.setItem('motion-paused', String(isPaused)),
      kind === 'paused',
    );
    await take(page, kind, '+44 20 7946 0203');
    await submit(page).click();
    await expect(submit(page)).toHaveText('Please Wait');
    await expect(page.locator('.gathering')).toHaveCount(0);
    await expect(page.locator('[data-rail="sand"] .rail-piece').first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeVisible();
    fail();
    await expect(panel(page)).toBeFocused();
  });

/** Records from now on whether the line goes along to another page, and whether the button stops waiting before that. */
const watchLine = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const look = () => {
      const label = document.querySelector('#submit-audit')?.textContent;
      if (label?.includes('Please Wait')) dataset['waited'] = '';
      else if (label && dataset['waited'] === '') dataset['waited'] = 'too short';
      const isOn = document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === '::view-transition-group(audit-line)',
        );
      if (isOn) dataset['lineSeen'] = '';
      requestAnimationFrame(look);
    };
    look();
  });

test('the line goes along to the confirmation, where its dot falls in', async ({ page }) => {
  await take(page, 'along', '+44 20 7946 0204');
  await watchLine(page);
  await submit(page).click();
  await expect(page.getByText('Start here. 18, Advertising')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-line-seen', '');
  await expect(page.locator('html')).toHaveAttribute('data-waited', '');
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeFocused();
  // All of the line is in view in low windows, too.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('[data-line] svg')).toBeInViewport({ ratio: 1 });
});

test('a double click, a reload and a lost network while it sends lose nothing', async ({
  page,
  site,
}) => {
  await page.route(path, (route) => route.abort('internetdisconnected'));
  await take(page, 'founder', '+44 20 7946 0205');
  await submit(page).dblclick();
  await expect(panel(page)).toBeFocused({ timeout: 15_000 });
  await expect.poll(() => lineOfRail(page)).toBe(letters);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // Reloaded while the pieces gather; the response never comes.
  const asked = page.waitForRequest(path);
  await page.route(path, async (route) => void (await route.fetch()));
  await submit(page).dblclick();
  await asked;
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('20 of 20 answered')).toBeVisible();
  await expect.poll(() => lineOfRail(page)).toBe(letters);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  const rows = (await site.leads('audit')).filter((row) =>
    JSON.stringify(row).includes('founder@'),
  );
  expect(rows).toHaveLength(1);
});
