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

/** Saves a PNG or SVG as a file. */
export const savePicture = (content: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // A browser may ask the visitor first, and then read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
