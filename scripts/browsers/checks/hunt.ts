import type { Person } from '../page';
import { until } from '../page';

const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
const chosenText = () =>
  document.querySelector<HTMLSelectElement>('[data-pieces]')?.selectedOptions[0]?.text ?? '';
const placedCount = () => document.querySelectorAll('svg[data-placed]').length;
const isStill = () =>
  document.querySelector('[data-numeral-state="asleep"]') !== null &&
  document.getAnimations().length === 0;

const rest = ({ tab }: Person) => until('pieces at rest', () => tab.run(isStill), 30_000);
const untilPlaced = ({ tab }: Person, count: number) =>
  until(`piece ${count} placed`, async () => (await tab.run(placedCount)) >= count);

/** @returns where to grab a loose piece, and how far its place is away; the pieces of the 4s first */
const findDrag = () => {
  const moved = [...document.querySelectorAll('svg[data-body]')].map((body) => {
    const { e, f } = new DOMMatrix(getComputedStyle(body).transform);
    return { body, x: e, y: f, isPlaced: body.matches('[data-placed]') };
  });
  const places = [...document.querySelectorAll('[data-place]')].map((place) => {
    const { left, top } = place.getBoundingClientRect();
    return { kind: place.getAttribute('d'), x: left, y: top };
  });
  const [at = { kind: '', x: 0, y: 0 }] = places;
  // Each piece starts in its own place. Like pieces fit either 4.
  const loose = moved.flatMap((piece, index) => {
    const own = places[index] ?? at;
    const like = places.filter(({ kind }) => kind === own.kind);
    const open = like.find(({ x, y }) =>
      moved.every((other, place) => {
        const home = places[place] ?? at;
        return !other.isPlaced || Math.hypot(home.x + other.x - x, home.y + other.y - y) > 5;
      }),
    );
    const by = { x: (open?.x ?? 0) - own.x - piece.x, y: (open?.y ?? 0) - own.y - piece.y };
    return piece.isPlaced
      ? []
      : [{ piece: index, body: piece.body, isLast: like.length === 1, by }];
  });
  loose.sort((one, other) => Number(one.isLast) - Number(other.isLast));
  for (const { piece, body, by } of loose) {
    const box = body.getBoundingClientRect();
    for (let x = box.left + 8; x < box.right; x += 6)
      for (let y = box.top + 8; y < box.bottom; y += 6) {
        const isOnIt = [-5, 0, 5].every((shift) =>
          [document.elementFromPoint(x + shift, y), document.elementFromPoint(x, y + shift)].every(
            (hit) => hit?.matches('path') === true && hit.closest('[data-body]') === body,
          ),
        );
        if (isOnIt) return { piece, grip: { x, y }, by };
      }
  }
  return null;
};

/** @returns how far a piece is from its place in the whole numeral, in px, and its angle in degrees */
const poseOf = (piece: number) => {
  const body = document.querySelectorAll('svg[data-body]')[piece];
  const { a, b, e, f } = new DOMMatrix(body ? getComputedStyle(body).transform : '');
  return { x: e, y: f, angle: (Math.atan2(b, a) * 180) / Math.PI };
};

/** The numeral falls and is put together with the pointer; Again lets it fall once more. */
export const hunt = async (me: Person) => {
  const { tab } = me;
  await me.open('/nowhere/at/all');
  for (let count = 1; count <= 8;) {
    await rest(me);
    const drag = await tab.run(findDrag);
    if (!drag) throw new Error(`No loose piece can be grabbed after ${count - 1}`);
    const { piece, grip, by } = drag;
    const from = await tab.run(poseOf, piece);
    await tab.drag(grip, { x: grip.x + by.x, y: grip.y + by.y }, () =>
      until(`piece ${piece} above its place, upright`, async () => {
        const now = await tab.run(poseOf, piece);
        const away = Math.hypot(now.x - from.x - by.x, now.y - from.y - by.y);
        return away < 25 && Math.abs(now.angle) < 15;
      }),
    );
    await untilPlaced(me, count);
    // A pushed piece may have found its place as well.
    count = (await tab.run(placedCount)) + 1;
  }
  await me.untilSays('Found it.');
  await me.click('button', 'Again');
  await until('the pieces lie loose', async () => (await tab.run(placedCount)) === 0);
};

const middleOfEgg = () => {
  const box = document.querySelector('[data-egg]')?.getBoundingClientRect();
  return {
    x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
  };
};

/** The numeral falls; the pointer moves the egg, the keyboard puts the pieces together. */
export const huntByKeys = async (me: Person) => {
  const { tab } = me;
  await me.open('/nowhere/at/all');
  await rest(me);
  const from = await me.middle('[data-egg]');
  await tab.press(from, { x: from.x - 40, y: from.y - 60 }, { x: from.x - 80, y: from.y - 120 });
  await until('the egg has moved', async () => {
    const now = await tab.run(middleOfEgg);
    return Math.hypot(now.x - from.x, now.y - from.y) > 10;
  });
  await rest(me);
  await tab.run(() => document.querySelector<HTMLElement>('[data-pieces]')?.focus());
  await until('the list of pieces has the focus', () => tab.run(hasFocus, '[data-pieces]'));
  for (let count = 1; count <= 8; count += 1) {
    // The halves of the nought come last.
    if (count <= 6) while ((await tab.run(chosenText)).includes('half')) await tab.key('ArrowDown');
    await tab.key('Enter');
    await tab.key('Enter');
    await untilPlaced(me, count);
  }
  await me.untilSays('Found it.');
};
