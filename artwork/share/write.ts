import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import sharp from 'sharp';
import type { SharePicture } from '../../src/content/pages';
import { logoShape } from '../../src/lib/logo-shape';
import { grounds, sharePictures } from './catalogue';

const width = 1200;
const height = 630;
const margin = 80;
const size = 104;
/** Baseline of the last line of the title. */
const baseline = 446;
/** Thickness of the line, and the radius of its turn. */
const line = 47;
const radius = 94;

const { mark } = logoShape;

const drawMark = ({ text, line: color }: (typeof grounds)[SharePicture['ground']]) =>
  `<path d="${mark.path}" fill="${text}"/><circle cx="${mark.dot.x}" cy="${mark.dot.y}" r="${mark.dot.radius}" fill="${color}"/>`;

type Font = {
  layout: (text: string) => {
    glyphs: readonly { path: { toSVG: () => string } }[];
    positions: readonly { xAdvance: number; xOffset: number }[];
  };
  unitsPerEm: number;
};

/** Text as outlines, so that rendering needs no installed font. */
const outline = (font: Font, text: string, y: number) => {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const shapes = glyphs.map((glyph, index) => {
    const place = positions[index];
    const shape = `<path transform="translate(${x + (place?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`;
    x += place?.xAdvance ?? 0;
    return shape;
  });
  return `<g transform="translate(${margin} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
};

const draw = (font: Font, { title, ground, turn }: SharePicture) => {
  const tone = grounds[ground];
  const low = height - 62;
  const leading = size * 1.04;
  const first = baseline - (title.length - 1) * leading;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${tone.ground}"/>
<g transform="translate(${margin} 56) scale(.62)">${drawMark(tone)}</g>
<g fill="${tone.text}">${title.map((text, index) => outline(font, text, first + index * leading)).join('')}</g>
<path d="M-40 ${low}H${turn}a${radius} ${radius} 0 0 0 ${radius}-${radius}V-40" fill="none" stroke="${tone.line}" stroke-width="${line}"/>
<circle cx="${width - margin}" cy="${low}" r="${line / 2}" fill="${tone.dot}"/>
</svg>`;
};

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="512" height="512"><rect width="160" height="160" fill="${grounds.ink.ground}"/><g transform="translate(27 26) scale(.96)">${drawMark(grounds.ink)}</g></svg>`;

/**
 * Writes the Open Graph images of the pages, and the logo for structured data.
 * @param folder the output folder
 * @returns the files written, with their size in bytes
 */
export const writeSharePictures = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const source = await readFile(path.join(import.meta.dirname, '../fonts/gloock-latin.woff2'));
  const font = create(source);
  if (!('layout' in font)) throw new Error('The font file is a collection');
  const drawings = [
    ...sharePictures.map((picture) => ({ name: picture.name, svg: draw(font, picture) })),
    { name: 'logo', svg: logo },
  ];
  const written: { file: string; bytes: number }[] = [];
  for (const { name, svg } of drawings) {
    const file = `${name}.png`;
    const { size: bytes } = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toFile(path.join(folder, file));
    written.push({ file, bytes });
  }
  return written;
};
