import type { Animation, Layer, Shape } from './model';
import { transform } from './shapes';
import { stills } from './stills';

/** A layer; by default it is shown during the whole animation. */
export interface LayerSpec {
  name: string;
  shapes: readonly Shape[];
  from?: number;
  to?: number;
}

/** A layer of shapes, bottom to top, shown from frame `from` up to but not including `to`. */
export const layer = (
  name: string,
  shapes: readonly Shape[],
  span: { from?: number; to?: number } = {},
): LayerSpec => ({ name, shapes, ...span });

interface Picture {
  name: string;
  width: number;
  height: number;
  /** Length at 30 frames per second; the last frame is `frames - 1`. */
  frames: number;
  /** The frame shown under reduced motion. */
  rest: number;
  /** Bottom to top. */
  layers: readonly LayerSpec[];
  /** Frames at which the player may leave early. */
  exits?: readonly number[];
}

/** Builds a Lottie animation (docs/design.md#pictures: 30 frames a second, shape layers only). */
export function animation(picture: Picture): Animation {
  const { ty: _, ...still } = transform();
  const layers = picture.layers
    .toReversed()
    .map(({ name, shapes, from = 0, to = picture.frames }, index): Layer => ({
      ty: 4,
      nm: name,
      ind: index + 1,
      ip: from,
      op: to,
      st: 0,
      ks: still,
      shapes: shapes.toReversed(),
    }));
  return {
    v: '5.7.0',
    nm: picture.name,
    fr: 30,
    ip: 0,
    op: picture.frames,
    w: picture.width,
    h: picture.height,
    ddd: 0,
    assets: [],
    layers,
    markers: [
      { tm: picture.rest, cm: 'rest', dr: 0 },
      ...(picture.exits ?? []).map((tm) => ({ tm, cm: 'exit', dr: 0 as const })),
      // Read by `src/motion/lottie-stage.tsx`.
      ...stills(layers, picture.frames).map(([from, to]) => ({
        tm: from,
        cm: `still to ${to}`,
        dr: 0 as const,
      })),
    ],
  };
}
