import { progress } from '../../drawing/easing';
import { sample, valueAt, type Keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { dot, group, line, solid } from '../shapes';

const R = 32;
const PERCH = { x: 520, y: 110 };
const BARS = [
  { x: 104, top: 432, hit: 26 },
  { x: 208, top: 332, hit: 40 },
  { x: 312, top: 472, hit: 54 },
  { x: 416, top: 262, hit: 68 },
  { x: 520, top: 382, hit: 82 },
] as const;
/** The outlier, which sinks under the dot. */
const OUTLIER = 2;
const END = 104;

const dips: readonly Keys<number>[] = BARS.map(({ hit }, i) =>
  i === OUTLIER
    ? [
        [50, 0, 'roll'],
        [58, 64, 'hold'],
        [112, 64, 'roll'],
        [128, 0],
      ]
    : [
        [hit, 0, 'out'],
        [hit + 4, 26, 'roll'],
        [hit + 12, 0],
      ],
);

/** Height of the dot as it hops from bar to bar: it takes off while the bar still sinks under it. */
function hopY(frame: number): number {
  const i = Math.max(
    0,
    BARS.findLastIndex(({ hit }) => frame >= hit),
  );
  const bar = BARS[i] ?? BARS[0];
  const next = BARS[i + 1];
  const until = next?.hit ?? END;
  const t = (frame - bar.hit) / (until - bar.hit);
  const from = bar.top - 2 * R + valueAt(dips[i] ?? [[0, 0]], frame) * (1 - t);
  const sunk = valueAt(dips[i + 1] ?? [[0, 0]], until);
  const to = next ? next.top - 2 * R + sunk : PERCH.y;
  if (!next) return from + (to - from) * progress('rise', t);
  const top = Math.min(from, to) - 70;
  return t < 0.5
    ? from + (top - from) * progress('rise', t * 2)
    : top + (to - top) * progress('fall', t * 2 - 1);
}

/** The dot drops, tries every bar, skips the outlier, and meets the line. */
export const strategy = () =>
  animation({
    name: 'approach-2-strategy',
    width: 640,
    height: 640,
    frames: 150,
    rest: 0,
    layers: [
      layer(
        'bars',
        BARS.map(({ x, top }, i) =>
          group(
            [
              solid(
                `M${x - R} 660V${top}A32 32 0 0 1 ${x + R} ${top}V660Z`,
                i === OUTLIER ? 'marigold' : 'ink',
              ),
            ],
            { y: dips[i] ?? 0 },
          ),
        ),
      ),
      layer('line', [
        line('M-20 270H24A80 80 0 0 0 104 190A80 80 0 0 1 184 110H440', {
          t: 64,
          color: 'green',
          head: [
            [4, 1, 'roll'],
            [26, 0, 'hold'],
            [112, 0, 'roll'],
            [140, 1],
          ],
        }),
      ]),
      layer('dot', [
        dot({
          x: [[4, PERCH.x, 'roll'], ...BARS.map(({ x, hit }) => [hit, x, 'roll'] as const)],
          y: [[4, PERCH.y, 'fall'], ...sample(BARS[0].hit, END, hopY)],
          r: R,
          color: 'green',
        }),
      ]),
    ],
  });
