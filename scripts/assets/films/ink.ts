import { colors } from '../../../tailwind.config';

/** The site's colours, and one green between forest and moss that only films use. */
export const ink = { ...colors, fern: '#17592C' } as const;

/** The colour at an index of a list that repeats. */
export const cycle = (list: readonly string[], index: number): string =>
  list[index % list.length] ?? ink.ink;
