import type { Page } from '@playwright/test';
import { jobs } from '../../../src/content/jobs';
import { open } from '../routes';
import { expect, test } from '../site';

/** Tabs through the page's main part. @returns the focused elements, in order. */
const walk = async (page: Page) => {
  await page.locator('main h1').evaluate((heading) => {
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  });
  const seen: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('main')) return null;
      const box = element.getBoundingClientRect();
      const isRinged = parseFloat(getComputedStyle(element).outlineWidth) >= 2;
      const isInside = box.bottom > 0 && box.top < innerHeight && box.width > 0;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return { name: name.trim(), isRinged, isInside };
    });
    if (!focused) return seen;
    expect(focused, `focus on ${focused.name}`).toMatchObject({ isRinged: true, isInside: true });
    seen.push(focused.name);
  }
  throw new Error('The focus never leaves the main part');
};

test('the branding page by keyboard alone', async ({ page }) => {
  await page.goto('/services/branding');
  await page.locator('main h1').waitFor();
  const closed = await walk(page);
  expect(closed.slice(0, 7)).toEqual([
    'BRANDING',
    'VIDEO MARKETING',
    'Includes: Brand Identity',
    'Includes: Brand Strategy',
    'Includes: Brand Management',
    'Includes: Web Solution',
    'Includes: Public Relations',
  ]);
  expect(closed.filter((name) => name.startsWith('Ask about'))).toEqual([]);

  await page.getByRole('button', { name: 'Includes: Brand Strategy' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Includes: Web Solution' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Launch Strategies')).toBeVisible();
  await expect(page.getByText('Website Redesign')).toBeVisible();
  const stops = await walk(page);
  expect(stops.filter((name) => name.startsWith('Ask about'))).toEqual([
    'Ask about Brand Strategy',
    'Ask about Web Solution',
  ]);

  await page.getByRole('link', { name: 'Ask about Brand Strategy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact?service=brand-strategy');
  await expect(page.getByRole('button', { name: 'Brand Strategy', pressed: true })).toBeVisible();
});

test('the video marketing page by keyboard alone', async ({ page }) => {
  await page.goto('/services/video-marketing');
  await page.locator('main h1').waitFor();
  expect((await walk(page)).slice(0, 5)).toEqual([
    'BRANDING',
    'VIDEO MARKETING',
    'Ask about it: Video Production & Photography',
    'Ask about it: Animation & Motion Graphics',
    'Ask about it: Creator’s Copilot',
  ]);
  await page.getByRole('link', { name: 'BRANDING', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/branding');
  await expect(page.locator('main h1')).toBeFocused();
});

test('the pictures of the offerings fill their frames, and the bar its tab', async ({ page }) => {
  await page.goto('/services/video-marketing');
  await page.locator('main h1').waitFor();
  for (const place of await page.locator('[data-picture]').all()) {
    await place.scrollIntoViewIfNeeded();
    const [room, picture] = [await place.boundingBox(), await place.locator('img').boundingBox()];
    expect(picture?.width).toBe(room?.width);
  }
  const tab = page.getByRole('navigation', { name: 'Service' }).locator('[aria-current="page"]');
  const [bar, whole] = [await tab.locator('[data-bar]').boundingBox(), await tab.boundingBox()];
  expect(bar?.height).toBe(whole?.height);
});

test('the about page by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main h1').waitFor();
  expect((await walk(page)).slice(0, 4)).toEqual(['2021', '2023', '2025', 'All at once']);

  await page.getByRole('button', { name: '2023' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cohort expanded into new verticals/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/went official as a global agency/)).toBeVisible();
  await expect(page.getByText(/cohort expanded into new verticals/)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByText(/went official as a global agency/)).toBeHidden();
});

test('the careers page by keyboard alone, and its address to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/careers');
  await page.locator('main h1').waitFor();
  const stops = await walk(page);
  // Apply Now for each opening, Copy below them, then the address with its own Copy.
  expect(stops).toHaveLength(jobs.length + 3);
  expect(stops.filter((name) => name.startsWith('Apply Now: '))).toHaveLength(jobs.length);

  await page.getByRole('button', { name: 'Copy the address', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stops.at(-2));
});

test('a badge keeps its corner while its card’s text rises', async ({ page }) => {
  await open(page, '/services/branding');
  const card = page.getByRole('article', { name: 'Public Relations' });
  const place = () =>
    card.evaluate((element) => {
      const badge = [...element.querySelectorAll('*')].find(
        ({ childElementCount, textContent }) =>
          childElementCount === 0 && textContent === 'ONLY FOR SELECT COUNTRIES',
      );
      const [box, at] = [element, badge].map((one) => one?.getBoundingClientRect());
      return [
        Math.round((at?.top ?? 0) - (box?.top ?? 0)),
        Math.round((box?.right ?? 0) - (at?.right ?? 0)),
      ];
    });
  const words = card.locator('[data-reveal]');
  // The first scroll hides content below the window.
  await page.mouse.wheel(0, 40);
  await expect(words).toHaveAttribute('data-reveal', 'wait');
  expect(await place()).toEqual([40, 40]);
  const rising = words.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const look = () => {
          if (element.getAnimations().length === 0) requestAnimationFrame(look);
          else done();
        };
        look();
      }),
  );
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await rising;
  expect(await place()).toEqual([40, 40]);
});

test('a header link scrolls to the cards, below the header', async ({ page }) => {
  await page.goto('/services/branding#our-services');
  const first = page.getByRole('heading', { name: 'Start at the top, or wherever it hurts' });
  await expect(first).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Brand Identity' })).toBeInViewport();
});

test('FILL DETAILED FORM carries over the input', async ({ page }) => {
  await page.goto('/services/branding');
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill('A. Founder');
  await form.getByLabel('Email').fill('founder@hexwell.example');
  await form.getByLabel('Company').fill('Hexwell');
  await form.getByLabel('Brief Overview').fill('A film about sensors.');
  // So is text typed before the form's script loads.
  await expect(page.locator('form[data-pre-hydration]')).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('A. Founder');
  await form.getByRole('link', { name: 'FILL DETAILED FORM' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('A. Founder');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Hexwell');
  await expect(page.getByRole('textbox', { name: 'Project Description' })).toHaveValue(
    'A film about sensors.',
  );
});

test('a client mark takes its own colours on hover', async ({ page }) => {
  await page.goto('/about');
  const mark = page.getByRole('listitem').filter({ hasText: 'Brightmoor' });
  await mark.scrollIntoViewIfNeeded();
  const [grey, colour] = [mark.locator('use').first(), mark.locator('use').last()];
  await expect(mark.locator('use')).toHaveCount(2);
  await expect(colour).toHaveCSS('opacity', '0');
  await mark.hover();
  await expect(colour).toHaveCSS('opacity', '1');
  await expect(grey).toHaveCSS('opacity', '0');
});
