import { startTransition, useEffect, useState } from 'react';
import { wait } from '@/lib/lazy-script';
import { isMotionOff } from './motion-switch';
import { cssEasing, easings } from './tokens';

/**
 * The line crosses the window from one page to the next (docs/design.md#page-transitions). Idle, then leaving: a link is
 * pressed and its page is on the way; then arriving: the new page is in the document and the images move; then idle.
 * `enter` alone changes that, and its attributes on `<html>`, which `layout/page-transition.css` reads. React captures
 * both pages. Lengths in px of the window, times in ms.
 *
 * A page says by attributes what takes part: `data-landing` is the piece of its line that the crossing line becomes, and
 * how (`level` draws in, `down` grows from a dot, `headline` swells to a bar), `data-landing-ground="green"` if the line
 * has its colour all the way, `data-drawn-at` when the page's own run has drawn it; `data-after-landing` shows
 * after it. `data-morph-source` morphs into `data-morph-target` of the page it leads to (a card into the page, an
 * underline into the piece above the 20, a button into the post beside the form); `data-fades` are words that fade as
 * their card does, `data-uncovered` is what a morph uncovers.
 */
let state: {
  leaving?: ReturnType<typeof pressOn>;
  arriving?: { play: () => void; ended: Promise<unknown> };
} = {};

const root = globalThis.document?.documentElement;

/** @param value `dims` if the old page dims while leaving; how the line lands while arriving */
const enter = (next: typeof state, value = '') => {
  state = next;
  for (const phase of ['leaving', 'arriving'] as const)
    if (next[phase]) root.dataset[phase] = value;
    else delete root.dataset[phase];
};

/** How long a move takes, and how late it begins. */
type Time = readonly [duration: number, delay?: number];

/** How the line runs, draws in along its way and takes the landing's height. `out` runs out of the window. */
type Way = Readonly<Record<'runs' | 'draws' | 'fits', Time>>;
const level: Way = { runs: [280], draws: [240, 280], fits: [240, 280] };
const times: Readonly<Record<string, Way>> = {
  out: { ...level, draws: [160, 280] },
  headline: { runs: [280], draws: [200, 280], fits: [200, 280] },
  down: { runs: [280], draws: [160, 280], fits: [80, 440] },
  post: { runs: [200, 80], draws: [160, 280], fits: [80, 440] },
  twenty: { runs: [200, 80], draws: [200, 280], fits: [200, 280] },
  page: { runs: [0], draws: [160, 200], fits: [220, 40] },
};

const roll = cssEasing(easings.roll);
const out = cssEasing(easings.out);

type Frames = Keyframe[] | PropertyIndexedKeyframes;

/** Moves a captured image. Of a single value per property the move begins at what the image has before. */
const move = (image: string, frames: Frames, [duration, delay = 0]: Time, easing = roll) => {
  const pseudoElement = `::view-transition-${image}`;
  return root.animate(frames, { pseudoElement, duration, delay, easing, fill: 'both' });
};

/** Gives an image a style for the whole crossing. */
const keep = (image: string, style: Keyframe) => move(image, [style, style], [520]);

/** Moves an element of the new page, which waits on its first frame. */
const show = (element: Element | null | undefined, frames: Frames, time: Time, easing = roll) =>
  element?.animate(frames, { duration: time[0], delay: time[1] ?? 0, easing, fill: 'backwards' });

const hide = (element: Element | null | undefined, duration: number) =>
  show(element, { visibility: ['hidden', 'hidden'] }, [duration]);

const find = (selector: string) =>
  document.querySelector<HTMLElement | SVGElement>(`main ${selector}`);
const boxIn = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
/** Where the header ends; 0 while it is hidden. */
const headerEnd = () => Math.max(boxIn('header').bottom, 0);

const isInWindow = ({ top, bottom, width, height }: DOMRect) =>
  width + height > 0 && top >= headerEnd() && bottom <= window.innerHeight;

const along = ({ x, width }: DOMRect) => ({ left: `${x}px`, width: `${width}px` });
const upright = ({ y, height }: DOMRect) => ({ top: `${y}px`, height: `${height}px` });

