import { expect, type Page } from '@playwright/test';
import { showcase } from '../../src/content/home';
import { answerAudit, fillAuditDetails } from './forms';
import { fall, solveByKeys } from './hunt';

type State = readonly [
  name: string,
  arrange: (page: Page) => Promise<unknown>,
  /** Whether all of it is there in the next state, too: then axe looks at it there. */
  isSeenLater?: true,
];

/** Opens a menu: its word in the header or, in zoomed windows, its group behind the button. */
const openMenu = async (page: Page, name: string) => {
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
  const word = header.getByRole('button', { name, exact: true });
  const group = header.getByRole('button', { name: name.replace(' menu', ''), exact: true });
  const wanted = word.or(group).first();
  if ((await wanted.getAttribute('aria-expanded')) === 'false') await wanted.click();
};

const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();

/** The states of each page (menus, messages, errors), in an order in which they can be reached. */
export const states: Readonly<Record<string, readonly State[]>> = {
  '/': [
    ['Services open', (page) => openMenu(page, 'Services')],
    ['Resources open', (page) => openMenu(page, 'Resources')],
    ['About open', (page) => openMenu(page, 'About menu')],
    ['menus closed', (page) => page.keyboard.press('Escape'), true],
    ['second use-case tab', (page) => page.getByRole('tab').nth(1).click(), true],
    [
      'third approach tab',
      (page) => page.getByRole('tab', { name: /^Collaborative/ }).click(),
      true,
    ],
    ['a question open', (page) => press(page, /budget constraints/), true],
    [
      'paused',
      async (page) => {
        const pause = page.getByRole('button', { name: 'Pause the headline and all motion' });
        // Without automatic motion it is a plain dot.
        if (await pause.isVisible()) await pause.click();
      },
    ],
    [
      'a work open',
      async (page) => {
        await page.getByRole('button', { name: `${showcase.open}: Lumenade` }).press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'overlay open',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Other ways to reach us' }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    ],
  ],
  '/services/branding': [
    [
      'all cards open',
      async (page) => {
        const closed = page.locator('main article button[aria-expanded="false"]');
        while ((await closed.count()) > 0) await closed.first().click();
      },
    ],
  ],
  '/about': [
    ['a year open', (page) => press(page, '2023')],
    ['short form sent empty', (page) => press(page, 'SUBMIT')],
  ],
  '/careers': [['address copied', (page) => press(page, 'Copy the address')]],
  '/brand-audit': [
    ['answered', (page) => answerAudit(page, 'abcba'), true],
    ['gaps told', (page) => press(page, 'SUBMIT AUDIT')],
    [
      'refused',
      async (page) => {
        await page.route('**/api/**', (route) => route.abort());
        await answerAudit(page, 'abcbaabcbaabcbaabcba');
        await fillAuditDetails(page, 'ada', '+44 20 7946 0018');
        await press(page, 'SUBMIT AUDIT');
        await expect(page.getByRole('alert', { name: 'Why is this happening?' })).toBeFocused();
      },
    ],
  ],
  '/contact': [
    ['errors shown', (page) => press(page, 'Send'), true],
    ['country list open', (page) => page.getByRole('combobox', { name: 'Country' }).fill('in')],
    ['no such country', (page) => page.getByRole('combobox', { name: 'Country' }).fill('zz')],
    [
      'budget open',
      async (page) => {
        await page.getByRole('combobox', { name: 'Country' }).fill('india');
        await page.getByRole('option', { name: /^India/ }).click();
        await page.getByRole('combobox', { name: 'Budget' }).click();
        await page.locator('select:open').waitFor();
      },
    ],
    [
      'chips and notice',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.locator('select:open').waitFor({ state: 'detached' });
        await press(page, 'Brand Identity');
        await page.getByRole('checkbox').first().check();
      },
    ],
  ],
  '/faq': [
    [
      'selector open',
      async (page) => {
        await page.getByRole('combobox', { name: 'Category' }).focus();
        await page.keyboard.press('Enter');
        await page.locator('select:open').waitFor();
      },
    ],
    [
      'search with hits',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.locator('select:open').waitFor({ state: 'detached' });
        await page.getByRole('searchbox').fill('video');
        await page.locator('mark').first().waitFor();
      },
    ],
    ['search without', (page) => page.getByRole('searchbox').fill('zebra')],
    ['search with the nearest', (page) => page.getByRole('searchbox').fill('filming zebras')],
  ],
  '/nowhere/at/all': [
    ['fallen', fall],
    ['put together', solveByKeys],
  ],
};
