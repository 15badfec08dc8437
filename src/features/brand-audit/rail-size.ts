import { answerStrip, railStrip } from '@/lib/strip';
import { questionIds } from './answers';

/** In the bar the strip lies; in a small window it has the three rows of the report. */
export const barStrip = railStrip({ thickness: 10, gap: 2, placeLength: 22, isUpright: false });
export const threeRows = answerStrip(280, 6, { gap: 3 });

/** Heights in px of what lies above and below the rail, from the top of the window down. */
const heights = { edge: 24, header: 84, counter: 50, gap: 14, dot: 44, label: 18 } as const;
/** Below this height of the window, in px, the counter hides while the header shows. */
const lowWindow = 860;
/** Length of the longest place, in thicknesses of the rail. */
const longestPlace = 2.4;
/** Length of the two bends together, in thicknesses. */
const bendThicknesses = 5;
/** Gaps between the places and the two bends. */
const gapCount = questionIds.length + 2 - 1;

/** Thickness of the rail and gap between its places, in windows lower than `below`; all in px. */
const sizes = [
  { below: 800, thickness: 10, gap: 2 },
  { below: 1000, thickness: 12, gap: 3 },
  { below: Infinity, thickness: 14, gap: 3 },
] as const;

/**
 * Fits the upright rail into a window (docs/rules.md#audit-strip), below the header and the counter
 * of answers, and above the dot that leads to the next question, with its label.
 * @param height of the window in px
 * @returns the tops of counter, rail and dot, and the measures of the strip, in px
 */
export function railSize(height: number, isHeaderHidden: boolean) {
  const { thickness, gap } = sizes.find(({ below }) => height < below) ?? sizes[2];
  const hasCounter = isHeaderHidden || height >= lowWindow;
  const counterTop = heights.edge + (isHeaderHidden ? 0 : heights.header);
  const railTop = counterTop + (hasCounter ? heights.counter + heights.gap : 0);
  const belowRail = heights.gap + heights.dot + heights.label + heights.edge;
  const gapsAndBends = gapCount * gap + bendThicknesses * thickness;
  const roomForPlaces = height - railTop - belowRail - gapsAndBends;
  const fittingLength = Math.min(roomForPlaces / questionIds.length, longestPlace * thickness);
  const placeLength = Math.max(thickness, fittingLength);
  const dotTop = railTop + questionIds.length * placeLength + gapsAndBends + heights.gap;
  return { counterTop, railTop, dotTop, hasCounter, thickness, gap, placeLength };
}
