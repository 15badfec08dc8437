import { decodeHTML } from 'entities';

/** The rest of a text is ignored. */
const maxCharacters = 100_000;

/** As HTML begins a tag: `5 < 6` holds none. The length limit bounds the matching time. */
const tag = /<(?:[a-z/!?][^<>]{0,4000})>/gi;

/** Tags of formatted titles, and of what must not be read. Others, such as `<dialog>`, are words of a title about them. */
const titleTag =
  /<\/?(?:a|abbr|b|bdi|bdo|br|cite|code|del|dfn|div|em|font|h[1-6]|i|iframe|img|ins|kbd|mark|p|q|s|small|span|strong|sub|sup|svg|time|u|var|wbr)(?:[\s/][^<>]{0,4000})?>/gi;

const withoutScripts = (html: string) => {
  const [first = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  const kept = pieces.map((piece) => piece.split(/<\/(?:script|style)\s{0,20}>/i)[1] ?? '');
  return [first, ...kept].join(' ');
};

const strip = (html: string, tags: RegExp) =>
  decodeHTML(withoutScripts(html.slice(0, maxCharacters)).replaceAll(tags, ' '));

/** @returns the text of HTML, with spaces for its tags */
export const htmlToText = (html: string) => strip(html, tag);

/** @returns the text of what may be HTML or plain, as RSS leaves open: only tags that format a title are HTML */
export const titleToText = (title: string) => strip(title, titleTag);
