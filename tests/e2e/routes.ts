import type { Page } from '@playwright/test';
import { paths } from '../../src/content/pages';

/** Services leads elsewhere, and success without its flag to home: open it with `openSuccess`. */
export const pages: readonly string[] = Object.values(paths).filter(
  (path) => path !== paths.services && path !== paths.success,
);

export const routes: readonly string[] = [...pages, '/nowhere/at/all'];

/**
 * Opens the confirmation as a form does, with the flag in the router's state.
 * @param letters the answers of an audit, whose report follows
 */
export async function openSuccess(page: Page, letters = '') {
  const answers = Array.from(letters, (letter, index) => [`q-${index + 1}`, letter]);
  const audit = {
    reference: 'C-7KQ2-M9XB-4HTP',
    company: 'Hexwell',
    takenAt: Date.UTC(2026, 10, 20, 12),
    answers: Object.fromEntries(answers),
  };
  await page.goto('/404.html');
  await page.evaluate((usr) => history.replaceState({ usr, key: 'sent', idx: 0 }, '', '/success'), {
    success: true,
    ...(letters && { audit }),
  });
  await page.reload();
  const last = letters ? 'What holds' : 'Cheerio!';
  await page.getByRole('heading', { name: last }).waitFor();
}

/** Opens a route and waits until the page is hydrated. */
export async function open(page: Page, route: string) {
  if (route === '/success') return openSuccess(page);
  await page.goto(route);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  // The network may be idle before the scripts are asked for; a press would then reach the browser, not the router.
  await page.locator('main:not([data-pre-hydration])').waitFor();
}

/** @returns what the page complains about on the console or throws, filled as it comes */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    // Expected: the audit's failed request and the 404 of the unknown address.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (isComplaint && !isAnswer) complaints.push(message.text());
  });
  return complaints;
};

/** Scrolls through the page and back to the top, so that lazy content loads and reveals run. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 450) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until the page has adapted to a new size and every finite animation that is seen has ended. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // In an answer that closes meanwhile an animation stands still and never ends.
    const isOn = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility() &&
      effect.getComputedTiming().endTime !== Infinity;
    await nextFrame();
    await nextFrame();
    const ending = document.getAnimations().filter(isOn);
    while (ending.some(isOn)) await nextFrame();
  });
