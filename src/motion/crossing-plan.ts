import type { Box } from '@/lib/point';
import { cssEasing, easings } from './tokens';

/*
 * Where everything is while the line crosses from one page to the next (docs/design.md#crossings).
 * What goes in: measures of the two pages. What comes out: keyframes of the images that the browser
 * has captured (`planCrossing`). Lengths in px of the window, times in ms since the first frame.
 */

/** How long a crossing takes, in ms. */
export const crossingTime = 520;
/** How long the old page dims. */
export const dimmingTime = 200;
/** When the page shows the piece that the line has become. */
export const landingShows = 500;

const times = {
  /** The old page has slid away. */
  leftAt: 200,
  /** The line reaches across the window, and the new page is whole behind it. */
  acrossAt: 280,
  /** A line without a landing is gone; one that lands starts to take the landing's colour. */
  goneAt: 440,
  /** The new heading has risen; before it the line of the headline stands. */
  risenAt: 480,
  /** The heading in the headline's bar starts to rise. */
  headlineRisesAt: 340,
} as const;

/**
 * How the line becomes the piece that the new page begins with: `level` draws in to it, `headline`
 * swells to a bar meanwhile, `down` draws in to a dot and grows from it. At `widthAt` the line has
 * the piece's left and right end; from `growsAt` to `grownAt` it takes its height, on this curve.
 */
const landings = {
  level: { growsAt: times.acrossAt, widthAt: crossingTime, grownAt: crossingTime, curve: 'roll' },
  headline: {
    growsAt: times.acrossAt,
    widthAt: times.risenAt,
    grownAt: times.risenAt,
    curve: 'roll',
  },
  down: { widthAt: times.goneAt, growsAt: times.goneAt, grownAt: crossingTime, curve: 'out' },
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
export const planCrossing = (measures: Measures): Images => ({
  ...oldPageFrames(measures),
  ...newPageFrames(measures),
  'group(line)': measures.landing
    ? lineToLanding(measures, measures.landing)
    : linePastWindow(measures),
  ...(measures.landing && { 'new(title)': headingFrames(measures.landing.kind) }),
});

/** The old page and its footer stay at their height, and slide away from the pressed link. */
const oldPageFrames = ({ header, isLeft, oldPage, newPage }: Measures): Images => {
  const away = { translate: `calc(min(24px, var(--gutter)) * ${isLeft ? 1 : -1})` };
  const slides = (y: number, clipPath: string) => {
    const place = { transform: `translateY(${y}px)`, clipPath };
    return [
      keyframe(0, { ...place, translate: '0px' }, 'roll'),
      keyframe(times.leftAt, away),
      keyframe(crossingTime, { ...place, ...away }),
    ];
  };
  const footer = oldPage.footer - oldPage.scroll;
  const underHeader = Math.max(0, header - footer);
  return {
    'old(page)': slides(newPage.scroll - oldPage.scroll, pageOutline),
    'old(footer)': slides(footer - newPage.footer, `inset(${underHeader}px 0 0)`),
  };
};

/** The last section's ground goes on under the footer (`page-end-…`), but shows in its corner only. */
const pageOutline =
  'shape(from 0 0, hline to 100%, vline to calc(100% + var(--r-section)), arc to calc(100% - var(--r-section)) 100% of var(--r-section), hline to 0)';

/** The new page comes behind the line, with one round corner. */
const newPageFrames = ({ header, isLeft, newPage }: Measures): Images => {
  const top = header - newPage.main;
  const behind = (x: string) => {
    const clipPath = isLeft
      ? `inset(${top}px ${x} 0 0 round 0 var(--r-section) 0 0)`
      : `inset(${top}px 0 0 ${x} round var(--r-section) 0 0 0)`;
    return { clipPath };
  };
  const whole = behind('calc(var(--r-section) * -1)');
  const unclipped = { clipPath: `inset(${top}px 0 -100vh)` };
  return {
    'image-pair(page)': [keyframe(0, unclipped), keyframe(crossingTime, unclipped)],
    'new(page)': [
      keyframe(0, behind('100%'), 'roll'),
      keyframe(times.acrossAt, whole),
      keyframe(crossingTime, whole),
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
  const bar = { ...upright({ y, height: thickness }), borderRadius: '999px' };
  const piece = { ...upright(box), borderRadius: radius };
  const colourOnTheWay = { backgroundColor: isOnGreen ? colour : 'var(--green)' };
  return [
    keyframe(0, { ...start, ...bar, ...colourOnTheWay }, 'roll'),
    keyframe(times.acrossAt, across, 'roll'),
    keyframe(growsAt, bar, curve),
    keyframe(widthAt, along(box)),
    keyframe(grownAt, piece),
    keyframe(times.goneAt, colourOnTheWay),
    keyframe(crossingTime, { ...along(box), ...piece, backgroundColor: colour }),
  ].toSorted((a, b) => Number(a.offset) - Number(b.offset));
};

/** The line runs across the window in its middle, and off the other side. */
const linePastWindow = (measures: Measures): Keyframe[] => {
  const { window, header, thickness, isLeft } = measures;
  const { start, across } = lineRun(measures);
  const y = header + (window.height - header - thickness) / 2;
  const look = { ...upright({ y, height: thickness }), backgroundColor: 'var(--green)' };
  const end = isLeft ? `calc(${window.width}px + var(--r-section))` : across.left;
  const gone = { left: end, width: '0px' };
  return [
    keyframe(0, { ...start, ...look }, 'roll'),
    keyframe(times.acrossAt, across, 'roll'),
    keyframe(times.goneAt, gone),
    keyframe(crossingTime, { ...gone, ...look }),
  ];
};

/** The line as it waits outside its side of the window, and once it reaches across. */
const lineRun = ({ window, thickness, isLeft }: Measures) => {
  const outside = isLeft ? `${-thickness}px` : `calc(${window.width}px + var(--cut))`;
  return {
    start: { left: outside, width: `${thickness}px` },
    // The head of the line is a cut ahead of the new page's round corner.
    across: {
      left: isLeft ? outside : 'calc(var(--cut) - var(--r-section))',
      width: `calc(${window.width + thickness}px + var(--r-section))`,
    },
  };
};

/** The new heading rises out of its own bottom edge, or within the bar that the line becomes. */
const headingFrames = (kind: LandingKind) => {
  if (kind === 'headline') {
    const waiting = { opacity: 0, top: '32px' };
    return [
      keyframe(0, waiting),
      keyframe(times.headlineRisesAt, waiting, 'out'),
      keyframe(crossingTime, { opacity: 1, top: '0px' }),
    ];
  }
  const below = { top: 'calc(100% + 8px)' };
  const risen = { top: '0px' };
  return [
    keyframe(0, below),
    keyframe(times.acrossAt, below, 'out'),
    keyframe(times.risenAt, risen),
    keyframe(crossingTime, risen),
  ];
};

const curves = { linear: 'linear', roll: cssEasing(easings.roll), out: cssEasing(easings.out) };

/** @returns a keyframe: the style at a time, and the curve on which it goes on from there */
const keyframe = (
  ms: number,
  style: Keyframe,
  curve: keyof typeof curves = 'linear',
): Keyframe => ({
  ...style,
  offset: ms / crossingTime,
  easing: curves[curve],
});

const along = ({ x, width }: Box) => ({ left: `${x}px`, width: `${width}px` });
const upright = ({ y, height }: Pick<Box, 'y' | 'height'>) => ({
  top: `${y}px`,
  height: `${height}px`,
});
