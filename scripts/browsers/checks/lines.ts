import type { Person } from '../page';

/** @returns the number of lines of the element with exactly this text; 0 if there is none */
const linesOf = (selector: string, words: string) => {
  const element = [...document.querySelectorAll(selector)].find(
    ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim() === words,
  );
  if (!element) return 0;
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
};

/** Lines that must not wrap, although browsers differ in letter widths. */
export const lineBreaks = async (me: Person) => {
  await me.open('/contact');
  const address = await me.tab.run(
    () => document.querySelector('main a[href^="mailto:"]')?.textContent.trim() ?? '',
  );
  const lines = await me.tab.run(linesOf, 'main a[href^="mailto:"]', address);
  if (lines !== 1) throw new Error(`the email address takes ${lines} lines`);
  await me.open('/brand-audit');
  const fact = await me.tab.run(() => {
    const last = [...document.querySelectorAll('main li')].findLast((it) =>
      it.textContent.replaceAll(/\s+/g, ' ').trim().endsWith('Pick yours.'),
    );
    const { height = 0 } = last?.getBoundingClientRect() ?? {};
    return last ? height / parseFloat(getComputedStyle(last).lineHeight) : 0;
  });
  // Its figure is a little higher than two lines.
  if (fact === 0 || fact > 5) throw new Error(`a fact of the audit is ${fact} lines high`);
};
