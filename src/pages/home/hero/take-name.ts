import { nameWords } from '@/content/name-line';
import { namePicture, slugOf } from '@/lib/alphabet/name-picture';
import { savePicture, tokenColor, toPng, toSvg } from '@/lib/picture/draw-picture';

/** Width of the PNG, in px. */
const pngWidth = 2400;

/** Saves a name as a picture, drawn in the browser: nothing is sent. Where a PNG cannot be drawn, saves the SVG. */
export const takeName = async (typed: string, kind: 'SVG' | 'PNG') => {
  const picture = namePicture(typed, { color: tokenColor('ink'), hero: tokenColor('green') });
  if (!picture) return;
  const png =
    kind === 'PNG' &&
    (await toPng({ ...picture, ground: tokenColor('cream') }, pngWidth).catch(() => undefined));
  if (png) savePicture(png, nameWords.fileName(slugOf(typed), 'png'));
  else savePicture(toSvg(picture), nameWords.fileName(slugOf(typed), 'svg'));
};
