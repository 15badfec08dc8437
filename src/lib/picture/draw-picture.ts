export interface PictureShape {
  /** SVG path data, scaled, turned clockwise by `turn` degrees, and then moved to x and y. */
  path: string;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  color: string;
  /** Thickness of the stroke; undefined fills the path. */
  stroke?: number;
}

export interface PictureText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** As in the CSS property `font`: weight, size and family. */
  font: readonly [weight: number, size: number, family: 'Gloock' | 'Outfit'];
  color: string;
  align: 'left' | 'center' | 'right';
  /** Letter spacing in em. */
  spacing: number;
}

/** A picture to take along as a PNG or SVG, in px: shapes, then texts, lowest first. */
export interface Picture {
  /** Its title. */
  name: string;
  width: number;
  height: number;
  /** Colour behind it; none: transparent. */
  ground?: string;
  shapes: readonly PictureShape[];
  texts: readonly PictureText[];
}

/** Measures and colours what a picture shows. */
export interface Pen {
  /** @returns the width of a text in px */
  measure: (text: string, font: PictureText['font']) => number;
  /** @returns the colour of a design token */
  color: (name: 'ink' | 'green' | 'sand' | 'cream' | 'stone') => string;
}

const fontOf = ([weight, size, family]: PictureText['font']) => `${weight} ${size}px ${family}`;

const newCanvas = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  return { canvas, context };
};

/** @returns the colour of a design token */
export const tokenColor: Pen['color'] = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/**
 * Loads the fonts for a text. Rejects if one does not come.
 * @returns what a picture is drawn with
 */
export const loadPen = async (text: string): Promise<Pen> => {
  // Every font of a `PictureText`; the sizes do not matter.
  const faces = ['400 30px Gloock', '500 19px Outfit', '600 16px Outfit'];
  await Promise.all(faces.map((face) => document.fonts.load(face, text)));
  const { context } = newCanvas(1, 1);
  return {
    measure: (measured, font) => {
      context.font = fontOf(font);
      return context.measureText(measured).width;
    },
    color: tokenColor,
  };
};

/**
 * Draws a picture as a PNG. Rejects if the browser cannot.
 * @param width of the PNG in px
 */
export const toPng = (picture: Picture, width = picture.width) => {
  const { ground, shapes, texts } = picture;
  const pixelsPerUnit = width / picture.width;
  const { canvas, context } = newCanvas(width, Math.round(picture.height * pixelsPerUnit));
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  for (const { path, x, y, scale, turn = 0, color, stroke } of shapes) {
    context.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, x * pixelsPerUnit, y * pixelsPerUnit);
    context.rotate((turn * Math.PI) / 180);
    context.scale(scale, scale);
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = stroke ?? 0;
    context[stroke ? 'stroke' : 'fill'](new Path2D(path));
  }
  context.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, 0, 0);
  for (const { text, x, y, font, color, align, spacing } of texts) {
    context.font = fontOf(font);
    context.letterSpacing = `${spacing * font[1]}px`;
    context.textAlign = align;
    context.fillStyle = color;
    context.fillText(text, x, y);
  }
  return new Promise<Blob>((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The browser cannot draw a PNG'))),
      'image/png',
    );
  });
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/**
 * Writes a picture as SVG.
 * @param fonts `@font-face` rules with the fonts inside, if the picture has texts
 */
export const toSvg = ({ name, width, height, ground, shapes, texts }: Picture, fonts = '') => {
  const drawn = shapes.map(({ path, x, y, scale, turn, color, stroke }) => {
    const paint = stroke
      ? `fill="none" stroke="${color}" stroke-width="${stroke}"`
      : `fill="${color}"`;
    const turned = turn ? ` rotate(${turn})` : '';
    return `<path transform="translate(${x} ${y})${turned} scale(${scale})" d="${path}" ${paint}/>`;
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
    ...(fonts ? [`<style>${fonts}</style>`] : []),
    ...(ground ? [`<rect width="${width}" height="${height}" fill="${ground}"/>`] : []),
    ...drawn,
    ...written,
    '</svg>',
  ].join('\n');
};

/** Saves a picture as a file. */
export const savePicture = (content: Blob | string, fileName: string) => {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'image/svg+xml' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // A browser may ask the visitor first, and then read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
