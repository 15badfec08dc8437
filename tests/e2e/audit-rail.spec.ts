import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerAudit } from './forms';
import { open, openSuccess } from './routes';
import { expect, test } from './site';

const place = (page: Page, name: string) => page.getByRole('link', { name });

/** Puts the edge of the first two sections at a height of the window, in px. */
const edgeAt = (page: Page, y: number) =>
  page.evaluate((height) => {
    const edge = document.querySelector('main form .on-forest')?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: scrollY + edge - height, behavior: 'instant' });
  }, y);

for (const [width, height] of [
  [1280, 720],
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

test('the strip of the confirmation is downloaded, and nothing is sent for it', async ({
  page,
}) => {
  await openSuccess(page, 'ababababbcacbbbabccb');
  await expect(page.getByText('Start here. 18, Advertising')).toBeVisible();
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
