import { fillDetailed } from '../forms';
import { expect, test } from '../site';

test('an enquiry survives when the server is killed right after its response', async ({
  page,
  site,
}) => {
  const pause = await fillDetailed(page, 'killed@hexwell.example');
  await pause(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact-us'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await answered).status()).toBe(200);
  await site.stop('SIGKILL');
  await site.start();
  expect(JSON.stringify(await site.leads('detailed'))).toContain('killed@hexwell.example');
});
