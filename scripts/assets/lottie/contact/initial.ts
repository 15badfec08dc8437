import { animation } from '../animation';
import { rail, stub, waitingDot } from './rail';

/** A visitor arrives: the line runs in, the stub rises, the dot drops on it. */
export const initial = () =>
  animation({
    name: 'initial',
    width: 512,
    height: 512,
    frames: 90,
    rest: 89,
    layers: [
      ...rail(
        [
          [0, 0, 'in'],
          [16, 1],
        ],
        [
          [16, 0, 'lin'],
          [24, 1],
        ],
        [
          [24, 0, 'stop'],
          [44, 1],
        ],
      ),
      {
        ...stub([
          [42, 0, 'out'],
          [56, 132, 'roll'],
          [62, 120, 'hold'],
          [66, 120, 'out'],
          [70, 112, 'roll'],
          [76, 120],
        ]),
        from: 42,
      },
      waitingDot(206, [
        [50, -40, 'fall'],
        [66, 180, 'out'],
        [70, 188, 'roll'],
        [76, 180],
      ]),
    ],
  });
