import { colors } from '../../tailwind.config';

/** The colour tokens, and a green between forest and moss for films only. */
export const palette = { ...colors, fern: '#17592C' } as const;

/** @returns the colour at an index of a repeating list */
export const cycle = (list: readonly string[], index: number): string =>
  list[index % list.length] ?? palette.ink;
