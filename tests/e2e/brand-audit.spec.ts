import { violations, zoom } from './layout';
import { answerAudit, asPerson, fillAuditDetails } from './forms';
import { expect, test } from './site';

test('an audit produces one report, on the page, by mail and in print', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'abbacbaabcbbacbaabcb');
  await expect(page.getByText('20 of 20 answered')).toBeVisible();
  await fillAuditDetails(page, 'ada', '+44 20 7946 0018');
  await pause(page);
  await page.getByRole('button', { name: 'SUBMIT AUDIT' }).click();

  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeVisible();
  await expect(page.getByText('Strongest in pull.')).toBeVisible();
  const reference = await page.locator('[data-reference]').innerText();
  expect(reference).toMatch(/^C-(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('brand-audit');

  const rows = JSON.stringify(await site.leads('audit'));
  expect(rows).toContain(reference);
  await expect
    .poll(async () => (await site.mails()).filter((mail) => mail.includes(reference)).length, {
      timeout: 30_000,
    })
    .toBe(2);
  const mails = await site.mails();
  const report = mails.find((mail) => /^To: ada@hexwell\.example\r?$/m.test(mail)) ?? '';
  expect(report).toMatch(/^Subject: Your brand audit: 23 of 40, and where to start\r?$/m);
  for (const part of ['text/plain', 'text/html']) expect(report).toContain(part);
});

test('a question’s link scrolls to it, below the header or the bar of the line', async ({
  page,
}) => {
  await page.goto('/brand-audit#q-13');
  const atTop = () => page.locator('#q-13').evaluate((row) => row.getBoundingClientRect().top);
  await expect.poll(atTop).toBeGreaterThan(84);
  await expect.poll(atTop).toBeLessThan(160);
  await zoom(page);
  await page.setViewportSize({ width: 960, height: 720 });
  // A new visit: a reload would return to where the page was scrolled.
  await page.goto('about:blank');
  await page.goto('/brand-audit#q-13');
  const row = page.locator('#q-13');
  await expect(row).toBeInViewport();
  const bar = page.locator('[data-progress]');
  // The bar moves with the header, which hides.
  const gap = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return ((await row.boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
