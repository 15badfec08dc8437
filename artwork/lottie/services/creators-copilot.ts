import { type Keys, keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { bar, dot, group, line, solid, type Box } from '../shapes';

const T = 24;
const piece = (d: string) => line(d, { t: T, color: 'ink' });

const cockpit = layer('cockpit', [
  piece('M12 42A30 30 0 0 1 42 12'),
  piece('M108 12A30 30 0 0 1 138 42'),
  piece('M42 218A30 30 0 0 1 12 188'),
  piece('M138 188A30 30 0 0 1 108 218'),
  bar([47.3, 0, 55.4, T], 'ink', 0),
  bar([47.3, 206, 55.4, T], 'ink', 0),
  bar([0, 47.3, T, 135.4], 'ink', 0),
  bar([126, 47.3, T, 135.4], 'ink', 0),
]);

const ducks: Keys<Box> = [
  [58, [63, 110, T, 66], 'out'],
  [62, [63, 116, T, 60], 'roll'],
  [68, [63, 110, T, 66]],
];

const creator = layer('creator', [
  dot({
    x: 75,
    y: keys('60 84 rise, 66 62 fall, 72 84 rise, 77 72 fall, 82 84'),
    r: T / 2,
    color: 'green',
  }),
  bar(ducks, 'ink'),
]);

const copilot = layer('copilot', [
  group(
    [
      piece('M230 85A30 30 0 0 1 230 145'),
      solid('M192 73H224.7V97H192A12 12 0 0 1 192 73Z', 'ink'),
    ],
    { anchor: [222, 115], turn: keys('14 0 roll, 34 180 hold, 96 180 roll, 116 360') },
  ),
]);

const note = layer('note', [
  dot({
    x: keys('30 192 in, 46 168 hold, 84 168 roll, 96 192'),
    y: keys('30 145 roll, 46 115 hold, 84 115 roll, 96 145'),
    r: T / 2,
    color: 'marigold',
  }),
]);

/** The copilot turns in its seat and passes a note; the creator jumps at it. */
export const creatorsCopilot = animation({ size: [274, 230], frames: 150 }, [
  cockpit,
  creator,
  copilot,
  note,
]);
