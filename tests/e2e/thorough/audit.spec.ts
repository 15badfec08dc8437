import type { Page } from '@playwright/test';
import { type MailPart, readMail } from '../../../server/testing/read-mail';
import { questionIds } from '../../../src/features/brand-audit/answers';
import { answerAudit, asPerson, fillAuditDetails } from '../forms';
import { record } from '../motion';
import { open, settled } from '../routes';
import { expect, test } from '../site';

test.describe.configure({ mode: 'parallel' });

const submit = (page: Page) => page.getByRole('button', { name: /SUBMIT AUDIT|Please Wait/ });
const path = '**/api/audit-report/verify-data';

/** Takes the audit to its last button. */
const take = async (page: Page, name: string, number: number) => {
  await open(page, '/brand-audit');
  const pause = asPerson();
  await answerAudit(page, 'ababababbcacbbbabccb');
  await fillAuditDetails(page, name, `+44 20 7946 0${number}`);
  await pause(page);
};

test('the pieces fly along to the confirmation, and the mail with the report fits a phone', async ({
  page,
  site,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  await take(page, 'along', 101);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await settled(page);
  const places = await page.locator('[data-rail="sand"] .rail-piece').evaluateAll((rects) =>
    rects.map((rect) => {
      const { left, top } = rect.getBoundingClientRect();
      return { left, top };
    }),
  );
  expect(places).toHaveLength(20);
  const parts = questionIds.flatMap((id) =>
    (['left', 'top'] as const).map((reads) => ({
      selector: `[data-strip] [data-piece="${id}"]`,
      reads,
    })),
  );
  const frames = await record(page, parts, async () => {
    answer();
    await expect(page.getByRole('heading', { name: 'Cheerio!' })).toBeFocused();
  });
  const flown = frames.filter(({ values }) => !values.some(Number.isNaN));
  const start = flown[0]?.values ?? [];
  // Each begins where it stood on the rail.
  for (const [index, { left, top }] of places.entries()) {
    expect(Math.abs((start[2 * index] ?? NaN) - left)).toBeLessThan(3);
    expect(Math.abs((start[2 * index + 1] ?? NaN) - top)).toBeLessThan(3);
  }
  const find = async () =>
    (await site.mails()).find((mail) => /^To: along@hexwell\.example\r?$/m.test(mail));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const leaves = (part: MailPart): MailPart[] => [part, ...part.parts.flatMap(leaves)];
  const mail = readMail(Buffer.from((await find()) ?? '', 'utf8').toString('latin1'));
  const html = leaves(mail).find(({ headers }) => headers['content-type']?.startsWith('text/html'));
  await page.goto('about:blank');
  await page.setContent(html?.content.toString() ?? '');
  await expect(page.getByRole('img', { name: 'Contrio' })).toBeVisible();
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
