import { chain, type Keys } from '../../drawing/keys';
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

const quarters = (start: number): Keys<number> =>
  chain(
    ...[0, 1, 2, 3].map((round): Keys<number> => [
      [ROUND * round + start, round * 90, 'roll'],
      [ROUND * round + start + 24, round * 90 + 90],
    ]),
  );

/** Every tile but the logo makes a quarter turn, in a wave from the top left; four times. */
export const brandIdentity = () =>
  animation({
    name: 'brand-identity',
    width: 614,
    height: 614,
    frames: 240,
    rest: 0,
    layers: WALL.map((row, j) =>
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
  });
