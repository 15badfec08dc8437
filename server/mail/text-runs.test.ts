import { expect, test } from 'vitest';
import { createFaceFinder } from './report-fonts';
import { splitTextRuns } from './text-runs';

const faceFor = createFaceFinder();

/** @returns the text in visual order, left to right: the shaper reverses right-to-left letters. */
const visual = (text: string) =>
  splitTextRuns(text, (character, near) => faceFor('body', character, near))
    .map((run) => {
      const glyphs = run.face.font.layout(run.text).glyphs;
      return glyphs
        .flatMap(({ codePoints }) => codePoints.map((c) => String.fromCodePoint(c)))
        .join('');
    })
    .join('');

test.each([
  ['Okafor Labs', 'Okafor Labs'],
  ['שלום', 'םולש'],
  ['Okafor (שלום) Labs', 'Okafor (םולש) Labs'],
  ['שלום\u200f 2026', '2026 םולש'],
  ['Okafor שלום 24/7 Labs', 'Okafor 24/7 םולש Labs'],
  ['שלום 3.5% (בע״מ)', '(מ״עב) 3.5% םולש'],
  ['نور (24/7), لا', 'ال ,(24/7) رون'],
  ['👩🏽‍🚀 Okafor Labs 🇬🇧', 'Okafor Labs'],
  ['I ❤️ Labs', 'I ❤ Labs'],
  ['שלום 🚀 2026', '2026 םולש'],
])('draws %s as %s', (text, expected) => {
  expect(visual(text)).toBe(expected);
});

test('shapes an Arabic name in one run, including its spaces', () => {
  const runs = splitTextRuns('شركة النور', (character, near) => faceFor('body', character, near));
  expect(runs.map(({ text, direction }) => [text, direction])).toEqual([['شركة النور', 'rtl']]);
});
