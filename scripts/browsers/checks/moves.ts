import { until, type Person } from '../page';

const placeOfPill = (index: number) => {
  const box = document.querySelectorAll('[data-pill]')[index]?.getBoundingClientRect();
  return {
    x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
  };
};

/** @returns the index of the first pill whose centre is uncovered */
const reachablePill = () =>
  [...document.querySelectorAll('[data-pill]')].findIndex((pill) => {
    const { left, top, width, height } = pill.getBoundingClientRect();
    return (
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-pill]') === pill
    );
  });

const chosenPill = () =>
  [...document.querySelectorAll('[data-pill]')].findIndex((pill) => pill.matches('[data-chosen]'));

/** The pills fall; the pointer throws one, the keyboard moves one. */
export const pills = async (me: Person) => {
  const { tab } = me;
  const rest = () => until('pills at rest', () => me.exists('[data-pill-state="asleep"]'), 30_000);
  await me.open('/');
  await rest();
  const thrown = await tab.run(reachablePill);
  const from = await tab.run(placeOfPill, thrown);
  await tab.press(from, { x: from.x + 60, y: from.y - 120 }, { x: from.x + 90, y: from.y - 160 });
  await until('the thrown pill has moved', async () => {
    const { x, y } = await tab.run(placeOfPill, thrown);
    return Math.hypot(x - from.x, y - from.y) > 10;
  });
  await rest();
  await tab.run(() => document.querySelector<HTMLElement>('[role=application]')?.focus());
  await tab.key('ArrowRight');
  const chosen = await tab.run(chosenPill);
  const before = await tab.run(placeOfPill, chosen);
  await tab.key('Enter');
  for (let step = 0; step < 8; step += 1) await tab.key('ArrowUp');
  await until(
    'the chosen pill rises',
    async () => (await tab.run(placeOfPill, chosen)).y < before.y - 60,
  );
  await tab.key('Enter');
};

/** Films play and Lottie animations load once in view. */
export const films = async (me: Person) => {
  await me.open('/');
  await me.tab.run(() =>
    document.querySelector('video')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await until('the film plays', () =>
    me.tab.run(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3),
  );
  await me.open('/contact');
  await until('the animation is ready', () => me.exists('[data-lottie="ready"]'));
};

/** The menus open, close with Escape, and link to their pages. */
export const menus = async (me: Person) => {
  await me.open('/');
  await me.click('header button', 'Services');
  await me.untilThere('header [aria-expanded=true]');
  await me.tab.key('Escape');
  await until('the menu closes', async () => !(await me.exists('header [aria-expanded=true]')));
  await me.click('header button', 'Resources');
  await me.click('header a', 'Brand Audit');
  await until('the audit page opens', () => me.tab.run(() => location.pathname === '/brand-audit'));
};

/** The FAQ search finds a question by meaning. */
export const search = async (me: Person) => {
  await me.open('/faq');
  await me.fill('Search', 'pricing');
  await until('results are marked or listed', () => me.exists('main h3, main [aria-expanded]'));
  if (await me.says('No question')) throw new Error('no result for "pricing"');
};
