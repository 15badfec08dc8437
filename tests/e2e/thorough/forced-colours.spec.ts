import type { Page } from '@playwright/test';
import { open, openSuccess, routes } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** Marks each control whose shape is only a background or a shadow. */
const markShapes = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const control of document.querySelectorAll('button, a, [role=tab], [data-pill]')) {
      const { backgroundColor, boxShadow } = getComputedStyle(control);
      const isShaped = !/^rgba.*, 0\)$/.test(backgroundColor) || /inset/.test(boxShadow);
      if (isShaped && isSeen(control)) control.setAttribute('data-shaped', '');
    }
  });

/** @returns the invisible parts of controls: `edge`, `sign` (a masked picture in its background's colour), `choice`. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
      element.tagName;
    const hasGround = ({ backgroundColor }: CSSStyleDeclaration) =>
      backgroundColor !== canvas && !/^rgba.*, 0\)$/.test(backgroundColor);
    const faults: string[] = [];
    for (const control of document.querySelectorAll('[data-shaped]')) {
      const style = getComputedStyle(control);
      if (parseFloat(style.borderTopWidth) < 1 && !hasGround(style))
        faults.push(`edge: ${nameOf(control)}`);
    }
    for (const element of document.querySelectorAll('button *, button, a *, label *')) {
      if (!element.checkVisibility()) continue;
      for (const part of [null, '::before']) {
        const style = getComputedStyle(element, part);
        if (style.maskImage !== 'none' && style.content !== 'none' && !hasGround(style))
          faults.push(`sign: ${nameOf(element.closest('button, a, label') ?? element)}`);
      }
    }
    const chosen =
      '[aria-pressed=true]:has(+ [aria-pressed=false]), [role=tab][aria-selected=true], nav a[aria-current=page]:has(+ a), label:has(:checked):has(+ label)';
    const lookOf = (element: Element) => {
      const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
      return [color, backgroundColor, textDecorationLine].join();
    };
    for (const element of document.querySelectorAll(chosen)) {
      const other = element.nextElementSibling;
      if (other && element.checkVisibility() && lookOf(element) === lookOf(other))
        faults.push(`choice: ${nameOf(element)}`);
    }
    return [...new Set(faults)];
  });

for (const route of [...routes, '/success'])
  test(`the controls of ${route} are visible in forced colours`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await (route === '/success' ? openSuccess(page) : open(page, route));
    for (const chip of ['Brand Film', 'Complex Project'])
      if (route === '/contact') await page.getByText(chip, { exact: true }).click();
    if (route === '/brand-audit') await page.locator('label:has([type=radio])').first().click();
    await markShapes(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => unseen(page)).toEqual([]);
  });

test('the pause button is visible in forced colours', async ({ page }) => {
  await open(page, '/');
  await markShapes(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => unseen(page)).toEqual([]);
});

test('pills cover no letters in forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, '/');
  const pill = page.locator('[data-pill]').first();
  await expect(page.locator('[data-pill-state="settled"]')).toBeAttached();
  const words = await page.locator('section:has(h1) p').first().boundingBox();
  if (!words) throw new Error('There is no copy');
  const [x, y] = [words.x + 60, words.y + 14];
  await pill.evaluate(
    (element, to) => {
      const { left, top } = element.getBoundingClientRect();
      element.style.translate = `${to[0] - left - 60}px ${to[1] - top - 24}px`;
    },
    [x, y] as const,
  );
  await expect.poll(async () => (await pill.boundingBox())?.x).toBeCloseTo(x - 60, 0);
  const onTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-pill], p')?.tagName,
    [x, y] as const,
  );
  expect(onTop).toBe('P');
});
