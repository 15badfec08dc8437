import { asPerson } from './forms';
import { open } from './routes';
import { expect, test } from './site';

test('a failed send of a detailed enquiry keeps every character; the next is confirmed, stored and mailed', async ({
  page,
  site,
}) => {
  const email = 'again@hexwell.example';
  await open(page, '/contact');
  const pause = asPerson();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A. Founder');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  // The first interaction loads the list's script; typing again opens the list.
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Country' }).fill('');
    await page.getByRole('combobox', { name: 'Country' }).fill('india');
    await page.getByRole('option', { name: /^India/ }).click({ timeout: 3000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Contact No.' }).fill('98000 00000');
  await page.getByRole('textbox', { name: 'Company' }).fill('Hexwell');
  await page.getByRole('textbox', { name: 'Designation' }).fill('Founder');
  await page.getByText('One-time Project').click();
  await page.getByRole('combobox', { name: 'Budget' }).selectOption('10 Lacs - 50 Lacs');
  const brief = page.getByRole('textbox', { name: 'Project Description' });
  const text = 'A name\nand a film.';
  await brief.fill(text);
  await page.getByRole('button', { name: 'Brand Identity' }).click();
  await pause(page);
  const send = page.getByRole('button', { name: 'Send' });
  await site.stop('SIGTERM');
  await send.click();
  await expect(page.getByRole('button', { name: 'Please Wait' })).toBeVisible();
  await expect(send).toBeVisible();
  await expect(brief).toHaveValue(text);
  await site.start();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);
  expect(JSON.stringify(await site.leads('detailed'))).toContain(email);
  await expect
    .poll(async () => (await site.mails()).some((mail) => mail.includes(email)))
    .toBe(true);
});
