import type { Page } from '@playwright/test';

export interface Control {
  kind: string;
  route: string;
  selector: string;
  /** The attribute that changes when the control answers. */
  answer: string;
}

const expanded = 'aria-expanded';

/** One control of each kind. */
export const controls: readonly Control[] = (
  [
    ['a menu', '/', 'header button[aria-expanded]', expanded],
    ['a tab', '/', 'main [role="tab"][aria-selected="false"]', 'aria-selected'],
    ['a question of home', '/', 'main [data-item] button[aria-expanded="false"]', expanded],
    ['a question', '/faq', 'main h3 button[aria-expanded="false"]', expanded],

    ['a card', '/services/branding', 'main button[aria-expanded="false"]', expanded],
    ['a year', '/about', 'main [aria-labelledby="journey"] button', expanded],
    ['a chip', '/contact', 'main button[aria-pressed="false"]', 'aria-pressed'],
  ] as const
).map(([kind, route, selector, answer]) => ({ kind, route, selector, answer }));

/**
 * Clicks a control by script, without scrolling or hovering first.
 * @returns ms until the control answers
 */
export const press = (page: Page, { selector, answer }: Control) =>
  page.evaluate(
    async ([wanted, attribute]) => {
      const control = document.querySelector<HTMLElement>(wanted);
      if (!control) throw new Error(`There is no ${wanted}`);
      const begin = performance.now();
      const answered = new Promise<number>((resolve) =>
        new MutationObserver(() => resolve(performance.now() - begin)).observe(control, {
          attributeFilter: [attribute],
        }),
      );
      control.click();
      return answered;
    },
    [selector, answer] as const,
  );
