import type { CSSProperties } from 'react';
import { colors } from '../../tailwind.config';

/**
 * The design tokens for mails; a hairline is ink mixed with cream already, since many mail programs
 * do not blend.
 */
export const mailColors = { ...colors, hair: '#D1D0C8' } as const;

const hairline = `1px solid ${mailColors.hair}`;

const display = 'Gloock, Georgia, "Times New Roman", serif';
const body = 'Outfit, "Century Gothic", "Avenir Next", Helvetica, Arial, sans-serif';
const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: body,
  fontSize: 16,
  lineHeight: '24px',
  color: mailColors.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const title: CSSProperties = {
  ...text,
  fontFamily: display,
  fontWeight: 400,
  letterSpacing: '-0.01em',
};

/** Inline styles of mails: many mail programs ignore style sheets. */
export const mailStyles = {
  body: { margin: 0, padding: '32px 0', backgroundColor: mailColors.sand },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: mailColors.cream },
  inner: { padding: '36px 32px 24px' },
  /** Also styles its alt text, which looks like a wordmark. */
  logoPicture: { ...text, display: 'block', margin: '0 0 32px', fontSize: 28, fontWeight: 700 },
  text,
  small: { ...text, margin: '20px 0', fontSize: 14, lineHeight: '21px', color: mailColors.stone },
  title: { ...title, margin: '0 0 24px', fontSize: 40, lineHeight: '43px' },
  subtitle: { ...title, margin: '32px 0 16px', fontSize: 28, lineHeight: '33px' },

  // The report's result: the points beside "of 40", then the areas, each with its points at the
  // right.
  total: {
    ...title,
    width: 1,
    padding: '0 18px 22px 0',
    whiteSpace: 'nowrap',
    fontSize: 120,
    lineHeight: '104px',
    letterSpacing: '-0.04em',
  },
  ofTotal: { ...text, paddingBottom: 28, verticalAlign: 'bottom' },
  areaRow: { borderTop: hairline },
  areaName: { ...text, padding: '9px 0' },
  areaNote: { color: mailColors.stone, fontSize: 14 },
  areaPoints: { ...text, padding: '9px 0', textAlign: 'right', fontWeight: 600, width: 80 },

  // The report's steps; the first one is larger.
  firstStepText: { ...text, margin: '0 0 24px', fontSize: 17, lineHeight: '27px' },
  nothingToDo: { ...text, margin: '28px 0 24px', fontSize: 17, lineHeight: '27px' },
  firstStep: { borderTop: hairline, paddingTop: 28 },
  step: { borderTop: hairline, paddingTop: 14 },
  question: { ...text, margin: '0 0 4px', fontWeight: 600 },
  secondary: {
    ...text,
    margin: '0 0 6px',
    fontSize: 14,
    lineHeight: '21px',
    color: mailColors.stone,
  },

  // Any mail.
  button: {
    display: 'inline-block',
    maxWidth: '100%',
    padding: '18px 28px',
    borderRadius: 28,
    backgroundColor: mailColors.ink,
    color: mailColors.cream,
    fontFamily: body,
    fontSize: 17,
    fontWeight: 600,
    textDecoration: 'none',
  },
  /** Sets what a sender typed apart from our own rows. */
  quote: {
    margin: '0 0 16px 24px',
    padding: '0 0 0 12px',
    borderLeft: `2px solid ${mailColors.stone}`,
  },
  foot: { backgroundColor: mailColors.ink, padding: '24px 32px' },
  footnote: { ...text, margin: 0, fontSize: 14, lineHeight: '21px', color: mailColors.sage },
} satisfies Record<string, CSSProperties>;

/** Media rules for narrow windows; without them the mail has wide margins. */
export const narrowRules = `@media (max-width: 600px) {
  .ground { padding: 0 !important }
  .inner { padding: 24px 20px 16px !important }
  .foot { padding: 24px 20px !important }
  .title { font-size: 32px !important; line-height: 35px !important }
  .total { font-size: 96px !important; line-height: 84px !important }
}
`;
