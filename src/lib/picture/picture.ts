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

/** A picture to take along, in px: shapes, then texts, lowest first. */
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

/** What a picture is measured and coloured with. */
export interface Pen {
  /** @returns the width of a text in px */
  measure: (text: string, font: PictureText['font']) => number;
  /** @returns the colour of a design token */
  color: (name: 'ink' | 'green' | 'sand' | 'cream' | 'stone') => string;
}
