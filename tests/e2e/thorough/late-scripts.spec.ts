import { expect } from '@playwright/test';
import { failures } from '../failing-site';
import { goThrough, taken, test, visit, visitHealthy } from '../failing-visits';

test.describe.configure({ mode: 'parallel' });

const typed = 'Half a sentence';

test('a form’s failed script is retried until it loads', async ({ context, flaky }) => {
  const { files } = await visitHealthy(context, flaky, { path: '/about' });
  const file = files.find((name) => name.includes('short-form')) ?? '';
  flaky.asked = [];
  flaky.broken = { file, failure: '404' };
  const { page, thrown } = await visit(context, flaky.url, { path: '/about' });
  const form = page.getByRole('form', { name: 'Short enquiry' });
  await form.getByLabel('Name').fill(typed);
  for (let turn = 0; turn < 20; turn += 1) {
    await form.getByLabel(turn % 2 ? 'Email' : 'Company').focus();
    await page.waitForTimeout(200);
  }
  expect(flaky.asked.filter((asked) => asked === file).length).toBeLessThanOrEqual(3);
  await expect(form.getByRole('link', { name: '@' })).toBeVisible();
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(typed);

  flaky.broken = undefined;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.getByRole('link', { name: '@' })).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue(typed);
  // The early press on Send takes effect: the first invalid field has the focus.
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(thrown).toEqual([]);
});

for (const failure of failures)
  test(`a page whose script fails with ${failure} is reloaded once`, async ({ context, flaky }) => {
    const { files } = await visitHealthy(context, flaky, { path: '/careers' });
    const file = files.find((name) => name.includes('careers-page')) ?? '';
    flaky.asked = [];
    flaky.broken = { file, failure };
    const { page, thrown } = await visit(context, flaky.url, { path: '/privacy-policy' });
    await taken(page);
    const loaded = page.waitForResponse(`${flaky.url}/careers`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    await taken(page);
    await goThrough(page);
    await expect(page).toHaveURL(`${flaky.url}/careers`);
    expect(flaky.asked.filter((asked) => asked === '/careers')).toHaveLength(1);
    expect(thrown).toEqual([]);
  });
