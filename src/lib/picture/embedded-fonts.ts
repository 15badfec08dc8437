/**
 * Embeds the page's own fonts, so that a downloaded picture looks the same everywhere.
 * @returns `@font-face` rules for the letters of a text, with the fonts as data
 */
export const embeddedFonts = async (text: string) => {
  // A browser extension's sheet from elsewhere would throw on reading.
  const ownSheets = Array.from(document.styleSheets).filter(
    ({ href }) => !href || new URL(href).origin === location.origin,
  );
  const rules = ownSheets.flatMap((sheet) => fontRules(sheet));
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const needed = rules.filter((rule) => codes.some((code) => isNeeded(rule, code)));
  const faces = await Promise.all(
    needed.map(async (rule) => {
      const { address = '' } = /url\("?(?<address>[^")]*)/.exec(srcOf(rule))?.groups ?? {};
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const data = await toDataUrl(new URL(address, base).href);
      return rule.cssText.replace(/url\([^)]*\)/, `url(${data})`);
    }),
  );
  return faces.join('');
};

const srcOf = (rule: CSSFontFaceRule) => rule.style.getPropertyValue('src');

/** @returns the `@font-face` rules with a file of a sheet, also those in its layers */
function fontRules(rules: CSSStyleSheet | CSSGroupingRule): CSSFontFaceRule[] {
  return Array.from(rules.cssRules).flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return srcOf(rule).includes('url(') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? fontRules(rule) : [];
  });
}

/** @returns whether a font has a letter in its range, which browsers write as `U+20-7e, U+a9` */
const isNeeded = (rule: CSSFontFaceRule, code: number) =>
  rule.style
    .getPropertyValue('unicode-range')
    .split(',')
    .some((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });

const toDataUrl = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('The font does not come');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const byteCharacters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:font/woff2;base64,${btoa(byteCharacters.join(''))}`;
};
