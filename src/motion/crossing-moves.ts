import { cssEasing, easings } from './tokens';

/** Measures both pages of a crossing and moves their images (`crossing.ts`); in px of the window, and ms. */

/** A pressed element that morphs into part of the new page: the boxes and styles of it and its link. */
interface MorphSource {
  kind: string;
  card: DOMRect;
  link: DOMRect;
  colour: string;
  ground: string;
  radius: string;
}

/** What is known of a crossing before the new page is there. */
export interface Press {
  /** The path that the link leads to. */
  pathname: string;
  /** The half of the window in which the link lies: the line comes from there, and the old page goes the other way. */
  side: 'left' | 'right';
  /** Where the footer of the old page begins, from the page's top. */
  footer: number;
  /** When, by the document's clock, if the old page dims from then on; otherwise it dims once the new one is there. */
  dimsFrom: number | undefined;
  source: MorphSource | undefined;
}

/** How long a move takes, and how late it begins, in ms. */
type Time = readonly [duration: number, delay?: number];

/** How the line runs, draws in along its way and takes the landing's height. `out` runs out of the window. */
type Way = Readonly<Record<'runs' | 'draws' | 'fits', Time>>;
const level: Way = { runs: [280], draws: [240, 280], fits: [240, 280] };
const times: Readonly<Record<string, Way>> = {
  level,
  out: { runs: [280], draws: [160, 280], fits: [240, 280] },
  headline: { runs: [280], draws: [200, 280], fits: [200, 280] },
  down: { runs: [280], draws: [160, 280], fits: [80, 440] },
  post: { runs: [200, 80], draws: [160, 280], fits: [80, 440] },
  twenty: { runs: [200, 80], draws: [200, 280], fits: [200, 280] },
  page: { runs: [0], draws: [160, 200], fits: [220, 40] },
};

const root = globalThis.document?.documentElement;
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

const hide = (element: Element | null | undefined, duration: number) =>
  element?.animate({ visibility: ['hidden', 'hidden'] }, duration);

const find = (selector: string) =>
  document.querySelector<HTMLElement | SVGElement>(`main ${selector}`);
const topOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
/** Where the header ends; 0 while it is hidden. */
const headerEnd = () =>
  Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);

const isInWindow = ({ top, bottom, width, height }: DOMRect) =>
  width + height > 0 && top >= headerEnd() && bottom <= window.innerHeight;

const along = ({ x, width }: DOMRect) => ({ left: `${x}px`, width: `${width}px` });
const upright = ({ y, height }: DOMRect) => ({ top: `${y}px`, height: `${height}px` });

/** Marks and measures the source of the morph that a press on the link starts, if any. */
const morphSource = (link: HTMLAnchorElement): MorphSource | undefined => {
  document.querySelector('[data-morphing]')?.removeAttribute('data-morphing');
  const element = link.closest<HTMLElement>('[data-morph-source]');
  const kind = element?.dataset['morphSource'];
  const rect = link.getBoundingClientRect();
  if (!element || !kind || !isInWindow(rect)) return undefined;
  element.dataset['morphing'] = '';
  const { backgroundColor, color, textDecorationThickness } = getComputedStyle(link);
  const { backgroundColor: ground, borderRadius: radius } = getComputedStyle(element);
  const underline = Number.parseFloat(textDecorationThickness);
  const isText = kind === 'twenty';
  return {
    kind,
    card: element.getBoundingClientRect(),
    link: isText ? new DOMRect(rect.x, rect.bottom - underline, rect.width, underline) : rect,
    colour: isText ? color : backgroundColor,
    ground,
    radius,
  };
};

/**
 * Measures the old page as a link is pressed.
 * @param isLoaded whether the new page is there, so that the old one dims at once
 */
export const pressOn = (link: HTMLAnchorElement, isLoaded: boolean): Press => {
  const { left, width } = link.getBoundingClientRect();
  // It also is the veil that dims the old page: not the header.
  const line = document.querySelector<HTMLElement>('.crossing-line');
  line?.style.setProperty('top', `${headerEnd()}px`);
  return {
    pathname: link.pathname,
    side: left + width / 2 < window.innerWidth / 2 ? 'left' : 'right',
    footer: topOf('footer') + window.scrollY,
    dimsFrom: isLoaded ? performance.now() : undefined,
    source: morphSource(link),
  };
};

