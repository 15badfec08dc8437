import { readFile } from 'node:fs/promises';
import { nameWords } from '../../src/content/name-line';
import { expectWritten, nameField, waitForRest } from './pills';
import { expect, test } from './site';

test('a name typed, pasted, changed and deleted is written by the pills, taken along and never sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const blinking = () =>
    page.evaluate(() => {
      const dots = document.getAnimations().filter((each) => each instanceof CSSAnimation);
      return dots.filter(({ animationName }) => animationName === 'name-blink').length;
    });
  await page.goto('/');
  const line = page.locator('.name-line');
  await line.waitFor({ state: 'attached' });
  // The dot drops in and blinks only once it is seen.
  const [early, isResting] = [await blinking(), await line.getAttribute('data-rested')];
  expect(isResting === null ? early : 0).toBe(0);
  await waitForRest(page);
  const field = nameField(page);
  /** Pills that are out of the pile. */
  const expectAway = (count: number) =>
    expect(page.locator('[data-pill][data-away]')).toHaveCount(count);

  await expect.poll(blinking).toBe(1);
  await field.click();
  await expect.poll(blinking).toBe(0);
  await page.keyboard.type('Zincoq', { delay: 300 });
  await expectWritten(page);
  await expectAway(15);
  // Faster than pieces fly.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('xy');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expectWritten(page);
  await expectAway(12);
  for (const name of ['Löwe & Söhne', 'Mmmmmmmmmmmm', '한빛', 'A 🚀 B', '   ']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(name);
    await expectWritten(page);
  }
  await expectAway(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Blue & Co');
  await expectWritten(page);
  await expectAway(16);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it as SVG' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('blue-co-on-the-line.svg');
  const svg = await readFile(await saved.path(), 'utf8');
  expect(svg.match(/<path/g)).toHaveLength(16);
  expect(svg).toMatch(/<title>Blue &amp; Co, .*contrio.example<\/title>/);
  expect(svg).not.toMatch(/<(?:text|rect|style)/);
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it as PNG' }).click();
  expect((await png).suggestedFilename()).toBe('blue-co-on-the-line.png');

  await page.getByRole('button', { name: nameWords.copyLink }).click();
  await expect(page.getByRole('button', { name: nameWords.copied })).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expectWritten(other);
  await expect(nameField(other)).toHaveValue('Blue & Co');
  await other.close();

  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Company|^Organi/ })).toHaveValue('Blue & Co');
  await page.goBack();
  await waitForRest(page);
  await expect(field).toHaveValue('Blue & Co');
  await expectWritten(page);
  expect(requests.filter((request) => /blue/i.test(request))).toEqual([]);
});