/** Marks and measures what a press on the link morphs into part of the new page, if anything: it, and its link. */
const morphSource = (link: HTMLAnchorElement) => {
  document.querySelector('[data-morphing]')?.removeAttribute('data-morphing');
  const element = link.closest<HTMLElement>('[data-morph-source]');
  const kind = element?.dataset['morphSource'];
  const box = link.getBoundingClientRect();
  if (!element || !kind || !isInWindow(box)) return undefined;
  element.dataset['morphing'] = '';
  const { backgroundColor, color, textDecorationThickness } = getComputedStyle(link);
  const { backgroundColor: ground, borderRadius: radius } = getComputedStyle(element);
  const underline = Number.parseFloat(textDecorationThickness);
  const isText = kind === 'twenty';
  return {
    kind,
    card: element.getBoundingClientRect(),
    link: isText ? new DOMRect(box.x, box.bottom - underline, box.width, underline) : box,
    colour: isText ? color : backgroundColor,
    ground,
    radius,
  };
};

/** Measures the old page. */
const pressOn = (link: HTMLAnchorElement, isLoaded: boolean) => {
  const { left, width } = link.getBoundingClientRect();
  // It also is the veil that dims the old page: not the header.
  const line = document.querySelector<HTMLElement>('.crossing-line');
  line?.style.setProperty('top', `${headerEnd()}px`);
  return {
    pathname: link.pathname,
    /** The half of the window from which the line comes; the old page goes the other way. */
    isLeft: left + width / 2 < window.innerWidth / 2,
    /** Where the footer begins, from the page's top. */
    footer: boxIn('footer').top + window.scrollY,
    /** By the document's clock, if the old page dims from now on; otherwise it dims once the new one is there. */
    dimsFrom: isLoaded ? performance.now() : undefined,
    source: morphSource(link),
  };
};

/** @returns its box without its stroke, which Firefox counts in; a straight path is as high as that */
const boxOf = (element: Element, thickness: number) => {
  if (!(element instanceof SVGGraphicsElement)) return element.getBoundingClientRect();
  const matrix = element.getScreenCTM() ?? new DOMMatrix();
  const { x, y, width, height } = element.getBBox();
  const start = new DOMPoint(x, y).matrixTransform(matrix);
  const end = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  if (height === 0)
    return new DOMRect(start.x, start.y - thickness / 2, end.x - start.x, thickness);
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
};

const colourOf = (element: Element) => {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return backgroundColor;
  return stroke === 'none' ? fill : stroke;
};

/** The ground of a page's last section goes on under the footer (`page-end-…`), of which only the corner shows it. */
const pageOutline =
  'shape(from 0 0, hline to 100%, vline to calc(100% + var(--r-act)), arc to calc(100% - var(--r-act)) 100% of var(--r-act), hline to 0)';

/**
 * Measures the new page, before it is captured: where the line passes and where it lands.
 * @param scrolled how far the old page was scrolled
 * @returns how the line lands, how far the page's own run is drawn by then, and what moves the images
 */
