import { colors } from '../../tailwind.config';

/** The design tokens as paper and mail need them: plain values; hairlines mixed with their ground. */
export const tones = {
  ...colors,
  hair: '#D1D0C8',
  hairOnForest: '#39613F',
} as const;
