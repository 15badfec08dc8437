import { eased, hop, keys, switches } from '../../drawing/keys';
import { apart, type Point } from '../../drawing/path';
import { animation, layer } from '../animation';
import { dot, line, solid, type Color } from '../shapes';

const T = 24;
const FRAMES = 120;
/** The mouth, where the wave starts. */
const MOUTH: Point = [99, 108];

const CROWD: readonly Point[] = [168, 212, 256, 300, 344, 388, 432].flatMap((x) =>
  (x === 168 ? [64, 108, 152] : [20, 64, 108, 152, 196]).map((y): Point => [x, y]),
);

/** The dots that pass the message on. */
const TELLERS: readonly Point[] = [
  [212, 64],
  [256, 196],
  [300, 20],
  [344, 152],
  [432, 108],
];

const heardAt = (place: Point) => 6 + apart(place, MOUTH) * 0.11;

/** The dots of the top row hop no higher than the edge of the picture. */
const hops = (place: Point) => hop(heardAt(place), place[1], Math.max(T / 2, place[1] - 14), 5);

/** How far a teller has won its neighbour over, 0 to 1. */
function told(teller: Point, place: Point, frame: number): number {
  const distance = apart(teller, place);
  if (distance === 0 || distance >= 50) return 0;
  const start = 56 + (teller[0] - 200) * 0.08 + distance * 0.14;
  return eased(`${start} 0 out, ${start + 4} 1 hold, ${start + 16} 1 roll, ${start + 26} 0`)(frame);
}

const isTeller = (place: Point) => TELLERS.some((teller) => apart(teller, place) === 0);

function colorAt(place: Point, frame: number): Color {
  if (isTeller(place) && (frame > heardAt(place) || frame < 2)) return 'coral';
  return TELLERS.some((teller) => told(teller, place, frame) > 0.5) ? 'marigold' : 'ink';
}

/** The wave crosses the room once; five dots pass it on to their neighbours. */
export const publicRelations = animation({ size: [446, 216], frames: FRAMES }, [
  layer('speaker', [
    line('M42 78A30 30 0 0 0 42 138', { t: T, color: 'ink' }),
    solid('M47.3 66H99.3A12 12 0 0 1 99.3 90H47.3Z', 'ink'),
    solid('M47.3 126H99.3A12 12 0 0 1 99.3 150H47.3Z', 'ink'),
    dot({ x: keys('0 66 rise, 6 84 roll, 14 66'), y: 108, r: T / 2, color: 'green' }),
  ]),
  layer(
    'crowd',
    CROWD.map((place) => {
      const color = switches(FRAMES, (frame) => colorAt(place, frame));
      return dot({ x: place[0], y: hops(place), r: T / 2, color });
    }),
  ),
]);
