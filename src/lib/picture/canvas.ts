import type { Picture, PictureShape, PictureText } from './picture';

/** What a picture is laid out with: widths of texts, and colours. */
export interface Pen {
  /** @returns the width of a text in px */
  measure: (text: string, font: PictureText['font']) => number;
  /** @returns the colour of a design token */
  color: (name: 'ink' | 'green' | 'sand' | 'cream' | 'stone') => string;
}

export const tokenColor: Pen['color'] = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Every font of a `PictureText`; the sizes do not matter. */
const fonts = ['400 30px Gloock', '500 19px Outfit', '600 16px Outfit'];

/**
 * Loads the fonts for a text. Rejects if one does not come.
 * @returns what a picture is laid out with
 */
export const loadPen = async (text: string): Promise<Pen> => {
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
  const { context } = newCanvas(1, 1);
  return {
    measure: (measured, font) => {
      context.font = cssFont(font);
      return context.measureText(measured).width;
    },
    color: tokenColor,
  };
};

/**
 * Draws a picture as a PNG. Rejects if the browser cannot.
 * @param width of the PNG in px
 */
export const toPng = async (picture: Picture, width = picture.width) => {
  const scale = width / picture.width;
  const { canvas, context } = newCanvas(width, Math.round(picture.height * scale));
  if (picture.ground) {
    context.fillStyle = picture.ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(scale, scale);
  for (const shape of picture.shapes) drawShape(context, shape);
  for (const text of picture.texts) drawText(context, text);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((png) =>
      png ? resolve(png) : reject(new Error('The browser cannot draw a PNG')),
    );
  });
};

const newCanvas = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  return { canvas, context };
};

const drawShape = (
  context: CanvasRenderingContext2D,
  { path, x, y, scale, turn = 0, color, stroke }: PictureShape,
) => {
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = stroke ?? 0;
  context[stroke ? 'stroke' : 'fill'](new Path2D(path));
  context.restore();
};

const drawText = (
  context: CanvasRenderingContext2D,
  { text, x, y, font, color, align, spacing }: PictureText,
) => {
  const [, size] = font;
  context.font = cssFont(font);
  context.letterSpacing = `${spacing * size}px`;
  context.textAlign = align;
  context.fillStyle = color;
  context.fillText(text, x, y);
};

const cssFont = ([weight, size, family]: PictureText['font']) => `${weight} ${size}px ${family}`;
