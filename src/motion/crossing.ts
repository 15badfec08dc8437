import { addTransitionType, startTransition } from 'react';
import { isMotionReduced } from './motion-switch';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). React pictures both pages
 * and `layout/page-transition.css` moves the pictures; this module measures.
 */

/** The type of React's transition in which the line crosses. */
export const crossing = 'crossing';

/** What a pressed thing becomes: a card the page, an underline the number 20, a button the post. */
type Becoming = 'page' | 'twenty' | 'post';

interface Press {
  /** The half of the window in which the pressed link lies. */
  side: 'left' | 'right';
  /** The path that the link leads to. */
  pathname: string;
  /** Where the footer of the old page begins, in px from the page's top. */
  footer: number;
  /** What becomes part of the new page, and where it and its link stood. */
  thing: { becomes: string; rect: DOMRect; link: DOMRect } | undefined;
}

let press: Press | undefined;

/** How far the old page was scrolled, in px. */
let oldScroll = 0;

const root = globalThis.document?.documentElement;
const setStyle = (name: string, value: string) => root.style.setProperty(`--${name}`, value);
const setLength = (name: string, px: number) => setStyle(name, `${px}px`);
const setRect = (name: string, { x, y, width, height }: DOMRect) =>
  Object.entries({ x, y, width, height }).forEach(([side, px]) => setLength(`${name}-${side}`, px));

const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
const find = (selector: string) =>
  document.querySelector<HTMLElement | SVGElement>(`main ${selector}`);
const headerEnd = () =>
  Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);

/**
 * Call it before the new page scrolls.
 * @param scrolled how far the old page was scrolled, in px; the window may have followed a shorter new page already
 */
export function leavePage(scrolled: number): void {
  oldScroll = scrolled;
}

const inWindow = ({ top, bottom, width, height }: DOMRect) =>
  width + height > 0 && top >= headerEnd() && bottom <= window.innerHeight;

/** Marks and measures what becomes part of the next page, if a press on the link starts that. */
const takeThing = (link: HTMLAnchorElement): Press['thing'] => {
  document.querySelector('[data-becoming]')?.removeAttribute('data-becoming');
  const element = link.closest<HTMLElement>('[data-becomes]');
  const becomes = element?.dataset['becomes'];
  const rect = link.getBoundingClientRect();
  if (!element || !becomes || !inWindow(rect)) return undefined;
  element.dataset['becoming'] = '';
  const { backgroundColor, color, textDecorationThickness } = getComputedStyle(link);
  const { backgroundColor: ground, borderRadius } = getComputedStyle(element);
  const underline = Number.parseFloat(textDecorationThickness);
  const isText = becomes === 'twenty';
  setStyle('from-colour', isText ? color : backgroundColor);
  setStyle('card-ground', ground);
  setStyle('card-radius', borderRadius);
  return {
    becomes,
    rect: element.getBoundingClientRect(),
    link: isText ? new DOMRect(rect.x, rect.bottom - underline, rect.width, underline) : rect,
  };
};

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing forbids motion.
 * @param link the pressed link
 * @param navigate changes the address
 */
export function cross(link: HTMLAnchorElement, navigate: () => void): void {
  press = undefined;
  delete root.dataset['crossing'];
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionReduced()) {
    navigate();
    return;
  }
  const { left, width } = link.getBoundingClientRect();
  const side = left + width / 2 < window.innerWidth / 2 ? 'left' : 'right';
  const footer = (topOf('footer') ?? 0) + window.scrollY;
  press = { side, pathname: link.pathname, footer, thing: takeThing(link) };
  startTransition(() => {
    addTransitionType(crossing);
    navigate();
  });
}

/** What a landing does to become its rest: nothing but shrink, or grow up or down from a dot. */
type Landing = 'level' | 'down' | 'up' | 'headline';

/**
 * Marks the piece of a page's line that the crossing line becomes.
 * @param kind how it lands
 * @param ground 'green' where the line keeps the landing's colour all the way
 * @returns attributes for the element
 */
export const landing = (kind: Landing, ground?: 'green') => ({
  'data-landing': kind,
  'data-landing-ground': ground,
});

