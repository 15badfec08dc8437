import { expect } from '@playwright/test';
import type { Point, Tab } from './tab';

/** Waits until a condition holds. */
export const until = (what: string, isSo: () => Promise<boolean>, timeout = 20_000) =>
  expect.poll(isSo, { message: what, timeout, intervals: [100] }).toBe(true);

/**
 * @returns the centre of the visible element whose accessible name, roughly computed, starts with `name`, and whether
 * it has the focus
 */
const find = (selector: string, name: string) => {
  const named = (element: Element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLButtonElement;
    const labels = isField ? [...(element.labels ?? [])] : [];
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const words = [
      element.getAttribute('aria-label'),
      ...[...labels, ...by, element].map((it) => it.textContent),
    ];
    return words.some((text) => text?.trim().toLowerCase().startsWith(name.toLowerCase()));
  };
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (it) => named(it) && it.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return null;
  const { top: above, bottom: below } = element.getBoundingClientRect();
  if (above < 0 || below > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    hasFocus: element === document.activeElement,
  };
};

const nowhere: Point = { x: -1, y: -1 };

/** Actions of a person on a page. */
export const person = (tab: Tab, origin: string) => {
  const middle = async (selector: string, name = '') => {
    let before: Point = nowhere;
    let now: Point = nowhere;
    // Equal positions in two frames mean that it no longer moves.
    await until(`${selector} "${name}"`, async () => {
      before = now;
      await tab.run(() => new Promise(requestAnimationFrame));
      now = (await tab.run(find, selector, name)) ?? nowhere;
      return now !== nowhere && Math.hypot(now.x - before.x, now.y - before.y) < 1;
    });
    return now;
  };
  const click = async (selector: string, name = '') => tab.press(await middle(selector, name));
  const exists = (selector: string) =>
    tab.run(
      (it: string) =>
        [...document.querySelectorAll(it)].some((element) => element.getClientRects().length > 0),
      selector,
    );
  const says = (text: string) =>
    tab.run((it: string) => document.body.innerText.toLowerCase().includes(it.toLowerCase()), text);
  return {
    tab,
    click,
    exists,
    says,
    open: async (path: string) => {
      await tab.go(origin + path);
      await until(`${path} hydrated`, () =>
        tab.run(() => !document.querySelector('[data-pre-hydration]')),
      );
      await until(`${path} has a heading`, () => exists('h1'));
    },
    fill: async (name: string, text: string) => {
      const field = 'input:not([type=checkbox]):not([type=radio]), textarea, select';
      // A press hits a neighbour while something above still unfolds.
      await until(`${name} has the focus`, async () => {
        await click(field, name);
        return (await tab.run(find, field, name))?.hasFocus ?? false;
      });
      await tab.type(text);
    },
    untilSays: (text: string) => until(`"${text}"`, () => says(text)),
    untilThere: (selector: string) => until(selector, () => exists(selector)),
  };
};

export type Person = ReturnType<typeof person>;
