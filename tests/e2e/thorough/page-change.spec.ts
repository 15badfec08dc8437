import type { Page } from '@playwright/test';
import { takeFrames, watchFrames } from '../frames';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollDown = async (page: Page, by: number) => {
  await page.mouse.move(700, 450);
  const before = await scrolled(page);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(before + by);
};

/** Opens a menu by hover. Moves the pointer in from the page: inside the item it would fire no enter event. */
const menuLink = async (page: Page, menu: string, name: string) => {
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: menu });
  await page.mouse.move(700, 600);
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return header.getByRole('link', { name });
};

for (const { from, link } of [
  { from: '/services/branding', link: 'Services' },
  { from: '/privacy-policy', link: 'Services' },
])
  test(`the services link on ${from} leads straight to branding`, async ({ page }) => {
    await watchFrames(page);
    await open(page, from);
    await takeFrames(page);
    const before = await page.locator('main h1').innerText();
    const target = page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });
    await expect(target).toHaveAttribute('href', '/services/branding');
    await target.click();
    await expect(page).toHaveURL('/services/branding');
    await expect(page.getByRole('heading', { name: 'OUR SERVICES' })).toBeVisible();
    const headings = new Set((await takeFrames(page)).map(({ heading }) => heading));
    expect([...headings]).toEqual([...new Set([before, 'OUR SERVICES'])]);
  });

test('/services opened directly shows branding without an empty frame', async ({ page }) => {
  await watchFrames(page);
  await page.goto('/services');
  await expect(page).toHaveURL('/services/branding');
  await page.waitForLoadState('networkidle');
  const headings = (await takeFrames(page)).map(({ heading }) => heading);
  const shown = headings.slice(headings.findIndex((heading) => heading !== ''));
  expect(new Set(shown)).toEqual(new Set(['OUR SERVICES']));
});

test('every frame of a new page has its own scroll position, title and focus', async ({ page }) => {
  await watchFrames(page);
  await open(page, '/services/branding');
  await scrollDown(page, 900);
  await takeFrames(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.locator('main h1')).not.toHaveText('OUR SERVICES');
  const heading = await page.locator('main h1').innerText();
  const frames = (await takeFrames(page)).filter((frame) => frame.heading === heading);
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames)
    expect(frame).toMatchObject({ title: 'About the agency · Contrio', y: 0 });
  expect(new Set(frames.map(({ focused }) => focused)).size).toBe(1);
  await expect(page.locator('main h1')).toBeFocused();
});

test('the header shows in the first frame of another page and stays on the way back', async ({
  page,
}) => {
  await watchFrames(page);
  await open(page, '/about');
  const header = page.locator('header:has(nav)');
  const before = await page.locator('main h1').innerText();
  await scrollDown(page, 1200);
  await expect(header).toHaveAttribute('data-hidden');
  await settled(page);
  const remembered = () => page.evaluate(() => sessionStorage.getItem('scroll-positions'));
  await expect.poll(remembered).toContain('1200');
  await takeFrames(page);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('main h1')).not.toHaveText(before);
  await settled(page);
  const arrival = (await takeFrames(page)).filter(({ heading }) => heading !== before);
  expect(new Set(arrival.map(({ header: top }) => top))).toEqual(new Set([0]));

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await settled(page);
  const way = (await takeFrames(page)).filter(({ heading }) => heading === before);
  expect(new Set(way.map(({ header: top }) => top))).toEqual(new Set([0]));
  await scrollDown(page, 40);
  await expect(header).toHaveAttribute('data-hidden');
});

test('switching the services tab keeps the scroll position', async ({ page }) => {
  await watchFrames(page);
  await open(page, '/services/branding');
  await scrollDown(page, 130);
  await takeFrames(page);
  const tabs = page.getByRole('navigation', { name: 'Service' });
  await tabs.getByRole('link', { name: 'VIDEO MARKETING' }).click();
  await expect(page).toHaveURL('/services/video-marketing');
  await expect(page.getByRole('heading', { name: 'OUR SERVICES' })).toBeFocused();
  expect(new Set((await takeFrames(page)).map(({ y }) => y))).toEqual(new Set([130]));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services/branding');
  await expect.poll(() => scrolled(page)).toBe(0);
});

for (const from of ['/about', '/services/branding'])
  test(`a menu link with a hash on ${from} moves the focus to its heading`, async ({ page }) => {
    await open(page, from);
    for (const [name, heading] of [
      ['Video Marketing', '#video-services'],
      ['Branding', '#branding-services'],
      ['Branding', '#branding-services'],
    ] as const) {
      await (await menuLink(page, 'Services', name)).click();
      await expect(page.locator(heading)).toBeFocused();
      await expect(page.locator(heading)).toBeInViewport();
    }
  });

test('Back and Forward after jumps inside the policy restore the scroll position', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  const section = (number: number) => page.getByRole('heading', { level: 3 }).nth(number - 1);
  await scrollDown(page, 2000);
  await contents.getByRole('link').nth(4).click();
  await expect(section(5)).toBeFocused();
  const atFive = await scrolled(page);
  await scrollDown(page, 90);
  await contents.getByRole('link').nth(8).click();
  await expect(section(9)).toBeFocused();
  const atNine = await scrolled(page);
  expect(atNine).toBeGreaterThan(atFive + 90);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(atFive + 90);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2000);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(atFive + 90);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(atNine);
});

test('Back returns from the skip link', async ({ page }) => {
  await open(page, '/privacy-policy');
  await scrollDown(page, 500);
  const remembered = () => page.evaluate(() => sessionStorage.getItem('scroll-positions'));
  await expect.poll(remembered).toContain('500');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(500);
});
