import { progress } from '../../drawing/easing';
import { sample, switches, valueAt, type Keys } from '../../drawing/keys';
import { animation, layer } from '../animation';
import { bar, dot, type Box } from '../shapes';

const T = 24;
const FRAMES = 96;
const TURN = 48;
const LAST = FRAMES - 1;

/** How far the ink dot is along the arc, there until frame 48 and back by the last frame. */
function along(frame: number): number {
  const t = frame < TURN ? frame / TURN : 1 - (frame - TURN) / (LAST - TURN);
  return progress('roll', t) * 0.35 + t * 0.65;
}

const x = (share: number) => 12 + 348 * share;
const y = (share: number) => 186 - 152 * (1 - (2 * share - 1) ** 2);

const give: Keys<number> = [
  [0, 0, 'out'],
  [4, 8, 'roll'],
  [12, 0, 'hold'],
  [TURN, 0, 'out'],
  [TURN + 4, 8, 'roll'],
  [TURN + 12, 0],
];

const floor: Keys<Box> = give.map(([frame, px, ease]) => [frame, [0, 214 + px, 372, T], ease]);

/** Near the floor the dot gives with it. */
const inkY = (frame: number) => {
  const share = along(frame);
  return y(share) + (share < 0.05 || share > 0.95 ? valueAt(give, frame) : 0);
};

/** The cels stand near the arc, as the still has them. */
const CELS = [186, 104, 52, 34, 52, 104, 186].map((top, i) => ({ top, share: i / 6 }));

/** The ink dot takes the cels of its arc one by one, there and back. */
export const animationMotionGraphics = () =>
  animation({
    name: 'animation-motion-graphics',
    width: 372,
    height: 238,
    frames: FRAMES,
    rest: 0,
    layers: [
      layer(
        'cels',
        CELS.map(({ top, share }) =>
          dot({
            x: x(share),
            y: top,
            r: T / 2,
            ink: 'cream',
            shown: switches(FRAMES, (frame) => (Math.abs(share - along(frame)) < 0.09 ? 0 : 1)),
          }),
        ),
      ),
      layer('floor', [bar(floor, 'cream')]),
      layer('dot', [
        dot({
          x: sample(0, LAST, (frame) => x(along(frame))),
          y: sample(0, LAST, inkY),
          r: T / 2,
          ink: 'ink',
        }),
      ]),
    ],
  });
