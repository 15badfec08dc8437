import { open } from '../routes';
import { expect, test } from '../site';

test('a double click answers one question, however slow the clicks', async ({ page }) => {
  await open(page, '/brand-audit');
  const client = await page.context().newCDPSession(page);
  const moving = () =>
    page.evaluate(
      () => document.querySelector('main form')?.getAnimations({ subtree: true }).length,
    );
  for (const [index, letter] of Array.from('abcabcabcabcabcabcab').entries()) {
    const chosen = page.locator(`input[name="q-${index + 1}"][value="${letter}"]`);
    await expect.poll(moving).toBe(0);
    await chosen.hover();
    const box = await chosen.boundingBox();
    if (!box) throw new Error('The answer has no box');
    const row = page.locator(`#q-${index + 1}`);
    const top = (await row.boundingBox())?.y ?? NaN;
    const now = Date.now() / 1000;
    // Clicks 60 to 340 ms apart by event time, independent of the machine's load.
    for (const [clickCount, timestamp] of [now, now + 0.06 + 0.07 * (index % 5)].entries())
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await client.send('Input.dispatchMouseEvent', {
          type,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
          button: 'left',
          clickCount: clickCount + 1,
          timestamp,
        });
    await expect(page.getByText(/of 20 answered/)).toHaveText(`${index + 1} of 20 answered`);
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    // The pressed question stays where it is; a jump of the page would move it.
    await expect
      .poll(async () => Math.abs(((await row.boundingBox())?.y ?? NaN) - top))
      .toBeLessThan(3);
  }
});