/** For what stands at the end of the line: hidden until that is there. */
export const afterLanding = { 'data-after-landing': '' };

/**
 * Marks a thing that becomes part of the page its link leads to.
 * @returns attributes for the link, or the card around it
 */
export const becomes = (part: Becoming) => ({ 'data-becomes': part });

/** For words that fade out as their card becomes the page. */
export const fades = { 'data-fades': '' };

/**
 * Marks what a thing becomes, where that is not the landing.
 * @returns attributes for the element
 */
export const become = (part: Exclude<Becoming, 'post'>) => ({ 'data-become': part });

/** For what the thing brings with it: tabs run out of their bar, and a rising piece uncovers the number. */
export const broughtAlong = { 'data-brought': '' };

/** A stroked path has no width of its own. */
const outlined = (element: Element, thickness: number) => {
  const rect = element.getBoundingClientRect();
  return rect.width > 0
    ? rect
    : new DOMRect(rect.x - thickness / 2, rect.y, thickness, rect.height);
};

const colourOf = (element: Element) => {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return backgroundColor;
  return stroke === 'none' ? fill : stroke;
};

/** Measures how a thing becomes `rect`, a piece of the new page. */
const measureThing = (
  { becomes: kind, rect: card, link }: NonNullable<Press['thing']>,
  rect: DOMRect,
) => {
  const header = headerEnd();
  const below = window.innerHeight - header;
  const main = topOf('main') ?? 0;
  setRect('from', link);
  setLength('strip', below);
  // The clip of the new page, which starts a window below its place.
  setRect('card', new DOMRect(card.x, card.y - main - below, card.width, card.height));
  setLength('card-above', header - card.y);
  const number = document.querySelector('main [data-brought]')?.getBoundingClientRect();
  const post = new DOMRect(rect.x, 0, link.right - rect.x);
  setRect('run', (kind === 'twenty' && number) || post);
  if (number) setLength('brought-y', number.y);
};

/**
 * Measures the new page, before React pictures it: where the line passes and what it becomes. Call it in a layout
 * effect, after the page has been scrolled. Header, page and footer are there once, whichever page it is: none passes a ref.
 * @param pathname path of the new page
 */
export function arriveAt(pathname: string): void {
  const isCrossing = press?.pathname === pathname;
  const { side, footer = 0, thing } = press ?? {};
  press = undefined;
  delete root.dataset['crossing'];
  delete root.dataset['lands'];
  if (!isCrossing || side === undefined) return;
  // Before measuring: the landing is no longer drawn by itself.
  root.dataset['crossing'] = side;

  const element = (thing && find(`[data-become=${thing.becomes}]`)) ?? find('[data-landing]');
  const thickness = Number.parseFloat(getComputedStyle(root).getPropertyValue('--line'));
  const header = headerEnd();
  const rect = element && outlined(element, thickness);

  setLength('window', window.innerWidth);
  setLength('page-shift', window.scrollY - oldScroll);
  setLength('footer-shift', footer - oldScroll - (topOf('footer') ?? 0));
  setLength('page-top', header - (topOf('main') ?? 0));
  setLength('pass-y', (header + window.innerHeight - thickness) / 2);
  root.dataset['lands'] = 'out';
  if (!element || !rect || !inWindow(rect)) return;
  const kind = thing?.becomes ?? element.dataset['landing'] ?? '';
  root.dataset['lands'] = kind;
  if (thing) measureThing(thing, rect);
  const above = { down: 0, up: rect.height - thickness }[kind] ?? (rect.height - thickness) / 2;
  const { y, height } = thing?.link ?? { y: rect.y + above, height: thickness };
  setLength('pass-y', y + (height - thickness) / 2);
  setRect('landing', rect);
  const colour = colourOf(element);
  setStyle('landing-radius', getComputedStyle(element).borderRadius);
  setStyle('landing-colour', colour);
  const isGreen = element.dataset['landingGround'] === 'green';
  setStyle('pass-colour', thing ? 'var(--from-colour)' : isGreen ? colour : 'var(--green)');
}

/** Takes a running crossing to its end: nobody waits for it. */
export function finishCrossing(): void {
  if (!root.dataset['crossing']) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
