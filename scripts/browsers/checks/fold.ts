import { type Person, until } from '../page';

/** Steps through each fold and opening by 8 ms, and counts the texts that re-wrap and those that do so visibly. */
const watch = () => {
  const row = document.querySelector('#q-3');
  const texts = [...(row?.querySelectorAll('h3 > span, label:has([value=c]) > span') ?? [])];
  const countLines = () =>
    texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
    });
  let last = countLines();
  let wraps = 0;
  let seen = 0;
  const walk = () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && row?.contains(effect.target));
    for (let time = 0; time < 480; time += 8) {
      for (const move of moves) move.currentTime = time;
      const now = countLines();
      texts.forEach((text, index) => {
        if (now[index] === last[index]) return;
        wraps += 1;
        if (Number(getComputedStyle(text).opacity) > 0.05) seen += 1;
      });
      last = now;
    }
    for (const move of moves) move.finish();
    document.documentElement.dataset['wraps'] = `${wraps} wraps, ${seen} seen`;
  };
  new MutationObserver(walk).observe(row ?? document.body, {
    attributeFilter: ['data-folded'],
  });
};
const wraps = () => document.documentElement.dataset['wraps'];

/** A question folds and opens; its title and answer re-wrap while they are invisible. */
export const fold = async (me: Person) => {
  await me.open('/brand-audit');
  await me.middle('#q-3 label:has([value=c])');
  await me.tab.run(watch);
  for (const [press, expected] of [
    ['#q-3 label:has([value=c])', '2 wraps, 0 seen'],
    ['#q-3 fieldset button', '4 wraps, 0 seen'],
  ] as const) {
    await me.click(press);
    await until(expected, async () => (await me.tab.run(wraps)) === expected);
  }
};
