import { colors } from '../../tailwind.config';

/** The design tokens for PDF and mail. These do not blend, so hairlines are mixed with their background. */
export const reportColors = {
  ...colors,
  hair: '#D1D0C8',
  hairOnForest: '#39613F',
} as const;
