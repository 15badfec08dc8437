import { until, type Person } from '../page';

/** @returns the widths of the last crossing's landing and of the line, in px; NaN before a crossing */
const landingWidth = () => {
  const rule = document.adoptedStyleSheets[0]?.cssRules[0];
  const measures = rule instanceof CSSStyleRule ? rule.style : undefined;
  return {
    landing: Number.parseFloat(measures?.getPropertyValue('--landing-width') ?? ''),
    line: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--line')),
  };
};

/** The line crosses to the FAQ, and lands on the stem of its question mark: as wide as the line. */
export const crossing = async (me: Person) => {
  await me.open('/about');
  await me.click('footer a', 'Branding');
  await until('the line lands on the stem', () => me.exists('html[data-landing-kind="up"]'));
  const { landing, line } = await me.tab.run(landingWidth);
  if (Math.abs(landing - line) > 2)
    throw new Error(`The landing is ${landing} px wide, the line ${line} px`);
};
