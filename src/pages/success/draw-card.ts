import type { CardText, LineCard, Pen } from './line-card';
import { cardSize } from './line-card';

const fontOf = ([weight, size, family]: CardText['font']) => `${weight} ${size}px ${family}`;

const newCanvas = () => {
  const canvas = Object.assign(document.createElement('canvas'), cardSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  return { canvas, context };
};

/** Loads the fonts for a text. @returns what the picture is drawn with */
export const loadPen = async (text: string): Promise<Pen> => {
  const faces = ['400 30px Gloock', '500 19px Outfit', '600 16px Outfit'];
  await Promise.all(faces.map((face) => document.fonts.load(face, text)));
  const { context } = newCanvas();
  const style = getComputedStyle(document.documentElement);
  return {
    measure: (measured, font) => {
      context.font = fontOf(font);
      return context.measureText(measured).width;
    },
    color: (name) => style.getPropertyValue(`--${name}`),
  };
};

/** @returns the picture as a PNG; null if the browser cannot */
export const toPng = ({ ground, shapes, texts }: LineCard) => {
  const { canvas, context } = newCanvas();
  context.fillStyle = ground;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  for (const { path, x, y, scale, color, stroke } of shapes) {
    context.setTransform(scale, 0, 0, scale, x, y);
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = stroke ?? 0;
    context[stroke ? 'stroke' : 'fill'](new Path2D(path));
  }
  context.resetTransform();
  for (const { text, x, y, font, color, align, spacing } of texts) {
    context.font = fontOf(font);
    context.letterSpacing = `${spacing * font[1]}px`;
    context.textAlign = align;
    context.fillStyle = color;
    context.fillText(text, x, y);
  }
  return new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** @returns the picture as SVG. @param fonts `@font-face` rules with the fonts inside */
export const toSvg = ({ name, ground, shapes, texts }: LineCard, fonts: string) => {
  const { width, height } = cardSize;
  const drawn = shapes.map(({ path, x, y, scale, color, stroke }) => {
    const paint = stroke
      ? `fill="none" stroke="${color}" stroke-width="${stroke}"`
      : `fill="${color}"`;
    return `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" ${paint}/>`;
  });
  const written = texts.map(
    ({ text, x, y, font: [weight, size, family], color, align, spacing }) => {
      const type = `font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}em"`;
      return `<text x="${x}" y="${y}" ${type} text-anchor="${anchors[align]}" fill="${color}">${escaped(text)}</text>`;
    },
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(name)}</title>`,
    `<style>${fonts}</style>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...drawn,
    ...written,
    '</svg>',
  ].join('\n');
};
