import { cutAtValue } from '../drawing/easing';
import { type Keys, keys, mapKeys, valueAt } from '../drawing/keys';
import { times } from '../drawing/numbers';
import { animation, layer } from './animation';
import { bar, dot, group, line, dotOnPath, solid, type Box } from './shapes';

const T = 72;
const R = T / 2;
const FRAMES = 501;

const HOOK = 'M16 -90H20A90 90 0 0 0 20 -270H-54';
/** Share of the hook that is still drawn. */
const hookShare = keys('60 1 roll, 250 0');
/** The first frame at which the hook is too short for its round end. */
const hookEnds = times(FRAMES, (f) => f).find((f) => valueAt(hookShare, f) <= 0.03);

/** Length of the handles of a quarter circle of radius 1. */
const QUARTER = (4 / 3) * Math.tan(Math.PI / 8);

/** The long arm: square at its start; its end becomes round as it grows. */
const longArm = (length: number) => {
  const corner = Math.min(R, Math.max(0, length - 32));
  const straight = 16 + length - corner;
  const end = 16 + length;
  const [right, left] = [-54 - corner, -126 + corner];
  const handle = corner * QUARTER;
  return `M-126 16H-54V${straight}C-54 ${straight + handle} ${right + handle} ${end} ${right} ${end}H${left}C${left - handle} ${end} -126 ${straight + handle} -126 ${straight}Z`;
};

const STEM = 32;
const ARM = 360;
/** When the end of the long arm has become round: until then its outline changes shape, after it only length. */
const roundedAt = cutAtValue('roll', R / (ARM - STEM));

const longArmKeys: Keys<string> = [
  [240, longArm(STEM + 0.001), roundedAt.before],
  [240 + 180 * roundedAt.time, longArm(STEM + R), roundedAt.after],
  [420, longArm(ARM)],
];

const shortArm = keys('200 0 roll, 300 84');

const place = {
  x: keys('60 450 roll, 300 330'),
  y: keys('60 390 roll, 300 346.7'),
  turn: keys('60 0 roll, 240 -135'),
} as const satisfies Record<string, Keys<number>>;

/** A question mark tips over and becomes a tick; scrolling plays frames 0 to 500. */
export const faqBanner = animation({ size: [760, 620], frames: FRAMES, rest: 500 }, [
  layer('hook', [group([line(HOOK, { t: T, color: 'ink', head: hookShare })], place)], {
    to: 250,
  }),
  layer('hook end', [group([dotOnPath(HOOK, hookShare, T, 'ink')], place)], { to: hookEnds }),
  layer('bend and long arm', [
    group(
      [line('M0 -90A90 90 0 0 0 -90 0', { t: T, color: 'ink' }), solid(longArmKeys, 'ink')],
      place,
    ),
  ]),
  layer(
    'short arm',
    [
      group(
        [
          bar(
            mapKeys(shortArm, (px): Box => [16, -126, px, T]),
            'ink',
            0,
          ),
          dot({ x: mapKeys(shortArm, (px) => 16 + px), y: -90, r: R, color: 'ink' }),
        ],
        place,
      ),
    ],
    { from: 201 },
  ),
  layer('dot', [
    dot({
      x: keys('50 360 roll, 400 600'),
      y: keys('10 490 rise, 30 462 fall, 50 490 hold, 420 490 rise, 450 420 fall, 480 490'),
      r: R,
      color: 'cream',
    }),
  ]),
]);
