import { answerAudit, asPerson, fillAuditDetails, fillDetailed } from '../forms';
import { expect, test } from '../site';

test('an audit sent again after a lost response and a reload is stored once', async ({
  page,
  site,
}) => {
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'abbacbaabcbbacbaabcb');
  await fillAuditDetails(page, 'again', '+44 20 7946 0017');
  await pause(page);
  await page.route('**/api/audit-report/verify-data', async (route) => {
    // A connection that the server has closed meanwhile is opened again.
    await route.fetch({ maxRetries: 2 });
    await route.abort('connectionreset');
  });
  const submit = page.getByRole('button', { name: 'SUBMIT AUDIT' });
  await submit.click();
  await expect(page.getByRole('alert', { name: 'Why is this happening?' })).toBeFocused();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByText('20 of 20 answered')).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/\/success$/);
  const rows = (await site.leads('audit')).filter((row) => JSON.stringify(row).includes('again@'));
  expect(rows).toHaveLength(1);
});

test('a detailed enquiry sent again after a lost response and a reload is stored once', async ({
  page,
  site,
}) => {
  const pause = await fillDetailed(page, 'lost@hexwell.example');
  // Not in the order of the fields, and with spaces that the form trims.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(' B. Founder ');
  await pause(page);
  const lost = page.waitForRequest('**/api/contact-us');
  await page.route('**/api/contact-us', async (route) => {
    // A connection that the server has closed meanwhile is opened again.
    await route.fetch({ maxRetries: 2 });
    await route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await lost;
  await expect(page.getByText('Not sent. Everything you typed is still here.')).toBeAttached();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Hexwell');
  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  const rows = (await site.leads('detailed')).filter((row) =>
    JSON.stringify(row).includes('lost@'),
  );
  expect(rows).toHaveLength(1);
});
