import { embeddedFonts } from './embedded-fonts';
import type { Picture, PictureShape, PictureText } from './picture';

/** Writes a picture as an SVG with its fonts inside. Rejects if a font does not come. */
export const toSvg = async ({ name, width, height, ground, shapes, texts }: Picture) => {
  const fonts = await embeddedFonts(texts.map(({ text }) => text).join(''));
  const rows = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(name)}</title>`,
    ...(fonts ? [`<style>${fonts}</style>`] : []),
    ...(ground ? [`<rect width="${width}" height="${height}" fill="${ground}"/>`] : []),
    ...shapes.map(shapeElement),
    ...texts.map(textElement),
    '</svg>',
  ];
  return new Blob([rows.join('\n')], { type: 'image/svg+xml' });
};

const shapeElement = ({ path, x, y, scale, turn, color, stroke }: PictureShape) => {
  const rotate = turn ? ` rotate(${turn})` : '';
  const transform = `translate(${x} ${y})${rotate} scale(${scale})`;
  const paint = stroke
    ? `fill="none" stroke="${color}" stroke-width="${stroke}"`
    : `fill="${color}"`;
  return `<path transform="${transform}" d="${path}" ${paint}/>`;
};

const textElement = ({ text, x, y, font, color, align, spacing }: PictureText) => {
  const [weight, size, family] = font;
  const type = `font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}em"`;
  return `<text x="${x}" y="${y}" ${type} text-anchor="${anchors[align]}" fill="${color}">${escaped(text)}</text>`;
};

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
