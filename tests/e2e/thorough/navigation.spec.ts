import type { Page } from '@playwright/test';
import { complaintsOf, open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

/** The state of a page in one frame. */
interface Frame {
  title: string;
  /** The visible page heading; empty without one. */
  heading: string;
  /** Scroll position in px. */
  y: number;
  /** Top of the header, in px from the top of the window. */
  header: number;
  /** Whether the page's heading has the focus. */
  isFocused: boolean;
}

/** Records every frame, from the next document on. @returns takes the frames since the last call */
const watchFrames = async (page: Page) => {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const header = document.querySelector('header:has(nav)');
      frames.push({
        title: document.title,
        heading: heading?.checkVisibility() ? heading.innerText : '',
        y: Math.round(scrollY),
        header: Math.round(header?.getBoundingClientRect().top ?? 0),
        isFocused: heading !== null && document.activeElement === heading,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate<Frame[]>(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const frames: unknown = Reflect.get(window, 'frames');
      return Array.isArray(frames) ? frames.splice(0) : [];
    });
};

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollDown = async (page: Page, by: number) => {
  await page.mouse.move(700, 450);
  const before = await scrolled(page);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(before + by);
};

/** Waits until the position is remembered for the way back. */
const remembered = (page: Page, y: number) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions')))
    .toContain(String(y));

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('/services shows branding without an empty frame', async ({ page }) => {
  const take = await watchFrames(page);
  await page.goto('/services');
  await expect(page).toHaveURL('/services/branding');
  await page.waitForLoadState('networkidle');
  const headings = (await take()).map(({ heading }) => heading);
  const shown = headings.slice(headings.findIndex((heading) => heading !== ''));
  expect(new Set(shown)).toEqual(new Set(['OUR SERVICES']));
});

test('every frame of a new page has its scroll position, title, focus and header, on the way back, too', async ({
  page,
}) => {
  const take = await watchFrames(page);
  await open(page, '/about');
  const header = page.locator('header:has(nav)');
  const before = await page.locator('main h1').innerText();
  await scrollDown(page, 1200);
  await expect(header).toHaveAttribute('data-hidden');
  await settled(page);
  await remembered(page, 1200);
  await take();
  await footerLink(page, 'Careers').dispatchEvent('click');
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('main h1')).not.toHaveText(before);
  await settled(page);
  const arrival = (await take()).filter(({ heading }) => heading !== before);
  expect(arrival.length).toBeGreaterThan(0);
  const title = arrival[0]?.title;
  expect(title).not.toBe('About the agency · Contrio');
  for (const { heading, ...frame } of arrival)
    expect(frame, heading).toEqual({ title, y: 0, header: 0, isFocused: true });
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await settled(page);
  const way = (await take()).filter(({ heading }) => heading === before);
  expect(new Set(way.map(({ header: top }) => top))).toEqual(new Set([0]));
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('switching the services tab keeps the scroll position', async ({ page }) => {
  const take = await watchFrames(page);
  await open(page, '/services/branding');
  await scrollDown(page, 130);
  await take();
  await page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: 'VIDEO MARKETING' })
    .click();
  await expect(page).toHaveURL('/services/video-marketing');
  await expect(page.getByRole('heading', { name: 'OUR SERVICES' })).toBeFocused();
  expect(new Set((await take()).map(({ y }) => y))).toEqual(new Set([130]));
  await footerLink(page, 'Services').click();
  await expect(page).toHaveURL('/services/branding');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('no word of the header moves while one is pointed at or focused', async ({ page }) => {
  await open(page, '/about');
  const words = page
    .getByRole('banner')
    .locator(':is(a, button):not([data-menu] *)')
    .filter({ visible: true });
  const places = () =>
    words.evaluateAll((all) =>
      all.map((word) => {
        const { left, top, width } = word.getBoundingClientRect();
        return [word.textContent, left, top, width].join(' ');
      }),
    );
  const before = await places();
  expect(before).toHaveLength(6);
  for (let index = 0; index < before.length; index++) {
    const word = words.nth(index);
    for (const turnTo of [() => word.hover(), () => word.focus()]) {
      await turnTo();
      await settled(page);
      expect.soft(await places(), before[index]).toEqual(before);
      await page.mouse.move(700, 600);
      await expect(page.locator('header [aria-expanded="true"]')).toHaveCount(0);
    }
  }
});

test('a menu link with a hash moves the focus to its heading, from any page', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  for (const [name, heading] of [
    ['Video Marketing', '#video-services'],
    ['Branding', '#branding-services'],
    ['Branding', '#branding-services'],
  ] as const) {
    const button = header.getByRole('button', { name: 'Services' });
    // Moves the pointer in from the page: inside the item it would fire no enter event. A crossing takes no pointer.
    await expect(async () => {
      await page.mouse.move(700, 600);
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    await header.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.locator(heading)).toBeFocused();
    await expect(page.locator(heading)).toBeInViewport();
  }
});

test('a chair leads to its row, which alone is lit until the pointer moves', async ({ page }) => {
  await open(page, '/careers');
  const rows = page.getByRole('region', { name: 'Current Job Openings' }).getByRole('listitem');
  const lit = () =>
    rows.evaluateAll((all) =>
      all.flatMap(({ id, firstElementChild }) =>
        firstElementChild && getComputedStyle(firstElementChild).opacity === '1' ? [id] : [],
      ),
    );
  await page.getByRole('link', { name: /^Brand Manager/ }).click();
  await expect(rows.nth(2)).toBeInViewport();
  await expect.poll(lit).toEqual([await rows.nth(2).getAttribute('id')]);
  await rows.nth(4).hover();
  await expect.poll(lit).toEqual([await rows.nth(4).getAttribute('id')]);
});

test('Back and Forward restore the position after jumps inside a page, and after the skip link', async ({
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
  for (const [go, y] of [
    [() => page.goBack(), atFive + 90],
    [() => page.goBack(), 2000],
    [() => page.goForward(), atFive + 90],
    [() => page.goForward(), atNine],
  ] as const) {
    await go();
    await expect.poll(() => scrolled(page)).toBe(y);
  }
  await remembered(page, atNine);
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(atNine);
});

// Which address means which page: `src/lib/addresses.test.ts`; where our server sends it: `server/http/site.test.ts`.
for (const [typed, address] of [
  ['//', '/'],
  ['/Contact).?service=web#form', '/contact?service=web#form'],
] as const)
  test(`the not-found page of a static host leads from ${typed} to ${address}, and shows no 404`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page);
    // Every heading that is seen, across documents.
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading?.checkVisibility())
          sessionStorage.setItem('seen', `${sessionStorage.getItem('seen')} ${heading.innerText}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.route(
      (url) => url.pathname === new URL(`http://site${typed}`).pathname,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', path: 'dist/404.html' }),
    );
    await page.goto(baseURL + typed);
    await expect(page).toHaveURL(baseURL + address);
    const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
    await expect.poll(seen).not.toBeNull();
    expect(await seen()).not.toContain('waltzed');
    expect(complaints).toEqual([]);
  });

test('a page that a static host serves for doubled slashes starts', async ({ page, baseURL }) => {
  await page.route(
    (url) => url.pathname === '//contact/',
    (route) => route.fulfill({ contentType: 'text/html', path: 'dist/contact/index.html' }),
  );
  await page.goto(`${baseURL}//contact/?service=web`);
  await expect(page).toHaveURL(`${baseURL}/contact?service=web`);
  await expect(page.locator('#root[data-hydrating]')).toBeAttached();
});

test('the page keeps its scroll position behind the gate, also with a hash', async ({ page }) => {
  for (const address of ['/', '/services/branding#our-services']) {
    await open(page, address);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return scrolled(page);
      })
      .toBeGreaterThan(1500);
    await settled(page);
    const y = await scrolled(page);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(page.getByText('Please visit our website on desktop, temporarily!')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(async () => Math.abs((await scrolled(page)) - y)).toBeLessThan(50);
  }
});
