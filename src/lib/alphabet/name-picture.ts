import type { Picture, PictureShape } from '../picture/draw-picture';
import { lockup } from '../picture/lockup';
import { drawPiece } from './draw-piece';
import { layOut, type NameLayout, readName } from './name';

/** The color of the pieces, and of the one piece that has another. */
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

/** Thickness of the pieces in a picture to take along, in px. */
const unit = 47;

/**
 * @returns a name as a picture, one unit free all round; undefined if it has no letters to stand
 */
export const namePicture = (typed: string, colors: NameColors): Picture | undefined => {
  const layout = layoutOf(typed);
  if (!layout) return undefined;
  return {
    name: typed.trim(),
    width: rounded((layout.width + 2) * unit),
    height: rounded((6 + layout.above) * unit),
    shapes: nameShapes(layout, { x: unit, y: (1 + layout.above) * unit, unit, ...colors }),
    texts: [],
  };
};

/**
 * @param width of the picture once it is drawn, in px
 * @returns the picture of a name with our lockup below it, 40 px high, one unit from the right and
 *   the lower edge
 */
export const withLockup = (
  picture: Picture,
  width: number,
  { color, hero }: NameColors,
): Picture => {
  const height = (40 * picture.width) / width;
  const corner = { right: picture.width - unit, top: picture.height, height };
  return {
    ...picture,
    height: picture.height + height + unit,
    shapes: [...picture.shapes, ...lockup(corner, color, hero)],
  };
};

/** @returns a name for a file: folded, a to z, 0 to 9 and hyphens */
export const slugOf = (typed: string) => {
  const name = readName(typed);
  const text = name.kind === 'letters' ? name.text : '';
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
};
