import { answerAudit, asPerson, fillAuditDetails } from './forms';
import { expect, test } from './site';

test('an audit whose answer was lost, loaded again and sent again, is the same audit', async ({
  page,
  site,
}) => {
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'abbacbaabcbbacbaabcb');
  await fillAuditDetails(page, 'again', '+44 20 7946 0017');
  await pause(page);
  await page.route('**/api/audit-report/verify-data', async (route) => {
    await route.fetch();
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
