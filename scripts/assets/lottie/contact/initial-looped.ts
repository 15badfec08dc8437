import { animation } from '../animation';
import { rail, stub, waitingDot } from './rail';

/** Waiting: a hop, a lean towards the form, a short rest. Frames 0, 30, 60 and 89 show the same pose. */
export const initialLooped = () =>
  animation({
    name: 'initial-looped',
    width: 512,
    height: 512,
    frames: 90,
    rest: 0,
    exits: [30, 60],
    layers: [
      ...rail(1, 1, 1),
      stub([
        [16, 120, 'out'],
        [19, 114, 'roll'],
        [24, 120, 'hold'],
        [62, 120, 'roll'],
        [72, 96, 'hold'],
        [77, 96, 'roll'],
        [86, 120],
      ]),
      waitingDot(
        [
          [32, 206, 'in'],
          [36, 222.5, 'stop'],
          [40, 237.8, 'hold'],
          [49, 237.8, 'in'],
          [53, 222.5, 'stop'],
          [57, 206],
        ],
        [
          [4, 180, 'rise'],
          [10, 148, 'fall'],
          [16, 180, 'out'],
          [19, 186, 'roll'],
          [24, 180, 'hold'],
          [32, 180, 'in'],
          [36, 182.3, 'stop'],
          [40, 189.1, 'hold'],
          [49, 189.1, 'in'],
          [53, 182.3, 'stop'],
          [57, 180, 'hold'],
          [62, 180, 'roll'],
          [72, 204, 'hold'],
          [77, 204, 'roll'],
          [86, 180],
        ],
      ),
    ],
  });
