import { open } from '../routes';
import { expect, test } from '../site';
import { zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

/** What opens and closes on a press: page, name, selector, width of the window, and whether another is open before. */
const rows: readonly [
  route: string,
  name: string,
  selector: string,
  width: number,
  isOther: boolean,
][] = [
  ['/faq', 'question', '[data-item] [aria-expanded]', 1440, false],
  // Upright, an open year lies above the next one.
  ['/about', 'year', '[aria-labelledby=journey] [aria-expanded]', 900, true],
  ['/services/branding', 'service', 'article [aria-expanded]', 1440, true],
];

for (const [route, name, selector, width, isOther] of rows)
  for (const motion of ['full', 'reduced'] as const)
    test(`a pressed ${name} stays where it is, motion ${motion}`, async ({ page }) => {
      if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' });
      if (width < 1280) {
        await zoom(page);
        await page.setViewportSize({ width, height: 900 });
      }
      await open(page, route);
      const buttons = page.locator(selector);
      if (isOther) {
        await buttons.first().click();
        await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
      }
      const pressed = buttons.nth(isOther ? 1 : 3);
      await pressed.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const header = page.getByRole('banner');
      if (name === 'question') await expect(header).toHaveAttribute('data-hidden');
      // Until it has risen into view.
      await pressed.evaluate(async (element) => {
        const first = () => element.getBoundingClientRect().top;
        let [last, still] = [first(), 0];
        while (still < 20) {
          await new Promise(requestAnimationFrame);
          still = first() === last ? still + 1 : 0;
          last = first();
        }
      });
      const tops = pressed.evaluate(async (element) => {
        const seen: number[] = [];
        const end = performance.now() + 900;
        while (performance.now() < end) {
          // After the frame: the page scrolls along in it.
          await new Promise(requestAnimationFrame);
          await new Promise((done) => setTimeout(done));
          seen.push(element.getBoundingClientRect().top);
        }
        return seen;
      });
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-expanded', 'true');
      const seen = await tops;
      expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(2);
      if (name === 'question') await expect(header).toHaveAttribute('data-hidden');
    });
