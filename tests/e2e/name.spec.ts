import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { waitForRest } from './pills';
import { expect, test } from './site';

/** Pieces of the name by layer, and pills that are out of the pile. */
const stage = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      stands: count('[data-layer="stand"] path'),
      moves: count('[data-layer="way"] path') + count('[data-layer="out"] path'),
      away: count('[data-pill][data-away]'),
    };
  });

test('a name typed, pasted, changed and deleted is written by the pills, taken along and never sent', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await waitForRest(page);
  const field = page.getByRole('textbox', { name: 'Your company’s name' });
  const written = (stands: number, away: number) =>
    expect.poll(() => stage(page), { timeout: 15_000 }).toEqual({ stands, moves: 0, away });

  await field.click();
  await page.keyboard.type('Zincoq', { delay: 300 });
  await written(15, 15);
  // Faster than pieces fly.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('xy');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await written(12, 12);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await written(0, 0);
  await page.keyboard.insertText('Blue & Co');
  await written(16, 16);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it as SVG' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('blue-co-on-the-line.svg');
  const svg = await readFile(await saved.path(), 'utf8');
  expect(svg.match(/<path/g)).toHaveLength(16);
  expect(svg).not.toMatch(/<(?:text|rect|style)/);
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it as PNG' }).click();
  expect((await png).suggestedFilename()).toBe('blue-co-on-the-line.png');

  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Company|^Organi/ })).toHaveValue('Blue & Co');
  await page.goBack();
  await waitForRest(page);
  await expect(field).toHaveValue('Blue & Co');
  await written(16, 16);
  expect(requests.filter((request) => /blue/i.test(request))).toEqual([]);
});
