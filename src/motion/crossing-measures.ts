/** Measures both pages of a crossing (`crossing.ts`) for `layout/page-transition.css`, in px of the window. */

/**
 * What a pressed element morphs into: a card into the page, an underline into the number 20, a button into the post, the
 * upright piece of the line beside the contact form.
 */
export type MorphKind = 'page' | 'twenty' | 'post';

/** A pressed element that morphs into part of the new page: the boxes and styles of it and its link. */
export interface MorphSource {
  kind: string;
  rect: DOMRect;
  link: DOMRect;
  styles: Measures;
}

const root = globalThis.document?.documentElement;

/** Custom properties of the style sheet; numbers are px. */
type Measures = Record<string, string | number>;

/** The half of the window in which the pressed link lies: where the line comes from, and which way the old page goes. */
export type Side = 'left' | 'right';

/** Measures of both sides. In a script, since every page carries the whole style sheet. */
export const sideMeasures: Readonly<Record<Side, Measures>> = {
  left: {
    away: 'min(24px, var(--gutter))',
    before: 'calc(var(--line) * -1)',
    across: 'calc(var(--line) * -1)',
    behind: 'calc(var(--window) + var(--r-act))',
    'page-before': 'inset(var(--page-top) 100% 0 0 round 0 var(--r-act) 0 0)',
    'page-after': 'inset(var(--page-top) calc(var(--r-act) * -1) 0 0 round 0 var(--r-act) 0 0)',
  },
  right: {
    away: 'calc(min(24px, var(--gutter)) * -1)',
    before: 'calc(var(--window) + var(--cut))',
    across: 'calc(var(--cut) - var(--r-act))',
    behind: 'var(--across)',
    'page-before': 'inset(var(--page-top) 0 0 100% round var(--r-act) 0 0 0)',
    'page-after': 'inset(var(--page-top) 0 0 calc(var(--r-act) * -1) round var(--r-act) 0 0 0)',
  },
};

/** The ground of a page's last section goes on under the footer (`page-end-…`), of which only the corner shows it. */
export const pageOutline =
  'shape(from 0 0, hline to 100%, vline to calc(100% + var(--r-act)), arc to calc(100% - var(--r-act)) 100% of var(--r-act), hline to 0)';

let sheet: CSSStyleSheet | undefined;

/** Sets measures in a sheet of their own: from the root every element would inherit them, which restyles the whole page. */
export const setMeasures = (measures: Measures) => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const declarations = Object.entries(measures).map(
    ([name, value]) => `--${name}:${typeof value === 'number' ? `${value}px` : value}`,
  );
  sheet.replaceSync(`:root::view-transition,[data-uncovered]{${declarations.join(';')}}`);
};
const rectMeasures = (name: string, { x, y, width, height }: DOMRect): Measures => ({
  [`${name}-x`]: x,
  [`${name}-y`]: y,
  [`${name}-width`]: width,
  [`${name}-height`]: height,
});

export const topOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().top;
const find = (selector: string) =>
  document.querySelector<HTMLElement | SVGElement>(`main ${selector}`);
/** Where the header ends; 0 while it is hidden. */
export const headerEnd = () =>
  Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);

const isInWindow = ({ top, bottom, width, height }: DOMRect) =>
  width + height > 0 && top >= headerEnd() && bottom <= window.innerHeight;

/** Marks and measures the source of the morph that a press on the link starts, if any. */
export const markSource = (link: HTMLAnchorElement): MorphSource | undefined => {
  const element = link.closest<HTMLElement>('[data-morph-source]');
  const kind = element?.dataset['morphSource'];
  const rect = link.getBoundingClientRect();
  if (!element || !kind || !isInWindow(rect)) return undefined;
  const { backgroundColor, color, textDecorationThickness } = getComputedStyle(link);
  const { backgroundColor: ground, borderRadius } = getComputedStyle(element);
  const underline = Number.parseFloat(textDecorationThickness);
  const isText = kind === 'twenty';
  const styles = {
    'from-colour': isText ? color : backgroundColor,
    'card-ground': ground,
    'card-radius': borderRadius,
  };
  const box = element.getBoundingClientRect();
  element.dataset['morphing'] = '';
  return {
    kind,
    rect: box,
    link: isText ? new DOMRect(rect.x, rect.bottom - underline, rect.width, underline) : rect,
    styles,
  };
};

/** @returns its box in the window without its stroke, which Firefox counts in */
const boxOf = (element: Element) => {
  if (!(element instanceof SVGGraphicsElement)) return element.getBoundingClientRect();
  const matrix = element.getScreenCTM() ?? new DOMMatrix();
  const { x, y, width, height } = element.getBBox();
  const start = new DOMPoint(x, y).matrixTransform(matrix);
  const end = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
};

/** A straight path is as wide as its stroke. */
const outlined = (element: Element, thickness: number) => {
  const rect = boxOf(element);
  return rect.width > 0
    ? rect
    : new DOMRect(rect.x - thickness / 2, rect.y, thickness, rect.height);
};

const colourOf = (element: Element) => {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return backgroundColor;
  return stroke === 'none' ? fill : stroke;
};

/** Measures how a source morphs into `rect`, a piece of the new page. */
const measureMorph = ({ kind, rect: card, link, styles }: MorphSource, rect: DOMRect): Measures => {
  const header = headerEnd();
  const below = window.innerHeight - header;
  const main = topOf('main') ?? 0;
  const number = document.querySelector('main [data-uncovered]')?.getBoundingClientRect();
  const post = new DOMRect(rect.x, 0, link.right - rect.x);
  return {
    ...styles,
    ...rectMeasures('from', link),
    strip: below,
    // The clip of the new page, which starts a window below its place.
    ...rectMeasures('card', new DOMRect(card.x, card.y - main - below, card.width, card.height)),
    'card-above': header - card.y,
    ...rectMeasures('run', (kind === 'twenty' && number) || post),
    ...(number && { 'uncovered-y': number.y }),
  };
};

/** Measures the landing of the line; none if that is not whole in the window. */
export const measureLanding = (
  source: MorphSource | undefined,
): Measures & { landingKind?: string } => {
  const target = source && find(`[data-morph-target=${source.kind}]`);
  const element = target ?? find('[data-landing]');
  const thickness = Number.parseFloat(getComputedStyle(root).getPropertyValue('--line'));
  const rect = element && outlined(element, thickness);
  const out = { 'pass-y': (headerEnd() + window.innerHeight - thickness) / 2 };
  if (!element || !rect || !isInWindow(rect)) return out;
  const kind = source?.kind ?? element.dataset['landing'] ?? '';
  const above = { down: 0, up: rect.height - thickness }[kind] ?? (rect.height - thickness) / 2;
  const { y, height } = source?.link ?? { y: rect.y + above, height: thickness };
  const colour = colourOf(element);
  const isGreen = element.dataset['landingGround'] === 'green';
  return {
    ...(source && measureMorph(source, rect)),
    landingKind: kind,
    'pass-y': y + (height - thickness) / 2,
    ...rectMeasures('landing', rect),
    'landing-radius': getComputedStyle(element).borderRadius,
    'landing-colour': colour,
    'pass-colour': source ? 'var(--from-colour)' : isGreen ? colour : 'var(--green)',
  };
};
