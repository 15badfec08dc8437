import { open } from '../routes';
import { expect, test } from '../site';

/** One hook sends all forms (`src/api/use-submission.ts`). */
test('on plain http under an intranet host name a form sends, and Copy says that the browser forbids it', async ({
  page,
  site,
}) => {
  await open(page, `http://office.test:${new URL(site.url).port}/careers`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const copy = page.getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  await expect(copy.locator('..').locator('output')).toContainText('Select the address');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('First Name').fill('Ada');
  await footer.getByLabel('E-mail Address').fill('ada@hexwell.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Nearly there. Confirm with the link that we e-mailed you.'),
  ).toBeVisible();
});