const prepareCrossing = (
  { isLeft, footer, dimsFrom, source }: NonNullable<typeof state.leaving>,
  scrolled: number,
) => {
  const width = window.innerWidth;
  const header = headerEnd();
  const below = window.innerHeight - header;
  const pageTop = header - boxIn('main').top;
  const pageShift = window.scrollY - scrolled;
  const footerShift = footer - scrolled - boxIn('footer').top;
  const footerAbove = Math.max(0, header + scrolled - footer);
  const thickness = Number.parseFloat(getComputedStyle(root).getPropertyValue('--line'));

  const piece = find('[data-landing]');
  const target = source && find(`[data-morph-target=${source.kind}]`);
  const after = find('[data-after-landing]');
  const uncovered = find('[data-uncovered]');
  const element = target ?? piece;
  // Before it is measured: what the line draws, the page does not draw again.
  const landed = [element, after, source?.kind === 'page' ? piece : undefined];
  landed.forEach((one) => one?.setAttribute('data-landed', ''));
  const box = element ? boxOf(element, thickness) : new DOMRect();
  const landing = element && isInWindow(box) ? element : undefined;
  if (!landing) landed.forEach((one) => one?.removeAttribute('data-landed'));
  const morph = landing && source;
  const kind = landing ? (source?.kind ?? landing.dataset['landing'] ?? '') : 'out';
  const number = uncovered?.getBoundingClientRect() ?? box;

  /** The bar on its way. */
  const pass = new DOMRect(0, header + (below - thickness) / 2, 0, thickness);
  if (kind === 'page' && morph) pass.height = morph.link.height;
  if (morph) pass.y = morph.link.y + (morph.link.height - pass.height) / 2;
  else if (landing) pass.y = box.y + (kind === 'down' ? 0 : (box.height - thickness) / 2);

  const playPages = () => {
    keep('image-pair(page)', { clipPath: `inset(${pageTop}px 0 -100vh)` });
    const olds = {
      'old(page)': { transform: `translateY(${pageShift}px)`, clipPath: pageOutline },
      'old(footer)': {
        transform: `translateY(${footerShift}px)`,
        clipPath: `inset(${footerAbove}px 0 0)`,
      },
    };
    for (const [image, style] of Object.entries(olds)) {
      keep(image, style);
      const away = `calc(min(24px, var(--gutter)) * ${isLeft ? 1 : -1})`;
      if (!morph) move(image, { translate: `${away} 0` }, [200]);
      const dims = move(image, { filter: 'brightness(0.85)' }, [200], 'linear');
      // By the veil's clock: it never gets brighter.
      if (dimsFrom !== undefined) dims.startTime = dimsFrom;
    }
    if (kind === 'headline')
      move('new(title)', [{ offset: 0, opacity: 0, top: '32px' }], [180, 340], out);
    else if (landing) move('new(title)', [{ offset: 0, top: 'calc(100% + 8px)' }], [200, 280], out);
    if (kind === 'page') return;
    /** The new page comes behind the line, in one turn. */
    const edge = (x: string) =>
      isLeft
        ? `inset(${pageTop}px ${x} 0 0 round 0 var(--r-act) 0 0)`
        : `inset(${pageTop}px 0 0 ${x} round var(--r-act) 0 0 0)`;
    move('new(page)', { clipPath: [edge('100%'), edge('calc(var(--r-act) * -1)')] }, [280]);
  };

  /** A card grows to the page. Its picture goes up and out, and the page follows in one strip. */
  const playCard = ({ card, ground, radius }: NonNullable<typeof morph>) => {
    const time: Time = [300, 40];
    const above = header - card.y;
    const clips = [`inset(${Math.max(0, above)}px 0 0)`, `inset(${above}px 0 0)`];
    move('image-pair(card)', { clipPath: clips }, time);
    move('old(card)', { translate: `0 ${-below}px` }, time);
    move('old(words)', { opacity: 0 }, [120], 'linear');
    move('new(line)', { opacity: [0, 1] }, [120], 'linear');
    keep('new(page)', { boxShadow: `0 ${-below}px ${ground}` });
    const { x, y, width: w, height: h } = card;
    // The clip of the page, which starts a window below its place.
    const from = `xywh(${x}px ${y + pageTop - header - below}px ${w}px ${h}px round ${radius})`;
    const to = `xywh(0 ${pageTop}px ${width}px ${below}px)`;
    move('new(page)', { translate: [`0 ${below}px`, '0 0'], clipPath: [from, to] }, time);
    const clip = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] };
    for (const one of [piece, uncovered]) show(one, clip, [180, 340], out);
  };

  const playLine = () => {
    const line = 'group(line)';
    const { runs, draws, fits } = times[kind] ?? level;
    const bar = {
      left: isLeft ? `${-thickness}px` : 'calc(var(--cut) - var(--r-act))',
      width: `calc(${width + thickness}px + var(--r-act))`,
    };
    const beside = {
      left: isLeft ? bar.left : `calc(${width}px + var(--cut))`,
      width: `${thickness}px`,
    };
    const colour = landing ? colourOf(landing) : 'var(--green)';
    const isGreenGround = element?.dataset['landingGround'] === 'green';
    keep(line, {
      ...(morph ? along(morph.link) : beside),
      ...upright(morph?.link ?? pass),
      backgroundColor: isGreenGround ? colour : (morph?.colour ?? 'var(--green)'),
    });
    if (morph && kind !== 'twenty') {
      keep('old(line)', { width: `${morph.link.width}px` });
      move('old(line)', { opacity: [1, 0] }, [120], 'linear');
    }
    move(line, upright(pass), [runs[1] ?? 0], out);
    const post = morph && new DOMRect(box.x, 0, morph.link.right - box.x);
    const run = morph && { twenty: number, page: morph.link, post }[morph.kind];
    move(line, run ? along(run) : bar, runs);
    if (!landing) {
      const outside = isLeft ? `calc(${width}px + var(--r-act))` : bar.left;
      return move(line, { left: outside, width: '0px' }, draws);
    }
    const { borderRadius } = getComputedStyle(landing);
    move(line, along(box), draws);
    move(line, { ...upright(box), borderRadius }, fits, fits[0] === 80 ? out : roll);
    move(line, { backgroundColor: colour }, [80, kind === 'page' ? 260 : 440], 'linear');
    // What the line becomes shows once it is there, and what it uncovers with it.
    hide(after, 440);
    if (kind !== 'page') hide(landing, 500);
    if (kind !== 'twenty') return;
    hide(uncovered, 280);
    const clipPath = [pass, box].map(({ bottom }) => `inset(${bottom - number.y}px 0 0)`);
    show(uncovered, { clipPath }, [200, 280]);
  };

  return {
    kind,
    drawnAt: landing ? Number(piece?.dataset['drawnAt'] ?? 0) : 0,
    play: () => {
      playPages();
      playLine();
      if (morph?.kind === 'page') playCard(morph);
    },
  };
};

