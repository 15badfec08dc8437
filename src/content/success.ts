/** The confirmation page (docs/rules.md#success-page). */
export const successWords = {
  title: 'Cheerio!',
  text: 'We just mailed your details to our executives. Expect a response within few hours!',
  home: 'Home',
  /** Shown on the audit’s strip, below the question that the report starts with. */
  start: 'Start here.',
  forgotten: 'Forgotten on this computer. The copy in your inbox is yours.',
  download: 'Download your line',
  svg: 'SVG',
  png: 'PNG, 1200 × 630',
  noPicture: 'A part of the picture did not arrive. Try again, or take it in the other format.',
  downloadName: (type: 'svg' | 'png') => `Brand audit line.${type}`,
  knowTitle: 'Did you know?',
  /** How many marketers in a hundred: the percentage in `know`, and the number of dark dots beside it. */
  share: 76,
  know: '76% of marketers prioritize visual content. The other dots are still reading their own copy out loud.',
  readBlog: 'READ OUR BLOG',
} as const;
