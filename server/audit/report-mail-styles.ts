import type { CSSProperties } from 'react';
import { tones } from './report-colors';

const display = 'Gloock, Georgia, "Times New Roman", serif';
const body = 'Outfit, "Century Gothic", "Avenir Next", Helvetica, Arial, sans-serif';
const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: body,
  fontSize: 16,
  lineHeight: '24px',
  color: tones.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const title: CSSProperties = {
  ...text,
  fontFamily: display,
  fontWeight: 400,
  letterSpacing: '-0.01em',
};

/** Inline styles of the report mail: mail programs read little else. */
export const mailStyles = {
  body: { margin: 0, padding: '32px 0', backgroundColor: tones.sand },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: tones.cream },
  inner: { padding: '36px 32px 24px' },
  /** Its text, where pictures are not shown, stands like a wordmark. */
  logoPicture: { ...text, display: 'block', margin: '0 0 32px', fontSize: 28, fontWeight: 700 },
  text,
  small: { ...text, margin: '20px 0', fontSize: 14, lineHeight: '21px', color: tones.stone },
  title: { ...title, margin: '0 0 24px', fontSize: 40, lineHeight: '43px' },
  subtitle: { ...title, margin: '32px 0 16px', fontSize: 28, lineHeight: '33px' },
  total: {
    ...title,
    width: 1,
    padding: '0 18px 22px 0',
    whiteSpace: 'nowrap',
    fontSize: 120,
    lineHeight: '104px',
    letterSpacing: '-0.04em',
  },
  of: { ...text, paddingBottom: 28, verticalAlign: 'bottom' },
  row: { borderTop: `1px solid ${tones.hair}` },
  cell: { ...text, padding: '9px 0' },
  about: { color: tones.stone, fontSize: 14 },
  figure: { ...text, padding: '9px 0', textAlign: 'right', fontWeight: 600, width: 80 },
  first: { ...text, margin: '0 0 24px', fontSize: 17, lineHeight: '27px' },
  /** Where nothing is to do. */
  nothing: { ...text, margin: '28px 0 24px', fontSize: 17, lineHeight: '27px' },
  firstStep: { borderTop: `1px solid ${tones.hair}`, paddingTop: 28 },
  step: { borderTop: `1px solid ${tones.hair}`, paddingTop: 14 },
  question: { ...text, margin: '0 0 4px', fontWeight: 600 },
  said: { ...text, margin: '0 0 6px', fontSize: 14, lineHeight: '21px', color: tones.stone },
  button: {
    padding: '18px 28px',
    borderRadius: 28,
    backgroundColor: tones.ink,
    color: tones.cream,
    fontFamily: body,
    fontSize: 17,
    fontWeight: 600,
    textDecoration: 'none',
  },
  foot: { backgroundColor: tones.ink, padding: '24px 32px' },
  footnote: { ...text, margin: 0, fontSize: 14, lineHeight: '21px', color: tones.sage },
} satisfies Record<string, CSSProperties>;

/** For windows narrower than the sheet; a program that does not read it shows the sheet with its wide margins. */
export const narrowRules =
  '@media (max-width:600px){.ground{padding:0!important}.inner{padding:24px 20px 16px!important}.foot{padding:24px 20px!important}.title{font-size:32px!important;line-height:35px!important}.total{font-size:96px!important;line-height:84px!important}}';
