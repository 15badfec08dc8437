import { setTimeout as sleep } from 'node:timers/promises';
import { type Person, until } from '../page';

/** @returns what the pieces of the rail look like, in question order: whole, half or dot */
const pieces = (me: Person) =>
  me.tab.run(() =>
    [...document.querySelectorAll<SVGElement>('.rail-line')]
      .filter((line) => line.getClientRects().length > 0)
      .slice(0, 1)
      .flatMap((line) => [...line.querySelectorAll<SVGGElement>('g:has(> .rail-piece)')])
      .map((group) => {
        const [place, piece] = ['.rail-place', '.rail-piece'].map((one) => {
          const { width, height } = group.querySelector(one)?.getBoundingClientRect() ?? {};
          return [width ?? 0, height ?? 0].toSorted((a, b) => a - b);
        });
        const [thickness = 0, whole = 0] = place ?? [];
        const length = piece?.[1] ?? 0;
        if (Math.abs(length - whole) < 0.5) return 'whole';
        return Math.abs(length - thickness) < 0.5 ? 'dot' : 'half';
      })
      .join(', '),
  );

/** Answers put their pieces on the audit's rail, and a reload keeps them. */
export const rail = async (me: Person) => {
  await me.open('/brand-audit');
  for (const [index, letter] of ['a', 'b', 'c'].entries()) {
    await me.click(`label:has(input[name="q-${index + 1}"][value="${letter}"])`);
    // The page treats a second press within 0.5 s as a double click and ignores it.
    await sleep(600);
  }
  const isDrawn = async () => (await pieces(me)) === 'whole, half, dot';
  await until('three pieces on the rail', isDrawn);
  await me.open('/brand-audit');
  await until('three pieces after a reload', isDrawn);
};