/** @returns whether the line will cross to the path, until it does */
export const isCrossingTo = (pathname: string) => state.leaving?.pathname === pathname;

/**
 * Follows a pressed link, with a crossing if it leads to another page, the browser can, and nothing forbids motion.
 * @param isLoaded whether the page is there, so that the old one dims at once
 * @param navigate changes the address
 */
export function followLink(link: HTMLAnchorElement, isLoaded: boolean, navigate: () => void): void {
  const isSupported = 'startViewTransition' in document;
  if (!isSupported || link.pathname === location.pathname || isMotionOff()) enter({});
  else enter({ leaving: pressOn(link, isLoaded) }, isLoaded ? 'dims' : '');
  navigate();
}

/** The crossing and what comes before its first frame: for browsers that do not tell when it ends. */
const longestCrossing = 700;

/**
 * Measures the new page before React captures it, and holds its CSS animations until the crossing has ended. Call it in a
 * layout effect, after the page has been scrolled.
 * @param pathname path of the new page
 * @param scrolled how far the old page was; the window may have followed a shorter new page since
 */
export async function arriveAt(pathname: string, scrolled: number) {
  const { leaving } = state;
  if (leaving?.pathname !== pathname) return leaving && enter({});
  const { kind, drawnAt, play } = prepareCrossing(leaving, scrolled);
  const transition = 'activeViewTransition' in document && document.activeViewTransition;
  const ending = transition ? transition.finished : wait(longestCrossing);
  const arriving = { play, ended: ending.catch(() => undefined) };
  enter({ arriving }, kind);
  const held = document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches('main *'),
    );
  for (const animation of held) {
    animation.pause();
    if (drawnAt > 0) animation.currentTime = drawnAt;
  }
  await arriving.ended;
  for (const animation of held) if (animation.playState === 'paused') animation.play();
  if (state.arriving === arriving) enter({});
}

/** Moves the images. Call it once React has captured both pages. */
export const startCrossing = () => state.arriving?.play();

/** Is fulfilled once no line crosses. */
export const crossingEnded = async () => state.arriving?.ended;

/** @returns false while the line crosses to the page; delays what is costly to start */
export const useCrossed = () => {
  const [isCrossed, setIsCrossed] = useState(false);
  useEffect(() => {
    void crossingEnded().then(() => startTransition(() => setIsCrossed(true)));
  }, []);
  return isCrossed;
};

/** Jumps a running crossing to its end, so that no input waits for it. */
export function finishCrossing(): void {
  if (!state.arriving) return;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
