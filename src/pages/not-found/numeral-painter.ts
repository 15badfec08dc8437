import type { Pose } from '@/physics/pill-bounds';
import { eggIndex, type NumeralMeasures } from './numeral-measures';

/** @returns a transform from where the style sheet draws a body to a pose */
const transformFrom = (start: Pose, pose: Pose, size = 1) => {
  const [x, y] = [pose.x - start.x, pose.y - start.y];
  // Within half a turn of upright, so that a piece takes the short way to its place.
  const angle = Math.atan2(Math.sin(pose.angle), Math.cos(pose.angle));
  const scale = size === 1 ? '' : ` scale(${size.toFixed(4)})`;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(4)}rad)${scale}`;
};

/** A piece that is refused glides back for this long, in ms (numeral.css). */
const backTime = 120;

/** Draws pieces and egg where the engine has them; the style sheet draws them in their places. */
export const createNumeralPainter = (area: HTMLElement) => {
  const elements = [...area.querySelectorAll<HTMLElement | SVGElement>('[data-body]')];
  /** The last transform of each element: unchanged ones are not written again. */
  const drawn: string[] = [];
  const write = (index: number, transform: string) => {
    const element = elements[index];
    if (!element || drawn[index] === transform) return;
    drawn[index] = transform;
    element.style.transform = transform;
  };

  return {
    /** Draws the loose bodies. */
    draw: ({ targetPoses }: NumeralMeasures, poses: readonly (Pose | undefined)[]) =>
      poses.forEach((pose, index) => {
        const start = targetPoses[index];
        if (!pose || !start) return;
        delete elements[index]?.dataset['placed'];
        write(index, transformFrom(start, pose));
      }),
    /** Draws a piece in a place, which it glides to. */
    place: ({ targetPoses }: NumeralMeasures, piece: number, place: number) => {
      const [start, target] = [targetPoses[piece], targetPoses[place]];
      const element = elements[piece];
      if (!start || !target || !element) return;
      element.dataset['placed'] = '';
      write(piece, transformFrom(start, target));
    },
    /** Draws the egg in its hole, which it hops into. */
    hop: ({ targetPoses, hole }: NumeralMeasures) => {
      const start = targetPoses[eggIndex];
      const element = elements[eggIndex];
      if (!start || !element) return;
      element.dataset['placed'] = '';
      write(eggIndex, transformFrom(start, hole, hole.size));
    },
    /** Lets a piece glide back, once. */
    refuse: (piece: number) => {
      const element = elements[piece];
      if (!element) return;
      element.dataset['refused'] = '';
      setTimeout(() => delete element.dataset['refused'], backTime);
    },
  };
};

export type NumeralPainter = ReturnType<typeof createNumeralPainter>;
