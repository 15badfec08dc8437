import { fillDetailed } from './forms';
import { expect, test } from './site';

test('a failed send of a detailed enquiry keeps every character; the next is confirmed, stored and mailed', async ({
  page,
  site,
}) => {
  const email = 'again@hexwell.example';
  const pause = await fillDetailed(page, email);
  await pause(page);
  const send = page.getByRole('button', { name: 'Send' });
  await site.stop('SIGTERM');
  await send.click();
  await expect(page.getByRole('button', { name: 'Please Wait' })).toBeVisible();
  await expect(send).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Project Description' })).toHaveValue(
    'A name\nand a film.',
  );
  await site.start();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);
  expect(JSON.stringify(await site.leads('detailed'))).toContain(email);
  await expect
    .poll(async () => (await site.mails()).some((mail) => mail.includes(email)))
    .toBe(true);
});
