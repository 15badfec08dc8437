import { isLandingKind, type Landing, type Measures } from './crossing-plan';

/* Measures the pages for `crossing-plan.ts`, in px of the window. */

/** Measures the old page when a link in it is pressed. */
export const measureOldPage = (link: HTMLAnchorElement) => {
  const { left, width } = link.getBoundingClientRect();
  return {
    /** Whether the link is in the left half of the window. */
    isLeft: left + width / 2 < window.innerWidth / 2,
    /** Where the footer begins, from the page's top. */
    footer: boxIn('footer').top + window.scrollY,
  };
};

/**
 * Measures the new page, and marks the piece that the line becomes.
 * @param oldScroll how far the old page was scrolled when it was left
 */
export const measureNewPage = (
  { isLeft, footer }: ReturnType<typeof measureOldPage>,
  oldScroll: number,
): Measures => {
  const rootStyle = getComputedStyle(document.documentElement);
  const thickness = Number.parseFloat(rootStyle.getPropertyValue('--line'));
  return {
    window: { width: window.innerWidth, height: window.innerHeight },
    header: headerEnd(),
    thickness,
    isLeft,
    oldPage: { scroll: oldScroll, footer },
    // The landing comes first, because its mark may change heights.
    landing: markLanding(thickness),
    newPage: { scroll: window.scrollY, main: boxIn('main').top, footer: boxIn('footer').top },
  };
};

/**
 * Marks the piece that the line becomes, so that the page does not draw again what the line draws.
 * @returns the piece; undefined, and nothing is marked, if it is not entirely in the window
 */
const markLanding = (thickness: number): Landing | undefined => {
  const piece = findInMain('[data-landing]');
  if (!piece) return undefined;
  const { landing: kind, landingGround } = piece.dataset;
  const drawnByLine = [piece, findInMain('[data-after-landing]')];
  // The mark comes before the measure, because it changes the box.
  drawnByLine.forEach((element) => element?.setAttribute('data-landed', ''));
  const box = boxOf(piece, thickness);
  if (!isLandingKind(kind) || !isInView(box)) {
    drawnByLine.forEach((element) => element?.removeAttribute('data-landed'));
    return undefined;
  }
  const { borderRadius: radius } = getComputedStyle(piece);
  return { kind, box, colour: colourOf(piece), radius, isOnGreen: landingGround === 'green' };
};

/** A piece that is not rendered has no size. */
const isInView = ({ top, bottom, width, height }: DOMRect) =>
  width + height > 0 && top >= headerEnd() && bottom <= window.innerHeight;

export const findInMain = (selector: string) =>
  document.querySelector<HTMLElement | SVGElement>(`main ${selector}`);

/** @returns where the header ends in the window; 0 while it is hidden */
export const headerEnd = () => Math.max(boxIn('header').bottom, 0);

/** @returns the box of an element in the window; an empty one while the page has none */
const boxIn = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

/**
 * The box of an element in the window. For an SVG shape it is computed, because in Firefox
 * `getBoundingClientRect` counts the stroke. A level path has no height, so it gets `thickness`.
 */
const boxOf = (element: Element, thickness: number) => {
  if (!(element instanceof SVGGraphicsElement)) return element.getBoundingClientRect();
  const toWindow = element.getScreenCTM() ?? new DOMMatrix();
  const { x, y, width, height } = element.getBBox();
  const start = new DOMPoint(x, y).matrixTransform(toWindow);
  const end = new DOMPoint(x + width, y + height).matrixTransform(toWindow);
  const length = end.x - start.x;
  if (height === 0) return new DOMRect(start.x, start.y - thickness / 2, length, thickness);
  return new DOMRect(start.x, start.y, length, end.y - start.y);
};

/** The colour that the piece is drawn in: its background, or the stroke or fill of a shape. */
const colourOf = (element: Element) => {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return backgroundColor;
  return stroke === 'none' ? fill : stroke;
};
