import { questionIds } from './answers';

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
