import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type MailPart, readMail } from '../../server/testing/read-mail';

/** @returns the answer that a piece on its place stands for: a fills the place, c is a dot */
const letterOf = (piece: number, place: number, thickness: number) => {
  if (Math.abs(piece - place) < 0.5) return 'a';
  return Math.abs(piece - thickness) < 0.5 ? 'c' : 'b';
};

/** Reads groups of a place and its piece. @returns one letter per group, `-` without a piece */
const inGroups = async (page: Page, selector: string) => {
  const drawn = await page.locator(selector).evaluateAll((groups) =>
    groups.map((group) => {
      const boxes = [...group.querySelectorAll('rect')].map((rect) => rect.getBBox());
      const [place, piece] = [boxes.at(0), boxes.at(-1)];
      if (!place || !piece || boxes.length < 2) return undefined;
      const isUpright = place.height > place.width;
      return isUpright
        ? ([piece.height, place.height, place.width] as const)
        : ([piece.width, place.width, place.height] as const);
    }),
  );
  return drawn.map((lengths) => (lengths ? letterOf(...lengths) : '-')).join('');
};

/** @returns the letters that the rail shows: the upright one, or the one in the bar */
export const lineOfRail = async (page: Page) => {
  const isUpright = await page.locator('[data-rail="sand"] svg').first().isVisible();
  const rail = isUpright ? '[data-rail="sand"] .rail-line' : '[data-progress] .rail-line:visible';
  return inGroups(page, `${rail} > [data-status]`);
};

/** @returns the letters of the line in the place of the cup */
export const lineOfHead = (page: Page) => inGroups(page, '[data-line] svg > g');

/** @returns the letters of the report's line */
export const lineOfReport = (page: Page) =>
  inGroups(page, '[data-report] svg:visible:has(> path) > g:has(text)');

const leaves = (part: MailPart): MailPart[] =>
  part.parts.length > 0 ? part.parts.flatMap(leaves) : [part];

/** @returns the content of a mail's part */
const partOf = (mail: string, type: string) =>
  leaves(readMail(Buffer.from(mail, 'utf8').toString('latin1'))).find(({ headers }) =>
    headers['content-type']?.startsWith(type),
  )?.content;

/** @returns the letters of the line in the report's mail, whose middle row runs back */
export const lineOfMail = (mail: string) => {
  const html = partOf(mail, 'text/html')?.toString() ?? '';
  const shares = [...html.matchAll(/<table[^>]*align="(?:left|right)"[^>]* width="(\d+)%"/g)].map(
    ([, share]) => letterOf(Number(share), 100, 46),
  );
  return [...shares.slice(0, 6), ...shares.slice(6, 14).toReversed(), ...shares.slice(14)].join('');
};

/** A bar with round ends as the PDF draws it: its upper edge, and where its right end is. */
const bars = /([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n[\d. ]+ c\n([\d.]+) /g;
/** Thickness of the line in the PDF, in px. */
const thick = 28;

/** @returns the letters of the line in the PDF of the report's mail */
export const lineOfPdf = (mail: string) => {
  const pdf = partOf(mail, 'application/pdf')?.toString('latin1') ?? '';
  const drawn = [...pdf.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .flatMap((operators) => [...operators.matchAll(bars)])
    .map(([, left, , right, end]) => {
      const radius = Number(end) - Number(right);
      return { length: Number(right) - Number(left) + 2 * radius, thickness: 2 * radius };
    })
    .filter(({ thickness }) => Math.abs(thickness - thick) < 0.01);
  return drawn
    .flatMap(({ length }, index) =>
      index % 2 === 1 ? [letterOf(length, drawn[index - 1]?.length ?? 0, thick)] : [],
    )
    .join('');
};
