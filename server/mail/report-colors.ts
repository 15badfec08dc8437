import { colors } from '../../tailwind.config';

/** The design tokens for mails, whose hairlines are mixed with their ground: many mail programs do not blend. */
export const reportColors = {
  ...colors,
  hair: '#D1D0C8',
} as const;
