/** The confirmation page (docs/rules.md#success-page). */
export const successWords = {
  title: 'Cheerio!',
  text: 'We just mailed your details to our executives. Expect a response within few hours!',
  home: 'Home',
  /** Below the piece of the audit’s line that the report begins with. */
  start: 'Start here.',
  download: 'Download your line',
  svg: 'SVG',
  png: 'PNG, 1200 × 630',
  downloadName: (type: 'svg' | 'png') => `Brand audit line.${type}`,
  knowTitle: 'Did you know?',
  /** Marketers in a hundred, in the note and in the dots. */
  share: 76,
  know: '76% of marketers prioritize visual content. The other dots are still reading their own copy out loud.',
  readBlog: 'READ OUR BLOG',
} as const;
