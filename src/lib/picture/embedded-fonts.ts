/**
 * Embeds the page's own fonts, so that a downloaded picture looks the same everywhere; nothing else is requested.
 * Rejects if a font does not come.
 * @returns `@font-face` rules for the letters of a text, with the fonts as data
 */
export const embeddedFonts = async (text: string) => {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => ownRules(sheet));
  const codes = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))];
  const needed = rules.filter((rule) => codes.some((code) => isNeeded(rule, code)));
  const faces = await Promise.all(
    needed.map(async (rule) => {
      const [, address = ''] = rule.style.getPropertyValue('src').split(/url\("?|"?\)/);
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const data = await toDataUrl(new URL(address, base).href);
      const family = rule.style.getPropertyValue('font-family');
      const weight = rule.style.getPropertyValue('font-weight');
      const range = rule.style.getPropertyValue('unicode-range');
      return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(${data})}`;
    }),
  );
  return [...new Set(faces)].join('');
};

/** A browser extension's sheet from elsewhere throws on reading; ours is in the page. */
const ownRules = (sheet: CSSStyleSheet) => {
  const isOurs = !sheet.href || new URL(sheet.href).origin === location.origin;
  return isOurs ? fontRules(sheet) : [];
};

/** @returns the `@font-face` rules of a sheet, also those in its layers */
function fontRules(rules: CSSStyleSheet | CSSGroupingRule): CSSFontFaceRule[] {
  return Array.from(rules.cssRules).flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule)
      return rule.style.getPropertyValue('src').includes('url(') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? fontRules(rule) : [];
  });
}

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
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:font/woff2;base64,${btoa(letters.join(''))}`;
};
