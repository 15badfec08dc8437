import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { colors } from '../../tailwind.config';

/** Addresses of the built site's fonts. */
export interface PageFonts {
  gloock?: string;
  outfit?: string;
}

/** @returns the addresses of the fonts in a built site; none under `npm run dev` */
export const findSiteFonts = (distDir: string): PageFonts => {
  const folder = path.join(distDir, 'assets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const addressOf = (font: string) => {
    const file = names.find((name) => name.startsWith(`${font}-`) && name.endsWith('.woff2'));
    return file && `/assets/${file}`;
  };
  return { gloock: addressOf('gloock'), outfit: addressOf('outfit') };
};

/** What stands in for a font until it has loaded. */
const sans = 'Outfit, "Century Gothic", "Avenir Next", Helvetica, Arial, sans-serif';
const serif = 'Gloock, Georgia, "Times New Roman", serif';

/** @returns the rule that loads a font; empty without its address */
const fontFace = (family: string, address: string | undefined, weight: string) =>
  address === undefined
    ? ''
    : `@font-face {
  font-family: ${family};
  src: url("${address}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`;

/** @returns the style sheet of the pages behind links in mails */
export const pageStyles = ({ gloock, outfit }: PageFonts) => `
${fontFace('Outfit', outfit, '100 900')}
${fontFace('Gloock', gloock, '400')}
* {
  box-sizing: border-box;
}
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  margin: 0;
  background: ${colors.cream};
  color: ${colors.ink};
  font: 400 18px/1.5 ${sans};
}
header {
  padding: 32px clamp(24px, 6vw, 96px);
}
header a {
  color: inherit;
  font-size: 32px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.045em;
  text-decoration: none;
}
header a::after {
  content: ".";
  color: ${colors.green};
}
main {
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 28px;
  max-width: 880px;
  padding: 24px clamp(24px, 6vw, 96px) 96px;
}
svg {
  width: 152px;
  height: auto;
}
h1 {
  margin: 0;
  font: 400 clamp(40px, 6vw, 72px)/1.04 ${serif};
  letter-spacing: -0.01em;
  text-wrap: balance;
}
p {
  max-width: 34em;
  margin: 0;
}
form {
  margin: 0;
}
label,
input {
  display: block;
  max-width: 100%;
}
input {
  width: 32em;
  margin: 8px 0 28px;
  padding: 14px 16px;
  border: 1px solid ${colors.ink};
  border-radius: 8px;
  background: #fff;
  color: inherit;
  font: inherit;
}
button,
.home {
  display: inline-block;
  padding: 16px 32px;
  border: 0;
  border-radius: 32px;
  background: ${colors.green};
  color: ${colors.ink};
  font: 600 18px/24px ${sans};
  text-decoration: none;
  cursor: pointer;
}
button:hover,
.home:hover {
  background: ${colors.ink};
  color: ${colors.cream};
}
:focus-visible {
  outline: 3px solid ${colors.ink};
  outline-offset: 3px;
}
`;
