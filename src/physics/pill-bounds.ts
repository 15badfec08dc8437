/** Size of a pill in px (docs/rules.md#hero-pills). */
export const pillSize = { width: 170, height: 47 } as const;

/**
 * For windows of at least `from`, the size of a pill and the outer radius of the line's first turn,
 * all in px (docs/design.md#space-and-shape).
 */
const sizes = [
  { from: 960, pill: pillSize, turnRadius: 147 },
  { from: 600, pill: { width: 150, height: 36 }, turnRadius: 90 },
  { from: 0, pill: { width: 128, height: 28 }, turnRadius: 70 },
] as const;

const sizesFor = (view: number) => sizes.find(({ from }) => view >= from) ?? sizes[0];

/** @returns the outer radius of the line's first turn in a window of this width, both in px */
export const turnRadiusFor = (view: number) => sizesFor(view).turnRadius;

/** Windows narrower than this, in px, are zoomed. */
export const desktopWidth = 1280;

/** From this width on, the right wall is 60 px outside the content, not at the window's edge. */
export const wideFrom = 1760;
const wideMargin = 60;

/** Height of a window that header (84) and line (47) take from the pills, in px. */
export const headerAndLine = 131;
/** In windows under 700 px of height pills fall in waves; height of the hero above the floor. */
const wavesUnder = 700 - headerAndLine;

/** What limits the pills: x from the window's left edge, y down from the floor, in px. */
export interface PillBounds {
  width: number;
  /** Width of the window with its scrollbar, as in media queries. */
  view: number;
  pill: { width: number; height: number };
  /** Upper edge of the hero; negative. */
  top: number;
  /** The left wall: the window's edge, or the end of the name on the line. */
  left: number;
  right: number;
  /** A window so low that the pills fall in waves, up to the content's edge. */
  isLow: boolean;
  /** The line's turn, where the floor ends; pills may roll over its outer edge. */
  turn: { x: number; y: number; radius: number };
  /** The line below the turn, where pills that roll over it come to rest. */
  stop: number;
  /** The rows of the copy: pills neither cross them nor rest on them. */
  copy: readonly TextRow[];
  /** Whether a ceiling closes them at `top`, as in `closedBounds`. */
  hasCeiling?: boolean;
}

/** A row of the copy, from the window's left edge to `right`, in the same coordinates. */
export interface TextRow {
  top: number;
  bottom: number;
  right: number;
}

/** What is measured of a hero, in px: its height above the floor, and `side`, the content's margin. */
interface HeroMeasures {
  width: number;
  height: number;
  side: number;
  copy?: PillBounds['copy'];
  view?: number;
}

/** @returns the pills' bounds in a window, in px */
export const pillBoundsFor = (hero: HeroMeasures): PillBounds => {
  const { width, height, side, copy = [], view = width } = hero;
  const { pill, turnRadius: radius } = sizesFor(view);
  return {
    width,
    view,
    pill,
    top: -height,
    left: 0,
    right: width >= wideFrom ? width - side + wideMargin : width,
    isLow: view >= desktopWidth && height < wavesUnder,
    turn: { x: width - side - radius, y: radius, radius },
    stop: 2 * radius,
    copy,
  };
};

/**
 * @param unit thickness of the pieces on the not-found page, in px
 * @returns their bounds: a level floor without a turn or copy, two walls, and a ceiling at `top`
 */
export const closedBounds = (
  unit: number,
  { width, top, left }: Pick<PillBounds, 'width' | 'top' | 'left'>,
): PillBounds => ({
  width,
  view: width,
  pill: { width: 4 * unit, height: unit },
  top,
  left,
  right: width,
  turn: { x: width, y: 1, radius: 1 },
  stop: 0,
  copy: [],
  isLow: false,
  hasCeiling: true,
});
