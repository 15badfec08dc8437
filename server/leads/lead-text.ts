import type { Payload } from '../store/records';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Characters that cannot be seen and those that reorder others, but not the joiners, which some
 * scripts and emoji need.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeCharacter = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * @returns the text on one line, with an escape (`\u202e`) for each line break and whatever cannot
 *   be seen
 */
export const escapeUnseen = (text: string): string => text.replace(unseen, escapeCharacter);

/** @returns the text with its line breaks, and with escapes between them */
export const escapeInLines = (text: string): string =>
  text.split(/\r?\n/).map(escapeUnseen).join('\n');

/**
 * @returns what a sender typed as quoted rows of a mail, none of which can pass for a row of ours
 */
export const quoteTyped = (text: string): string[] =>
  escapeInLines(text)
    .split('\n')
    .map((row) => `    > ${row}`);

const firstRowOf = (value: string) => value.trimStart().split(/\r?\n/, 1)[0] ?? '';

/**
 * Each form has its own names for these fields.
 *
 * @returns name, company and the first row of the brief, with escapes for what cannot be seen
 */
export const summarizePayload = (payload: Payload) => {
  const fullName = `${asText(payload['first-name'])} ${asText(payload['last-name'])}`.trim();
  const name = asText(payload.name) || asText(payload.firstName) || fullName;
  const company = asText(payload.organizationName) || asText(payload.company);
  return {
    name: escapeUnseen(name),
    company: escapeUnseen(company),
    briefStart: escapeUnseen(firstRowOf(asText(payload.projectDescription))),
  };
};

const graphemes = new Intl.Segmenter();
/**
 * As many code units as a joined emoji has. A text is truncated if its graphemes have more on
 * average: a letter with thousands of accents is one grapheme, and could fill a mail.
 */
const maxUnitsPerGrapheme = 16;

/**
 * Truncates a text to `max` characters as people count them (graphemes); the last one is then an
 * ellipsis.
 */
export const truncate = (text: string, max: number): string => {
  let count = 0;
  let fittingEnd = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    const end = index + segment.length;
    count += 1;
    if (count > max || end > max * maxUnitsPerGrapheme) return `${text.slice(0, fittingEnd)}…`;
    if (count < max) fittingEnd = end;
  }
  return text;
};

/** @returns a time to the minute: `2026-11-20 12:00 UTC` */
export const formatMinute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
