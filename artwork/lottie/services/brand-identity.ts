import { quarterTurns } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { group, type Color } from '../shapes';
import { tiles, type TileName } from './tiles';

type Tile = readonly [name: TileName, color: Color, mark?: Color];

const WALL: readonly (readonly Tile[])[] = [
  [
    ['bars', 'mint'],
    ['echo', 'moss'],
    ['ring', 'mint'],
    ['lines', 'moss', 'mint'],
  ],
  [
    ['arch', 'moss'],
    ['logo', 'cream'],
    ['nine', 'mint'],
    ['cup', 'cream'],
  ],
  [
    ['lines', 'mint'],
    ['ring', 'cream'],
    ['bars', 'cream', 'marigold'],
    ['echo', 'mint'],
  ],
  [
    ['cup', 'moss', 'mint'],
    ['arch', 'mint'],
    ['echo', 'moss'],
    ['nine', 'mint'],
  ],
];
const PITCH = 158;
const ROUND = 60;

const quarters = (start: number) =>
  quarterTurns(
    [0, 1, 2, 3].map((round) => ROUND * round + start),
    24,
  );

/** Every tile but the logo makes a quarter turn, in a wave from the top left; four times. */
export const brandIdentity = animation(
  { size: [614, 614], frames: 240 },
  WALL.map((row, j) =>
    layer(
      `row ${j + 1}`,
      row.map(([name, color, mark], i) =>
        group(tiles[name](color, mark), {
          x: i * PITCH,
          y: j * PITCH,
          anchor: [70, 70],
          turn: name === 'logo' ? 0 : quarters(5 * (i + j)),
        }),
      ),
    ),
  ),
);
