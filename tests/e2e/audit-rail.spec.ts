import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { answerAudit, asPerson, fillAuditDetails } from './forms';
import { open } from './routes';
import { expect, test } from './site';

const place = (page: Page, name: string) => page.getByRole('link', { name });

/** Puts the edge of the first two acts at a height of the window, in px. */
const edgeAt = (page: Page, y: number) =>
  page.evaluate((height) => {
    const edge = document.querySelector('main form .on-forest')?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: scrollY + edge - height, behavior: 'instant' });
  }, y);

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`the rail is in the margin at ${width} × ${height}, in the colours of both sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/brand-audit');
    await answerAudit(page, 'abacba');
    await edgeAt(page, height / 2);
    // The same place in both layers, each cut at the edge of its section; the links lie over it.
    const layer = async (ground: string) => {
      const box = await page.locator(`[data-rail="${ground}"] svg`).first().boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    await expect(async () => {
      expect(await layer('forest')).toEqual(await layer('cream'));
    }).toPass();
    const rail = await layer('forest');
    expect(rail.x).toBeGreaterThan(width - 160);
    expect(rail.x + rail.width).toBeLessThan(width);
    expect(rail.y + rail.height).toBeLessThan(height - 60);
    const linked = place(page, 'Question 12, not answered');
    const box = await linked.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await linked.click();
    await expect(page.locator('input[name="q-12"]').first()).toBeFocused();
  });

test('the link to the next question runs out to its words, and only beside the questions', async ({
  page,
}) => {
  await open(page, '/brand-audit');
  const next = page.locator('[data-progress] a').last();
  await edgeAt(page, 450);
  // The rail may still move when it is measured first.
  await expect(async () => {
    const box = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width - 22, box.y + 22);
    await expect(next).toHaveCSS('opacity', '1', { timeout: 2000 });
  }).toPass();
  await expect(next).toHaveText('Next: 1 Competition knowledge');
  const isLinked = () =>
    page
      .locator('[data-progress] a')
      .nth(2)
      .evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  await expect.poll(isLinked).toBe(true);
  // Above the questions nothing of the rail can be pressed.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isLinked).toBe(false);
});

test('an audit by keyboard ends with its line on the confirmation, to download', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/brand-audit');
  const pause = asPerson();
  await place(page, 'Question 1, not answered').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="q-1"]').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(place(page, 'Question 1, strong')).toBeAttached();
  await answerAudit(page, 'ababababbcacbbbabccb');
  await expect(page.locator('[data-sentence="20"]')).toHaveText(
    'Your name holds. Your advertising doesn’t, yet.',
  );
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('[data-sentence="6"]')).toHaveText(
    'Your name holds. Your reason, only half.',
  );
  await expect(page.locator('[data-rail="sand"] .rail-piece')).toHaveCount(20);
  await fillAuditDetails(page, 'keyboard', '+44 20 7946 0777');
  await pause(page);
  await page.getByRole('button', { name: 'SUBMIT AUDIT' }).press('Enter');

  await expect(page.getByText('Start here. 18, Advertising')).toBeVisible();
  await expect(page.locator('.cup-run')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.getByRole('button', { name: 'Download your line' }).press('Enter');
  await expect(page.getByRole('button', { name: 'SVG' })).toBeFocused();
  for (const [name, start] of [
    ['SVG', '<svg'],
    ['PNG, 1200 × 630', '\u0089PNG'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).press('Enter');
    const file = await readFile(await (await download).path(), 'latin1');
    expect(file.startsWith(start)).toBe(true);
    expect(file.length).toBeGreaterThan(20_000);
  }
  expect(methods.filter((method) => method !== 'GET')).toEqual([]);
});
