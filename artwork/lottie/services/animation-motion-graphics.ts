import { progress } from '../../drawing/easing';
import { chain, delay, type Keys, keys, mapKeys, sample, switches } from '../../drawing/keys';
import { times } from '../../drawing/numbers';
import { animation, layer } from '../animation';
import { bar, dot, dots, group, outline, type Box, type Color } from '../shapes';

const FRAMES = 120;

/** From the edge of the card, through which the strip and the floor come, to the phases. */
const EDGE = 42;
const R = 12;

/** The seven phases of a jump along a parabola, and the height of the dot in their frames on the strip. */
const PHASES = [202, 120, 68, 50, 68, 120, 202].map((y, i) => ({ x: 12 + 58 * i, y }));
const IN_PICTURE = [148, 121, 98, 90, 98, 121];

/** The dot follows the arc until f24; the phases it has passed are drawn. */
const RUN = 24;
function along(frame: number): number {
  const t = Math.min(1, frame / RUN);
  return progress('roll', t) * 0.35 + t * 0.65;
}
const arcX = (share: number) => 12 + 348 * share;
const arcY = (share: number) => 202 - 152 * (1 - (2 * share - 1) ** 2);

/** The strip: 62 px per frame, two holes above and below each; it extends beyond both sides of the picture. */
const PITCH = 62;
const VISIBLE = 7;
const STEPS = 10;
const STRIP: Box = [-20 - EDGE, 45, 424 + EDGE, 148];
const LENGTH = STRIP[2];

const comes = keys(`24 ${-LENGTH} roll, 44 0`);
const leaves = keys(`88 0 roll, 104 ${-LENGTH}`);
/** Ten steps of one strip frame, each 2 frames of motion and 2 of rest. */
const steps: Keys<number> = times(STEPS, (i) =>
  keys(`${48 + 4 * i} ${-PITCH * i} roll, ${50 + 4 * i} ${-PITCH * (i + 1)} hold`),
).flat();

const runs = chain(
  comes,
  steps,
  mapKeys(leaves, (x) => x - STEPS * PITCH),
);
/** Neither end of the strip is visible while it runs. */
const strip = mapKeys(chain(comes, leaves), (x): Box => [STRIP[0] + x, STRIP[1], LENGTH, STRIP[3]]);

/** The frames and holes of the strip, which move with it. */
function pictures(from: number, to: number) {
  const places = times(to - from, (i) => from + i);
  const holes = places.flatMap((k) =>
    [59, 179].flatMap((y) => [[PITCH * k - 1, y] as const, [PITCH * k + 30, y] as const]),
  );
  const drawn = places.map(
    (k) => [PITCH * k, IN_PICTURE[(k + IN_PICTURE.length) % IN_PICTURE.length] ?? 0] as const,
  );
  return group(
    [
      dots(holes, 6, 'green'),
      ...places.map((k) => bar([PITCH * k - 26, 73, 52, 92], 'cream', 10)),
      dots(drawn, R, 'ink'),
    ],
    { x: runs },
  );
}

/** A phase appears, is hidden by the head of the strip, and falls back from above; the last of the arc falls first. */
function phase({ x, y }: (typeof PHASES)[number], i: number) {
  const start = 90 + 2 * (PHASES.length - 1 - i);
  const falls: Keys<number> = delay(
    keys(`0 ${-R} fall, 8 ${y} rise, 10 ${y - 8} fall, 12 ${y}`),
    start,
  );
  const share = i / (PHASES.length - 1);
  const isPassed = (f: number) => f >= RUN || along(f) > share + 1e-9;
  const isDrawn = (f: number) => i === 0 || (f > 0 && f < start && isPassed(f));
  const covered = 24 + Math.round(20 * Math.min(1, (x + EDGE + 100) / LENGTH));
  return dot({
    x,
    y: chain<number>([[0, y]], falls),
    r: R,
    color: switches(FRAMES, (f): Color => (isDrawn(f) ? 'ink' : 'cream')),
    shown: switches(FRAMES, (f) => (f >= covered && f < start ? 0 : 1)),
  });
}

/** The floor retracts as the strip comes in, and returns before the first phase lands on it. */
const floor: Keys<Box> = [
  [24, [-12 - EDGE, 214, 396 + EDGE, 24], 'roll'],
  [44, [384, 214, 0, 24], 'hold'],
  [86, [-12 - EDGE, 214, 0, 24], 'out'],
  [98, [-12 - EDGE, 214, 396 + EDGE, 24]],
];

/** The film gate closes over one frame of the strip. */
const gate: Keys<Box> = [
  [44, [150, -16, 72, 270], 'out'],
  [48, [150, 58, 72, 122], 'hold'],
  [86, [150, 58, 72, 122], 'in'],
  [90, [150, -16, 72, 270]],
];

/** Drawn phases become a running strip of film; the dot bounces in its gate. */
export const animationMotionGraphics = animation(
  { size: [EDGE + 372, 238], frames: FRAMES },
  [
    layer('floor', [bar(floor, 'ink', 0)]),
    layer('phases', PHASES.map(phase)),
    layer(
      'dot',
      [
        dot({
          x: sample(0, RUN, (f) => arcX(along(f))),
          y: sample(0, RUN, (f) => arcY(along(f))),
          r: R,
          color: 'ink',
        }),
      ],
      { from: 1, to: RUN + 1 },
    ),
    layer('strip', [bar(strip, 'ink', 0), pictures(-1, VISIBLE)], { from: 24, to: 105 }),
    layer('rest of the strip', [pictures(VISIBLE, VISIBLE + STEPS)], { from: 44, to: 105 }),
    layer('gate', [outline(gate, 'marigold', { t: 12, corner: 16 })], { from: 44, to: 90 }),
  ].map((one) => ({ ...one, shapes: [group(one.shapes, { x: EDGE })] })),
);
