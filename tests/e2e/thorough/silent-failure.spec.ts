import { forms } from '../forms';
import { expect, test } from '../site';

for (const one of forms.filter(({ name }) => name.endsWith('enquiry'))) {
  test(`a failure of ${one.name} is announced but not shown`, async ({ page }) => {
    await one.fill(page);
    await page.route(`**/api${one.api}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    const form = one.form(page);
    const button = form.getByRole('button', { name: one.send, exact: true });
    await button.focus();
    const seen = () =>
      form.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('*')]
          .filter(
            ({ offsetWidth, childElementCount }) => offsetWidth > 1 && childElementCount === 0,
          )
          .map(({ textContent }) => textContent),
      );
    const before = await seen();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Please Wait' })).toBeVisible();
    await expect(button).toBeVisible();
    await expect(
      form.getByRole('status').filter({ hasText: 'Not sent. Everything you typed is still here.' }),
    ).toBeAttached();
    expect(await seen()).toEqual(before);
    await expect(button).toBeFocused();
  });
}
