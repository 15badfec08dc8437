import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns axe's violations on the page: each rule with the first elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      // A layer of the rail is cut at the edges of its section, which axe does not see: it would measure its text on
      // other sections' grounds. Its words are in the rail itself.
      window.axe.run(
        { exclude: ['[data-rail]'] },
        {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
        },
      ),
    tags,
  );
  return results.violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 5).map(({ target }) => target.join(' '));
    return `${id}: ${where.join(', ')}`;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
