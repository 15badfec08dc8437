import type { Box } from '@/lib/point';
import { cssEasing, easings } from './tokens';

/*
 * Where everything is while the line crosses from one page to the next (docs/design.md#crossings).
 * What goes in: measures of the two pages. What comes out: keyframes of the images that the browser
 * has captured (`planCrossing`). Lengths in px of the window, times in ms since the first frame.
 */

/** What has happened when, in ms. */
export const times = {
  /** The old page has slid away and dimmed. */
  oldPageGone: 200,
  /** The line reaches across the window, and the new page is whole behind it. */
  across: 280,
  /** The heading in the headline's bar starts to rise. */
  headlineRises: 340,
  /** A line without a landing is gone; one that lands starts to take the landing's colour. */
  lineGone: 440,
  /** The new heading has risen, unless it rises in the headline's bar. */
  risen: 480,
  /** The page shows the piece that the line has become. */
  landingShows: 500,
  end: 520,
} as const;

/**
 * How the line becomes the piece that the new page begins with. From `growsAt` to `grownAt` it takes
 * the piece's height, on a curve; at `widthAt` it has the piece's left and right end.
 */
const landings = {
  /** Draws in to the piece. */
  level: { growsAt: times.across, grownAt: times.end, widthAt: times.end, curve: 'roll' },
  /** Draws in and swells to the bar of the home page's headline. */
  headline: { growsAt: times.across, grownAt: times.risen, widthAt: times.risen, curve: 'roll' },
  /** Draws in to a dot, from which an upright piece grows. */
  down: { widthAt: times.lineGone, growsAt: times.lineGone, grownAt: times.end, curve: 'out' },
} as const;

type LandingKind = keyof typeof landings;

export const isLandingKind = (kind = ''): kind is LandingKind => kind in landings;

export interface Landing {
  kind: LandingKind;
  box: Box;
  colour: string;
  radius: string;
  /** On a green ground the line has the landing's colour all the way. */
  isOnGreen: boolean;
}

export interface Measures {
  window: { width: number; height: number };
  /** Where the header ends; 0 while it is hidden. */
  header: number;
  /** The thickness of the line. */
  thickness: number;
  /** The line comes from the left half of the window, where the pressed link is. */
  isLeft: boolean;
  /** How far the old page was scrolled, and where its footer began, from the page's top. */
  oldPage: { scroll: number; footer: number };
  /** How far the new page is scrolled, and where its content and its footer begin in the window. */
  newPage: { scroll: number; main: number; footer: number };
  /** The piece that the line becomes; undefined if it is not entirely in the window. */
  landing: Landing | undefined;
}

/** Keyframes by captured image, which is named as in `::view-transition-old(page)`. */
type Images = Readonly<Record<string, Keyframe[]>>;

/** @returns the keyframes of every image that moves; without a landing the heading stands */
export const planCrossing = (measures: Measures): Images => {
  const { landing } = measures;
  const pages = { ...oldPageFrames(measures), ...newPageFrames(measures) };
  if (!landing) return { ...pages, 'group(line)': linePastWindow(measures) };
  const line = lineToLanding(measures, landing);
  return { ...pages, 'group(line)': line, 'new(title)': headingFrames(landing.kind) };
};

/** The old page and its footer stay at their height, and slide away from the pressed link. */
const oldPageFrames = ({ header, isLeft, oldPage, newPage }: Measures): Images => {
  const slid = { translate: `calc(min(24px, var(--gutter)) * ${isLeft ? 1 : -1})` };
  const slides = (unmoved: Keyframe) => [
    keyframe(0, { ...unmoved, translate: '0px' }, 'roll'),
    keyframe(times.oldPageGone, slid),
    keyframe(times.end, { ...unmoved, ...slid }),
  ];
  // The browser puts both images where the new page and its footer are.
  const pageShift = newPage.scroll - oldPage.scroll;
  const footerTop = oldPage.footer - oldPage.scroll;
  const footerShift = footerTop - newPage.footer;
  const underHeader = Math.max(0, header - footerTop);
  return {
    'old(page)': slides({ transform: `translateY(${pageShift}px)`, clipPath: pageOutline }),
    'old(footer)': slides({
      transform: `translateY(${footerShift}px)`,
      clipPath: `inset(${underHeader}px 0 0)`,
    }),
  };
};

/** The last section's ground goes on under the footer (`page-end-…`), but shows in its corner only. */
const pageOutline = `shape(from 0 0, hline to 100%, vline to calc(100% + var(--r-section)),
  arc to calc(100% - var(--r-section)) 100% of var(--r-section), hline to 0)`;

