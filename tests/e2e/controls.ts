import type { Page } from '@playwright/test';

export interface Control {
  kind: string;
  route: string;
  selector: string;
  /** The attribute that changes when the control answers. */
  answer: string;
}

/** One control of each kind. */
export const controls: readonly Control[] = [
  {
    kind: 'a menu',
    route: '/',
    selector: 'header button[aria-expanded]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a tab',
    route: '/',
    selector: 'main [role="tab"][aria-selected="false"]',
    answer: 'aria-selected',
  },
  {
    kind: 'a question of home',
    route: '/',
    selector: 'main [data-item] button[aria-expanded="false"]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a question',
    route: '/faq',
    selector: 'main h3 button[aria-expanded="false"]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a list',
    route: '/faq',
    selector: 'main [role="combobox"]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a card',
    route: '/services/branding',
    selector: 'main button[aria-expanded="false"]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a year',
    route: '/about',
    selector: 'main [aria-labelledby="journey"] button[aria-expanded="false"]',
    answer: 'aria-expanded',
  },
  {
    kind: 'a chip',
    route: '/contact',
    selector: 'main button[aria-pressed="false"]',
    answer: 'aria-pressed',
  },
];

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
