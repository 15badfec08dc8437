import type { Page } from '@playwright/test';
import { waitForRest } from '../hunt';
import { skip, tabTo } from '../keys';
import { open, openSuccess, routes } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** @returns the focused element and whether a focus ring is visible; the ring may surround a stand-in. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isRinged = (one: Element) => {
      const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(one);
      // A chosen piece has its ring drawn round its shape; half of the stroke is under the piece.
      if (one.matches('[data-chosen] path')) return parseFloat(strokeWidth) >= 6;
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const isVisible = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [0.1, 0.5, 0.9]
        .flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const))
        .some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        });
    };
    // Counts a ring next to the control (a drawn tick, a chosen pill) but none elsewhere on the page.
    const rings = [...document.body.querySelectorAll('*')]
      .filter((one) => one.contains(element) || element.parentElement?.contains(one))
      .filter(isRinged);
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return { what: `${element.tagName} ${name}`.slice(0, 80), isShown: rings.some(isVisible) };
  });

for (const route of [...routes, '/success']) {
  test(`every stop of ${route} shows the focus`, async ({ page }) => {
    await open(page, route);
    const wrong: string[] = [];
    let stops = 0;
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Tab');
      // The focus is briefly lost while a control replaces its placeholder.
      const stop = (await focused(page)) ?? (await page.waitForTimeout(300), await focused(page));
      if (!stop) break;
      stops += 1;
      if (!stop.isShown) wrong.push(stop.what);
    }
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(200);
    expect(wrong).toEqual([]);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/contact');
  await skip(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the menus open, navigate and close', async ({ page }) => {
  await open(page, '/careers');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, key, first] of [
    ['Services', 'Enter', 'Branding'],
    ['Resources', 'Space', 'Blogs'],
    ['About menu', 'Enter', 'About Us'],
  ] as const) {
    const trigger = main.getByRole('button', { name, exact: true });
    await tabTo(page, trigger);
    await page.keyboard.press(key);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: new RegExp(`^${first}`) })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: /^FAQ/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(main.getByRole('link', { name: /^FAQ/ })).toBeHidden();
});

test('the FAQ is filtered, searched and read', async ({ page }) => {
  await open(page, '/faq');
  await skip(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('price');
  const second = page.locator('[data-item] h3 button').nth(1);
  await expect(page.locator('[data-item] mark').first()).toBeVisible();
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-item] [aria-expanded="true"]')).toHaveCount(1);
});

test('a pill is selected, picked up, moved and dropped', async ({ page }) => {
  await open(page, '/');
  await page.waitForSelector('[data-pill-state="asleep"]', { state: 'attached', timeout: 30_000 });
  const game = page.getByRole('application');
  await tabTo(page, game);
  const told = game.locator('output');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('chosen');
  await page.keyboard.press('Enter');
  await expect(told).toContainText('picked up');
  const pill = page.locator('[data-chosen]');
  const before = (await pill.boundingBox())?.y ?? 0;
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await pill.boundingBox())?.y ?? 0).toBeLessThan(before - 80);
  await page.keyboard.press('Space');
  await expect(told).toContainText('dropped');
});

test('home is paused, its tabs change and its strip stops', async ({ page }) => {
  await open(page, '/');
  const headline = page.getByRole('button', { name: 'Pause the headline and all motion' });
  await tabTo(page, headline);
  await page.keyboard.press('Space');
  await expect(headline).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');

  const uses = page.getByRole('tablist').first();
  await tabTo(page, uses.getByRole('tab', { name: 'For Branding' }));
  await page.keyboard.press('ArrowRight');
  const video = uses.getByRole('tab', { name: 'For Video Marketing' });
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(uses.getByRole('tab', { name: 'For Branding' })).toBeFocused();

  const strip = page.getByRole('button', { name: 'Pause the strip' });
  await tabTo(page, strip);
  await page.keyboard.press('Enter');
  await expect(strip).toHaveAttribute('aria-pressed', 'true');

  const ways = page.getByRole('button', { name: 'Other ways to reach us' });
  await tabTo(page, ways);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: /@/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ways).toBeFocused();
});

test('a service card leads to the form with its service chosen', async ({ page }) => {
  await open(page, '/services/branding');
  await tabTo(page, page.getByRole('button', { name: 'Includes: Brand Strategy' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Ask about Brand Strategy' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact?service=brand-strategy');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Brand Strategy', pressed: true })).toBeVisible();
});

test('the hiring address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/careers');
  await tabTo(page, page.getByRole('button', { name: 'Copy the address', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
});

test('the numeral of the not-found page is put together', async ({ page }) => {
  await open(page, '/nowhere/at/all');
  await waitForRest(page);
  const list = page.getByRole('listbox');
  await tabTo(page, list);
  const placed = page.locator('svg[data-placed]');
  for (let count = 0; count < 8; count += 1) {
    // The halves of the nought come last.
    for (let step = 0; step < 8; step += 1) {
      const chosen = await list.evaluate((it) =>
        it instanceof HTMLSelectElement ? it.selectedOptions[0]?.text : '',
      );
      if (count > 5 || !chosen?.includes('half')) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(placed).toHaveCount(count + 1);
  }
  await expect(page.getByText('Found it.', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Easter egg/ })).toBeFocused();
});

test('a link leads on from the confirmation', async ({ page }) => {
  await openSuccess(page);
  await skip(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/success$/);
});