/** @returns its box in the window without its stroke, which Firefox counts in; a straight path is as high as that */
const boxOf = (element: Element, thickness: number) => {
  if (!(element instanceof SVGGraphicsElement)) return element.getBoundingClientRect();
  const matrix = element.getScreenCTM() ?? new DOMMatrix();
  const { x, y, width, height } = element.getBBox();
  const start = new DOMPoint(x, y).matrixTransform(matrix);
  const end = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  const isStraight = height === 0;
  return new DOMRect(
    start.x,
    isStraight ? start.y - thickness / 2 : start.y,
    end.x - start.x,
    isStraight ? thickness : end.y - start.y,
  );
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
 * @returns how the line lands, how far the page's own run is drawn by then in ms, and what moves the images
 */
export const prepareCrossing = ({ side, footer, dimsFrom, source }: Press, scrolled: number) => {
  const width = window.innerWidth;
  const header = headerEnd();
  const below = window.innerHeight - header;
  const pageTop = header - topOf('main');
  const pageShift = window.scrollY - scrolled;
  const footerShift = footer - scrolled - topOf('footer');
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
  const landing = element && isInWindow(box) ? box : undefined;
  if (!landing) landed.forEach((one) => one?.removeAttribute('data-landed'));
  const morph = landing && source;
  const kind = landing ? (source?.kind ?? element?.dataset['landing'] ?? '') : 'out';
  const number = uncovered?.getBoundingClientRect();

  /** The bar on its way. */
  const pass = new DOMRect(0, header + (below - thickness) / 2, 0, thickness);
  if (morph?.kind === 'page') pass.height = morph.link.height;
  if (morph) pass.y = morph.link.y + (morph.link.height - pass.height) / 2;
  else if (landing) pass.y = landing.y + (kind === 'down' ? 0 : (landing.height - thickness) / 2);
  const isLeft = side === 'left';
  const bar = {
    left: isLeft ? `${-thickness}px` : 'calc(var(--cut) - var(--r-act))',
    width: `calc(${width + thickness}px + var(--r-act))`,
  };
  const outside = {
    left: isLeft ? `calc(${width}px + var(--r-act))` : bar.left,
    width: '0px',
  };
  const beside = {
    left: isLeft ? bar.left : `calc(${width}px + var(--cut))`,
    width: `${thickness}px`,
  };
  /** The new page comes behind the line, in one turn. */
  const edge = (x: string) =>
    isLeft
      ? `inset(${pageTop}px ${x} 0 0 round 0 var(--r-act) 0 0)`
      : `inset(${pageTop}px 0 0 ${x} round var(--r-act) 0 0 0)`;
  const green = 'var(--green)';
  const colour = landing && element ? colourOf(element) : green;
  const isGreenGround = element?.dataset['landingGround'] === 'green';

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
    if (kind === 'out') return;
    const rises: readonly [Keyframe, Time] =
      kind === 'headline'
        ? [{ opacity: 0, top: '32px' }, [180, 340]]
        : [{ top: 'calc(100% + 8px)' }, [200, 280]];
    move('new(title)', [{ offset: 0, ...rises[0] }], rises[1], out);
  };

  /** A card grows to the page. Its picture goes up and out, and the page follows in one strip. */
  const playCard = ({ card, ground, radius }: MorphSource) => {
    const time: Time = [300, 40];
    const above = header - card.y;
    move(
      'image-pair(card)',
      { clipPath: [`inset(${Math.max(0, above)}px 0 0)`, `inset(${above}px 0 0)`] },
      time,
    );
    move('old(card)', { translate: `0 ${-below}px` }, time);
    move('old(words)', { opacity: 0 }, [120], 'linear');
    move('new(line)', { opacity: [0, 1] }, [120], 'linear');
    keep('new(page)', { boxShadow: `0 ${-below}px ${ground}` });
    const { x, y, width: w, height: h } = card;
    // The clip of the page, which starts a window below its place.
    const from = `xywh(${x}px ${y + pageTop - header - below}px ${w}px ${h}px round ${radius})`;
    const to = `xywh(0 ${pageTop}px ${width}px ${below}px)`;
    move('new(page)', { translate: [`0 ${below}px`, '0 0'], clipPath: [from, to] }, time);
  };

  const playLine = () => {
    const line = 'group(line)';
    const { runs, draws, fits } = times[kind] ?? level;
    const [, swells = 0] = runs;
    const from = morph ? along(morph.link) : beside;
    const start = isGreenGround ? colour : (morph?.colour ?? green);
    keep(line, { ...from, ...upright(morph?.link ?? pass), backgroundColor: start });
    if (morph && kind !== 'twenty') {
      keep('old(line)', { width: `${morph.link.width}px` });
      move('old(line)', { opacity: [1, 0] }, [120], 'linear');
    }
    move(line, upright(pass), [swells], out);
    const post = morph && new DOMRect(box.x, 0, morph.link.right - box.x);
    const run = morph && { twenty: number, page: morph.link, post }[morph.kind];
    move(line, run ? along(run) : bar, runs);
    move(line, landing ? along(landing) : outside, draws);
    if (!landing || !element) return;
    const { borderRadius } = getComputedStyle(element);
    move(line, { ...upright(landing), borderRadius }, fits, fits[0] === 80 ? out : roll);
    move(line, { backgroundColor: colour }, [80, kind === 'page' ? 260 : 440], 'linear');
  };

  /** What the line becomes shows once it is there, and what it uncovers with it. */
  const playLanding = () => {
    hide(after, 440);
    if (kind === 'page')
      [piece, uncovered].forEach((one) =>
        one?.animate(
          { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
          { duration: 180, delay: 340, easing: out, fill: 'backwards' },
        ),
      );
    else hide(element, 500);
    if (kind !== 'twenty' || !number) return;
    hide(uncovered, 280);
    const edges = [pass, box].map(({ bottom }) => `inset(${bottom - number.y}px 0 0)`);
    uncovered?.animate(
      { clipPath: edges },
      { duration: 200, delay: 280, easing: roll, fill: 'backwards' },
    );
  };

  return {
    kind,
    drawnAt: landing ? Number(piece?.dataset['drawnAt'] ?? 0) : 0,
    play: () => {
      playPages();
      playLine();
      if (morph?.kind === 'page') playCard(morph);
      else move('new(page)', { clipPath: [edge('100%'), edge('calc(var(--r-act) * -1)')] }, [280]);
      if (landing) playLanding();
    },
  };
};
