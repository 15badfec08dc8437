import { fillDetailed } from './forms';
import { expect, test } from './site';

test('a detailed enquiry is confirmed, stored and mailed', async ({ page, site }) => {
  const pause = await fillDetailed(page, 'stored@hexwell.example');
  await pause(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);

  expect(JSON.stringify(await site.leads('detailed'))).toContain('stored@hexwell.example');
  await expect
    .poll(async () => (await site.mails()).some((mail) => mail.includes('stored@hexwell.example')))
    .toBe(true);
});

test('a failed send keeps every character, and the next attempt succeeds', async ({
  page,
  site,
}) => {
  const pause = await fillDetailed(page, 'again@hexwell.example');
  await pause(page);
  await site.stop('SIGTERM');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Please Wait' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Project Description' })).toHaveValue(
    'A name\nand a film.',
  );
  await site.start();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
});
