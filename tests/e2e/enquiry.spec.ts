import { asPerson, fillDetailed } from './forms';
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

test('a short enquiry is confirmed in place, stored and mailed', async ({ page, site }) => {
  await page.goto('/about');
  const pause = asPerson();
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill('A. Founder');
  await form.getByLabel('Email').fill('short@hexwell.example');
  await form.getByLabel('Company').fill('Hexwell');
  await form.getByLabel('Brief Overview').fill('A film about sensors.');
  await pause(page);
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(
    form.getByText(
      'The form is submitted successfully. Expect a response from our team very soon!',
    ),
  ).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');

  expect(JSON.stringify(await site.leads('short'))).toContain('short@hexwell.example');
  await expect
    .poll(async () => (await site.mails()).some((mail) => mail.includes('short@hexwell.example')))
    .toBe(true);
});

test('the newsletter form reports success and failure', async ({ page, site }) => {
  await page.goto('/careers');
  const pause = asPerson();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('First Name').fill('Ada');
  await footer.getByLabel('E-mail Address').fill('ada@hexwell.example');
  await pause(page);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    footer.getByText('Nearly there. Confirm with the link that we e-mailed you.'),
  ).toBeVisible();
  expect(JSON.stringify(await site.leads('newsletter'))).toContain('ada@hexwell.example');
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

test('/success redirects home when opened directly', async ({ page, site }) => {
  await page.goto('/success');
  await expect(page).toHaveURL(`${site.url}/`);
});
