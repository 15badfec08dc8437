import { controls, press } from '../controls';
import { holdScripts } from '../hold-scripts';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

for (const control of controls) {
  const { kind, route, selector, answer } = control;

  test(`${kind} on ${route} pressed before its script loads answers once it does`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const answered = press(page, control);
    await release();
    expect(await answered).toBeGreaterThan(0);
  });

  test(`${kind} on ${route} pressed during hydration keeps its answer`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript((wanted) => {
      const pressOnceListening = () => {
        const root = document.getElementById('root');
        if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer')))
          return void setTimeout(pressOnceListening);
        const target = document.querySelector<HTMLElement>(wanted);
        target?.setAttribute('data-pressed', '');
        target?.click();
      };
      pressOnceListening();
    }, selector);
    await page.goto(route);
    const pressed = page.locator('[data-pressed]');
    await expect(pressed).toBeAttached();
    await expect(page.locator('main[data-pre-hydration]')).toHaveCount(0);
    // The page replays an early press in the task after hydration.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(pressed).toHaveAttribute(answer, 'true');
  });
}

test('Send pressed before its script loads lists what is missing once it does', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Detailed enquiry' });
  await form.locator('button[type="submit"]').click();
  await release();
  await expect(form.getByRole('alert')).toContainText('fields need another look');
});