/** The new page comes behind the line, from under the header, with one round corner. */
const newPageFrames = ({ header, isLeft, newPage }: Measures): Images => {
  const top = header - newPage.main;
  const uncovered = (hidden: string) => ({
    clipPath: isLeft
      ? `inset(${top}px ${hidden} 0 0 round 0 var(--r-section) 0 0)`
      : `inset(${top}px 0 0 ${hidden} round var(--r-section) 0 0 0)`,
  });
  // The round corner ends outside the window.
  const whole = uncovered('calc(var(--r-section) * -1)');
  const belowHeader = { clipPath: `inset(${top}px 0 -100vh)` };
  return {
    'image-pair(page)': [keyframe(0, belowHeader), keyframe(times.end, belowHeader)],
    'new(page)': [
      keyframe(0, uncovered('100%'), 'roll'),
      keyframe(times.across, whole),
      keyframe(times.end, whole),
    ],
  };
};

/** The line runs across the window, then draws in to its landing. */
const lineToLanding = (measures: Measures, landing: Landing): Keyframe[] => {
  const { kind, box, radius, colour, isOnGreen } = landing;
  const { thickness } = measures;
  const { widthAt, growsAt, grownAt, curve } = landings[kind];
  const { start, across } = lineRun(measures);
  const y = kind === 'down' ? box.y : box.y + (box.height - thickness) / 2;
  const bar = { ...vertical({ y, height: thickness }), borderRadius: '999px' };
  const piece = { ...vertical(box), borderRadius: radius };
  const colourOnTheWay = { backgroundColor: isOnGreen ? colour : 'var(--green)' };
  const frames = [
    keyframe(0, { ...start, ...bar, ...colourOnTheWay }, 'roll'),
    keyframe(times.across, across, 'roll'),
    keyframe(growsAt, bar, curve),
    keyframe(widthAt, horizontal(box)),
    keyframe(grownAt, piece),
    keyframe(times.lineGone, colourOnTheWay),
    keyframe(times.end, { ...horizontal(box), ...piece, backgroundColor: colour }),
  ];
  // Browsers want them in order of time, which differs by landing.
  return frames.toSorted((a, b) => a.offset - b.offset);
};

/** The line runs across the window in its middle, and off the other side. */
const linePastWindow = (measures: Measures): Keyframe[] => {
  const { window, header, thickness } = measures;
  const { start, across, gone } = lineRun(measures);
  const y = header + (window.height - header - thickness) / 2;
  const look = { ...vertical({ y, height: thickness }), backgroundColor: 'var(--green)' };
  return [
    keyframe(0, { ...start, ...look }, 'roll'),
    keyframe(times.across, across, 'roll'),
    keyframe(times.lineGone, gone),
    keyframe(times.end, { ...gone, ...look }),
  ];
};

/**
 * The line at the start, outside the link's side of the window; across the window; and gone, when
 * its tail has come to its head. From the left the head is level with the new page's edge, which
 * ends a round corner (`--r-section`) outside the window; from the right it is a cut behind that.
 */
const lineRun = ({ window: { width }, thickness, isLeft }: Measures) => {
  const start = isLeft ? `${-thickness}px` : `calc(${width}px + var(--cut))`;
  const head = isLeft
    ? `calc(${width}px + var(--r-section))`
    : 'calc(var(--cut) - var(--r-section))';
  return {
    start: { left: start, width: `${thickness}px` },
    across: {
      left: isLeft ? start : head,
      width: `calc(${width + thickness}px + var(--r-section))`,
    },
    gone: { left: head, width: '0px' },
  };
};

/** The new heading rises out of its own bottom edge, or within the bar that the line becomes. */
const headingFrames = (kind: LandingKind) => {
  if (kind === 'headline') {
    const waiting = { opacity: 0, top: '32px' };
    return [
      keyframe(0, waiting),
      keyframe(times.headlineRises, waiting, 'out'),
      keyframe(times.end, { opacity: 1, top: '0px' }),
    ];
  }
  const below = { top: 'calc(100% + 8px)' };
  const risen = { top: '0px' };
  return [
    keyframe(0, below),
    keyframe(times.across, below, 'out'),
    keyframe(times.risen, risen),
    keyframe(times.end, risen),
  ];
};

const curves = { linear: 'linear', roll: cssEasing(easings.roll), out: cssEasing(easings.out) };

/** @returns a keyframe: the style at a time, and the curve on which it goes on from there */
const keyframe = (ms: number, style: Keyframe, curve: keyof typeof curves = 'linear') => ({
  ...style,
  offset: ms / times.end,
  easing: curves[curve],
});

const horizontal = ({ x, width }: Box) => ({ left: `${x}px`, width: `${width}px` });
const vertical = ({ y, height }: Pick<Box, 'y' | 'height'>) => ({
  top: `${y}px`,
  height: `${height}px`,
});
