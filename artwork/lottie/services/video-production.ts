import { type Keys, keys, sample, valueAt } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { bar, dot, group, line, type Box } from '../shapes';

const T = 24;
const piece = (d: string) => line(d, { t: T, color: 'cream' });

const body = layer('camera', [
  piece('M12 96A30 30 0 0 1 42 66'),
  piece('M298 66A30 30 0 0 1 328 96'),
  piece('M42 208A30 30 0 0 1 12 178'),
  piece('M328 178A30 30 0 0 1 298 208'),
  bar([47.3, 54, 245.4, T], 'cream', 0),
  bar([47.3, 196, 245.4, T], 'cream', 0),
  bar([0, 101.3, T, 71.4], 'cream', 0),
  bar([316, 101.3, T, 71.4], 'cream', 0),
]);

const shutter: Keys<Box> = [
  [34, [52, 18, 84, T], 'out'],
  [38, [52, 30, 84, T], 'roll'],
  [46, [52, 18, 84, T]],
];

/** The lamp is large for 0.5 s, then small for 0.5 s; it ends as it begins. */
const lamp: Keys<number> = [
  ...[0, 30, 60, 90].flatMap((start) => keys(`${start} 12 hold, ${start + 15} 6 hold`)),
  [119, 12],
];

const opens = keys('36 12 out, 40 30 roll, 52 12');
/** The lens limits the diameter to 36. */
const iris = sample(36, 52, (frame) => Math.min(18, valueAt(opens, frame)));

/** The lens focuses, the shutter presses down, the iris opens wide. */
export const videoProduction = animation({ size: [340, 220], frames: 120 }, [
  body,
  layer('shutter', [bar(shutter, 'cream')]),
  layer('lamp', [dot({ x: 274, y: 30, r: lamp, color: 'coral' })]),
  layer('lens', [
    group(
      [piece('M140 134.35A30 30 0 0 1 200 134.35'), piece('M140 139.65A30 30 0 0 0 200 139.65')],
      {
        anchor: [170, 137],
        turn: keys('0 0 roll, 18 90 hold, 60 90 roll, 80 180 hold, 119 0'),
      },
    ),
    dot({ x: 170, y: 137, r: iris, color: 'green' }),
  ]),
]);
