import { expect } from '@playwright/test';
import { failures } from '../failing-site';
import { field, taken, test, visit, visitHealthy } from '../failing-visits';
import { zoom } from '../zoomed';

test.describe.configure({ mode: 'parallel' });

const typed = 'Half a sentence';

const windows = [
  { kind: 'a wide window', width: 1440 },
  { kind: 'a zoomed window', width: 640 },
] as const;

for (const { kind, width } of windows)
  test(`${kind} stays readable and usable when its style sheet fails to load`, async ({
    context,
    flaky,
  }) => {
    if (width < 1280) await zoom(context);
    const opening = { path: '/contact', width };
    flaky.broken = undefined;
    const sound = await visitHealthy(context, flaky, opening);
    const file = flaky.asked.find((asked) => asked.endsWith('.css'));
    if (!file) throw new Error('No sheet was asked for');
    for (const failure of failures) {
      flaky.broken = { file, failure };
      const { page, thrown } = await visit(context, flaky.url, opening);
      const heading = page.getByText(sound.heading).filter({ visible: true }).first();
      await expect.soft(heading, failure).toBeVisible();
      await field(page).fill(typed);
      await taken(page);
      await expect.soft(field(page), failure).toHaveValue(typed);
      // The page inlines the rules it needs.
      await expect.soft(heading, failure).toHaveCSS('font-family', /Gloock/);
      await expect.soft(page.getByRole('button', { name: 'Send' }), failure).toBeEnabled();
      expect.soft(thrown, failure).toEqual([]);
      await page.close();
    }
  });
