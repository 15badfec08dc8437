import { auditBody } from '../../../server/testing/bodies';
import { type MailPart, readMail } from '../../../server/testing/read-mail';
import { colors } from '../../../tailwind.config';
import { expect, test } from '../site';

const leaves = (part: MailPart): MailPart[] =>
  part.parts.length > 0 ? part.parts.flatMap(leaves) : [part];

test('the report mail shows its logo and its line, and fits a phone', async ({ page, site }) => {
  const answers = Array.from('abbacbaabcbbacbaabcb', (letter, index) => [`q-${index + 1}`, letter]);
  const body = auditBody({
    ...Object.fromEntries(answers),
    'first-name': 'M'.repeat(60),
    // One free audit each: other journeys share the server.
    email: 'maya@report-mail.example',
    linkedin: 'https://www.linkedin.com/in/report-mail',
    website: 'https://report-mail.example',
    contact: '+44 20 7946 0777',
  });
  const response = await page.request.post(`${site.url}/api/audit-report/verify-data`, {
    data: body,
    headers: { origin: site.url, 'x-form-fill': '60000' },
  });
  expect(response.status()).toBe(200);
  const find = async () =>
    (await site.mails()).find((mail) => /^To: maya@report-mail\.example\r?$/m.test(mail));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();

  const parts = leaves(readMail(Buffer.from((await find()) ?? '', 'utf8').toString('latin1')));
  const partOf = (type: string) =>
    parts.find(({ headers }) => headers['content-type']?.startsWith(type))?.content;
  const logo = `data:image/png;base64,${partOf('image/png')?.toString('base64')}`;
  await page.setContent((partOf('text/html')?.toString() ?? '').replace(/cid:[^"]+/, logo));

  for (const width of [360, 640, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const picture = await page
      .getByRole('img', { name: 'Contrio' })
      .evaluate((image) =>
        image instanceof HTMLImageElement ? [image.naturalWidth, image.clientWidth] : [],
      );
    expect(picture).toEqual([344, 172]);
    // Dots stay round at any width; the green piece is one of them.
    const dot = await page
      .locator(`td[style*="${colors.green}"]`)
      .evaluate((cell) => cell.clientWidth / cell.clientHeight);
    expect(dot).toBeGreaterThan(0.8);
    expect(dot).toBeLessThan(1.25);
  }
});
