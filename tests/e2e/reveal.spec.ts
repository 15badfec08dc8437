import { open } from './routes';
import { expect, test } from './site';

test('what lies below rises as it comes into view; without its script nothing waits', async ({
  page,
}) => {
  const built = await (await page.request.get('/about')).text();
  expect(built.includes('data-reveal="')).toBe(false);
  await open(page, '/about');
  const cards = page.locator('.kpi');
  const opacities = () =>
    cards.evaluateAll((all) => all.map((card) => Number(getComputedStyle(card).opacity)));
  await expect.poll(opacities).toEqual([0, 0, 0, 0, 0, 0]);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities()).toEqual([1, 1, 1, 1, 1, 1]);
  await page.emulateMedia({ media: 'screen' });

  const rising = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const look = () => {
          const moves = [...document.querySelectorAll('.kpi')].flatMap((card) =>
            card.getAnimations().map(({ effect }) => effect?.getTiming()),
          );
          if (moves.length === 0) requestAnimationFrame(look);
          else done(moves.map((timing) => (timing?.duration === 1000 ? (timing.delay ?? 0) : -1)));
        };
        look();
      }),
  );
  await page.locator('.kpis__grid').evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  const delays = await rising;
  expect(delays).toContain(80);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  await expect.poll(opacities).toEqual([1, 1, 1, 1, 1, 1]);

  // What is jumped over does not wait for those who come back.
  await page.keyboard.press('End');
  await expect(page.locator('[data-reveal="wait"]')).toHaveCount(0);
});
