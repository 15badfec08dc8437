import type { Page } from '@playwright/test';
import { type MailPart, readMail } from '../../../server/testing/read-mail';
import { questionIds } from '../../../src/features/brand-audit/answers';
import { answerAudit, asPerson, fillAuditDetails } from '../forms';
import { record } from '../motion';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const submit = (page: Page) => page.getByRole('button', { name: /SUBMIT AUDIT|Please Wait/ });
const panel = (page: Page) => page.getByRole('alert', { name: 'Why is this happening?' });
const path = '**/api/audit-report/verify-data';

/** Takes the audit to its last button. */
const take = async (page: Page, name: string, number: number) => {
  await open(page, '/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'ababababbcacbbbabccb');
  await fillAuditDetails(page, name, `+44 20 7946 0${number}`);
  await pause(page);
};

test('the pieces fly along to the confirmation, and the mail with the report fits a phone', async ({
  page,
  site,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await take(page, 'along', 101);
  await submit(page).click();
  await expect(page.locator('.gathering')).toBeAttached();
  await settled(page);
  const places = await page.locator('.gathering-places > rect').evaluateAll((rects) =>
    rects.map((rect) => {
      const { left, right, top } = rect.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  expect(places).toHaveLength(20);
  const parts = questionIds.flatMap((id) =>
    (['left', 'top'] as const).map((reads) => ({
      selector: `[data-line] [data-piece="${id}"]`,
      reads,
    })),
  );
  const frames = await record(page, parts, async () => {
    answer();
    await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeFocused();
  });
  const flown = frames.filter(({ values }) => !values.some(Number.isNaN));
  const start = flown[0]?.values ?? [];
  // Each begins in its place.
  for (const [index, { left, right, top }] of places.entries()) {
    expect(start[2 * index]).toBeGreaterThan(left - 3);
    expect(start[2 * index]).toBeLessThan(right);
    expect(Math.abs((start[2 * index + 1] ?? NaN) - top)).toBeLessThan(3);
  }
  const find = async () =>
    (await site.mails()).find((mail) => /^To: along@hexwell\.example\r?$/m.test(mail));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const leaves = (part: MailPart): MailPart[] => [part, ...part.parts.flatMap(leaves)];
  const mail = readMail(Buffer.from((await find()) ?? '', 'utf8').toString('latin1'));
  const html = leaves(mail).find(({ headers }) => headers['content-type']?.startsWith('text/html'));
  await page.goto('about:blank');
  await page.setContent(html?.content.toString() ?? '');
  await expect(page.getByRole('img', { name: 'Contrio' })).toBeVisible();
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

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

test('while it sends, the pieces go from the rail to the report’s line, and back after a failure', async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.fulfill({ status: 409 });
  });
  await take(page, 'gathering', 201);
  const row = page.locator('#submit-audit').locator('..');
  await submit(page).scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  // Holds the pieces as they leave.
  const leaving = page.evaluate(async () => {
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
  await submit(page).dblclick();
  await leaving;
  const at = (ms: number) =>
    page.evaluate((time) => {
      const pieces: Animation[] = Reflect.get(window, 'held');
      pieces.forEach((animation) => (animation.currentTime = time));
    }, ms);
  await at(0);
  const [onRail, onLine] = [
    '[data-rail="sand"] .rail-place:is(rect)',
    '.gathering-places > rect',
  ] as const;
  expect(await inPlace(page, onRail)).toBe(20);
  await expect(page.locator('[data-rail="sand"] .rail-piece').first()).toBeHidden();
  await at(450);
  expect(await inPlace(page, onRail)).toBeLessThan(20);
  expect(await inPlace(page, onLine)).toBeLessThan(20);
  await at(899.9);
  expect(await inPlace(page, onLine)).toBe(20);
  // The room of the words is kept.
  expect(await row.boundingBox()).toEqual(before);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  fail();
  await expect(panel(page)).toBeFocused();
  await expect(page.locator('.gathering')).toHaveCount(0);
  await expect(page.locator('[data-rail="sand"] .rail-piece').first()).toBeVisible();
});
