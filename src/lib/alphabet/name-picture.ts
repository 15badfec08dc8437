import type { Picture, PictureShape } from '../picture/picture';
import { lockup } from '../picture/lockup';
import { drawPiece } from './draw-piece';
import { layOut, type NameLayout, readName } from './name';

/** The color of the pieces, and of the hero, the one piece that has another. */
type NameColors = Record<'color' | 'hero', string>;

/** Upper left corner of the letters, without the dots over them, and thickness; in px. */
type NameLook = NameColors & Record<'x' | 'y' | 'unit', number>;

const rounded = (px: number) => Number(px.toFixed(2));

/** @returns the shapes of a name */
export const nameShapes = (
  { pieces, hero }: NameLayout,
  { x, y, unit, color, hero: heroColor }: NameLook,
): PictureShape[] =>
  pieces.map((piece, index) => {
    const drawn = drawPiece(piece);
    return {
      path: drawn.path,
      x: rounded(x + drawn.x * unit),
      y: rounded(y + drawn.y * unit),
      scale: unit,
      turn: drawn.turn,
      color: index === hero ? heroColor : color,
    };
  });

/** @returns the layout of a typed name; undefined if it has no letters to stand */
export const layoutOf = (typed: string): NameLayout | undefined => {
  const name = readName(typed);
  return name.kind === 'letters' ? layOut(name.text) : undefined;
};

/** The picture to take along, in px: the thickness of its pieces, which is also its margin. */
const thickness = 47;
const letterHeight = 4 * thickness;
const lockupHeight = 40;

/** @returns a name as a picture with a margin all round; undefined if it has no letters to stand */
export const namePicture = (typed: string, colors: NameColors): Picture | undefined => {
  const layout = layoutOf(typed);
  if (!layout) return undefined;
  const top = (1 + layout.above) * thickness;
  return {
    name: typed.trim(),
    width: rounded(layout.width * thickness + 2 * thickness),
    height: rounded(top + letterHeight + thickness),
    shapes: nameShapes(layout, { x: thickness, y: top, unit: thickness, ...colors }),
    texts: [],
  };
};

/**
 * @param width of the picture once it is drawn, in px
 * @returns the picture of a name with our lockup below it, a margin from the right and lower edge
 */
export const withLockup = (
  picture: Picture,
  width: number,
  { color, hero }: NameColors,
): Picture => {
  const height = (lockupHeight * picture.width) / width;
  const corner = { right: picture.width - thickness, top: picture.height, height };
  return {
    ...picture,
    height: picture.height + height + thickness,
    shapes: [...picture.shapes, ...lockup(corner, color, hero)],
  };
};
