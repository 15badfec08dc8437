import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../server/testing/listen';
import { hero } from '../../src/content/home-hero';
import { holdScripts } from './hold-scripts';
import { expect, test } from './site';

const pauseButton = (page: Page) => page.getByRole('button', { name: hero.pause });

test('a remembered pause applies before the scripts load, and an early press resumes motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('motion-paused', 'true');
    sessionStorage.setItem('visited', 'yes');
  });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = pauseButton(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html[data-paused]')).toBeAttached();
  await button.click();
  await release();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html[data-paused]')).not.toBeAttached();
});

test('a link pressed before the scripts load leads to its page', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

for (const [form, route, field] of [
  ['the short enquiry', '/about', 'main form textarea'],
  ['the detailed enquiry', '/contact', 'main form textarea'],
  ['the country', '/contact', 'main form [name="countryText"]'],
  ['the audit', '/brand-audit', 'main form [name="industry"]'],
  ['the newsletter', '/careers', 'footer form [name="firstName"]'],
] as const)
  test(`foreign elements beside the fields of ${form} cost neither text nor focus`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    // As password managers and writing assistants insert them.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('form :is(input, textarea)'))
        one.after(document.createElement('div'));
    });
    const control = page.locator(field);
    await control.focus();
    await page.keyboard.type('Half');
    await release();
    await page.keyboard.type(' a word');
    await expect(control).toBeFocused();
    await expect(control).toHaveValue('Half a word');
  });

test('a country that is corrected while the page hydrates keeps the place of the caret', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const country = page.locator('main form [name="countryText"]');
  await country.focus();
  await page.keyboard.type('Frnce');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await release();
  await page.keyboard.type('a');
  await expect(country).toHaveValue('France');
});

// The header grows from its end, and the foot of the panel beside the form sinks with it.
for (const part of ['aria-controls="menu-resources"', 'name="projectDescription"'])
  test(`a page that comes in two pieces, cut at ${part}, is first seen whole`, async ({ page }) => {
    const html = readFileSync('dist/contact/index.html', 'utf8');
    const half = html.indexOf(part);
    expect(half).toBeGreaterThan(0);
    const server = createServer(({ url }, response) => {
      if (url !== '/contact') return response.writeHead(404).end();
      response.setHeader('Content-Type', 'text/html').write(html.slice(0, half));
      return setTimeout(() => response.end(html.slice(half)), 1000);
    });
    await page.goto(`http://127.0.0.1:${await listen(server)}/contact`);
    const seen = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
    await expect.poll(seen).toBeDefined();
    expect(await seen()).toBeGreaterThan(1000);
    server.close();
  });
