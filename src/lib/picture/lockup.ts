import { logoShape } from '../logo-shape';
import type { PictureShape } from './picture';

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Where the lockup stands, by its upper left or upper right corner, and how high it is; in px. */
type LockupBox = { top: number; height: number } & ({ left: number } | { right: number });

/**
 * @param ink colour of the letters
 * @param dots colour of the dots
 * @returns the lockup, our mark and wordmark side by side, as shapes of a picture
 */
export const lockup = (box: LockupBox, ink: string, dots: string): PictureShape[] => {
  const { mark, word, width, height } = logoShape;
  const scale = box.height / height;
  const left = 'left' in box ? box.left : box.right - width * scale;
  const at = { x: left, y: box.top, scale: scale * mark.scale };
  const wordAt = { x: left + word.x * scale, y: box.top + word.y * scale, scale };
  const letter = { ...wordAt, color: ink, stroke: word.thickness };
  return [
    { ...at, path: mark.path, color: ink },
    { ...at, path: circle(mark.dot.x, mark.dot.y, mark.dot.radius), color: dots },
    ...word.letters.map(({ x, path }) => ({ ...letter, x: wordAt.x + x * scale, path })),
    { ...wordAt, path: circle(word.dot.x, word.dot.y, word.dot.radius), color: dots },
  ];
};
