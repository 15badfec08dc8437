import { expect, type Locator, type Page } from '@playwright/test';
import { nameWords } from '../../src/content/name-line';
import { pieceSize } from '../../src/lib/alphabet/piece-geometry';
import { layOut, readName } from '../../src/lib/alphabet/name';

/** Waits until the pills have fallen. */
export const waitForRest = (page: Page) =>
  page.waitForSelector('[data-pill-state="asleep"]', { state: 'attached', timeout: 30_000 });

/** Positions of the pills: their centres in the window in px, and their angles in degrees. */
export const poses = (page: Page) =>
  page.locator('[data-pill]').evaluateAll((pills) =>
    pills.map((pill) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect();
      // While it floats, what is around it is turned.
      const { a, b } = new DOMMatrix(
        getComputedStyle(pill.parentElement ?? pill).transform,
      ).multiply(new DOMMatrix(getComputedStyle(pill).transform));
      return {
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        angle: (Math.atan2(b, a) * 180) / Math.PI,
      };
    }),
  );

/** @returns the numbers of the pills that overlap words or controls of the copy. */
export const overCopy = (page: Page) =>
  page.evaluate(() => {
    const after = document.createRange();
    const line = document.querySelector('h1 > :last-child');
    if (line) after.selectNodeContents(line);
    const copy = [
      '[data-runbar] [data-bar]',
      'h1 + *',
      'section:has(h1) p',
      'section:has(h1) p + a',
    ]
      .flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? [])
      .concat(after.getBoundingClientRect());
    return [...document.querySelectorAll('[data-pill]')].flatMap((pill, index) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect();
      const { a, b } = new DOMMatrix(
        getComputedStyle(pill.parentElement ?? pill).transform,
      ).multiply(new DOMMatrix(getComputedStyle(pill).transform));
      // Points along the pill's axis, from one round end to the other.
      const isOver = [-61, -40, -20, 0, 20, 40, 61].some((along) => {
        const [x, y] = [(left + right) / 2 + a * along, (top + bottom) / 2 + b * along];
        return copy.some((box) => {
          const away = [
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          ];
          return Math.hypot(...away) < 22;
        });
      });
      return isOver ? [index] : [];
    });
  });

/** @returns the middle of an element, in px in the window */
export const middleOf = async (page: Page, selector: string, index = 0) => {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} ${index} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** @returns the body that can be grabbed nearest to its middle, and where; of some of them, or of all */
export const reachable = async (page: Page, selector: string, among?: readonly number[]) => {
  const grips = await page.locator(selector).evaluateAll((elements, some) => {
    const from = Array.from({ length: 21 }, (_, part) => (part - 10) / 21);
    return elements.flatMap((element, index) => {
      if (some && !some.includes(index)) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      return from.flatMap((across) =>
        from.flatMap((down) => {
          const [x, y] = [left + width * (0.5 + across), top + height * (0.5 + down)];
          const isFree = element.contains(document.elementFromPoint(x, y));
          return isFree ? { index, x, y, off: Math.hypot(width * across, height * down) } : [];
        }),
      );
    });
  }, among);
  const [grip] = grips.toSorted((a, b) => a.off - b.off);
  if (!grip) throw new Error('No body can be reached');
  return grip;
};

export const nameField = (page: Page): Locator =>
  page.getByRole('textbox', { name: nameWords.label });

/** Boxes of what is drawn above the line, in px: what stands, and how much is under way. */
const drawnName = (page: Page) =>
  page.evaluate(() => {
    const stands = [...document.querySelectorAll('[data-layer="stand"] path')];
    const floor = document.querySelector('.home-floor')?.getBoundingClientRect();
    const boxes = stands.map((path) => {
      const { x, y, width, height } = path.getBoundingClientRect();
      return { x, y: y - (floor?.top ?? 0), width, height };
    });
    return { boxes, others: document.querySelectorAll('.name-stage path').length - boxes.length };
  });

/**
 * Waits until the name that stands is the one in the field, piece by piece, and nothing else is drawn above the line.
 * @param stands whether it has room; else no letter stands
 */
export const expectWritten = async (page: Page, stands = true) => {
  const typed = await nameField(page).inputValue();
  const name = readName(typed);
  const { pieces, width } = layOut(stands && name.kind === 'letters' ? name.text : '');
  const wanted = pieces.map((piece) => ({ ...pieceSize(piece), x: piece.x, y: piece.y }));
  await expect(async () => {
    const { boxes, others } = await drawnName(page);
    expect(others, `still under way in “${typed}”`).toBe(0);
    expect(boxes.length, `pieces of “${typed}”`).toBe(wanted.length);
    const left = Math.min(...boxes.map(({ x }) => x));
    const unit = (Math.max(...boxes.map((box) => box.x + box.width)) - left) / width;
    const inUnits = boxes.map((box) => ({
      x: (box.x - left) / unit,
      // Its feet stand 0.22 above the line.
      y: box.y / unit + 4.22,
      width: box.width / unit,
      height: box.height / unit,
    }));
    const off = wanted.map((place) =>
      Math.min(
        ...inUnits.map((box) =>
          Math.hypot(
            box.x - place.x,
            box.y - place.y,
            box.width - place.width,
            box.height - place.height,
          ),
        ),
      ),
    );
    expect(Math.max(0, ...off), `pieces of “${typed}” out of place`).toBeLessThan(0.12);
  }).toPass({ timeout: 20_000, intervals: [100] });
};
