import { nameWords as words } from '@/content/name-line';
import { readName } from '@/lib/alphabet/name';
import { namePicture, withLockup } from '@/lib/alphabet/name-picture';
import { siteUrl } from '@/lib/env';
import { tokenColor, toPng } from '@/lib/picture/canvas';
import { savePicture } from '@/lib/picture/picture';
import { toSvg } from '@/lib/picture/to-svg';

/** Width of the PNG, in px. */
const pngWidth = 2400;

/**
 * Saves a name as a picture, whose title says on which site it was written. It is drawn in the
 * browser: nothing is sent. The SVG has bare letters, to go on working with; the PNG, which is shown
 * as it is, has our lockup and a ground. Where no PNG can be drawn, the SVG is saved.
 */
export const takeName = async (typed: string, kind: 'SVG' | 'PNG') => {
  const colors = { color: tokenColor('ink'), hero: tokenColor('green') };
  const letters = namePicture(typed, colors);
  if (!letters) return;
  const picture = { ...letters, name: words.pictureTitle(letters.name, new URL(siteUrl).host) };
  if (kind === 'PNG') {
    const poster = { ...withLockup(picture, pngWidth, colors), ground: tokenColor('cream') };
    const png = await toPng(poster, pngWidth).catch(() => undefined);
    if (png) return savePicture(png, words.fileName(slugOf(typed), 'png'));
  }
  savePicture(await toSvg(picture), words.fileName(slugOf(typed), 'svg'));
};

/** @returns a name for a file: folded, a to z, 0 to 9 and hyphens */
const slugOf = (typed: string) => {
  const name = readName(typed);
  const text = name.kind === 'letters' ? name.text : '';
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
};
