import { questionIds } from './answers';
import { heights } from './rail-size';

/** How many places each key moves the focus along the rail. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * @param place that has the focus, counted from 0
 * @returns the place that a key moves it to; undefined for keys that do not move it
 */
export const placeAfterKey = (key: string, place: number) => {
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(questionIds.length - 1, place + step));
};

type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/** Scrolling down hides the header, and the rail then rises by its height, in px. */
const headroom = heights.header + heights.edge;

/**
 * The upright rail is fixed and clipped to the questions, so a link above or below them is hidden.
 * @returns how far to scroll so that a focused link shows, in px
 */
export const scrollToShow = (link: Edges, questions: Edges) => {
  if (link.top < questions.top) return questions.top - link.top + headroom;
  return Math.min(0, questions.bottom - link.bottom);
};
