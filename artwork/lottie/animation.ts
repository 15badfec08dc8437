import { type Shape, transform } from './shapes';
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

interface Stage {
  size: readonly [width: number, height: number];
  /** Length at 30 frames per second; the last frame is `frames - 1`. */
  frames: number;
  /** The frame shown under reduced motion; by default the first. */
  rest?: number;
  /** Frames at which the player may leave early. */
  exits?: readonly number[];
}

/**
 * Draws a Lottie animation (docs/design.md#pictures: 30 frames a second, shape layers only).
 * @param specs its layers, bottom to top
 * @returns its JSON, given its name
 */
export const animation =
  ({ size: [w, h], frames, rest = 0, exits = [] }: Stage, specs: readonly LayerSpec[]) =>
  (name: string) => {
    const { ty: _, ...still } = transform();
    const layers = specs.toReversed().map(({ name: nm, shapes, from = 0, to = frames }, index) => ({
      ty: 4,
      nm,
      ind: index + 1,
      ip: from,
      op: to,
      st: 0,
      ks: still,
      shapes: shapes.toReversed(),
    }));
    const markers = [
      { tm: rest, cm: 'rest', dr: 0 },
      ...exits.map((tm) => ({ tm, cm: 'exit', dr: 0 })),
      // Read by `src/motion/lottie-stage.tsx`.
      ...stills(layers, frames).map(([tm, to]) => ({ tm, cm: `still to ${to}`, dr: 0 })),
    ];
    const head = { v: '5.7.0', nm: name, fr: 30, ip: 0, op: frames, w, h, ddd: 0 };
    return { ...head, assets: [], layers, markers };
  };

export type Animation = ReturnType<ReturnType<typeof animation>>;
