import type { Point } from '@/motion/use-spring-point';
import type { Box } from './egg-rules';

/** Width of the numeral’s drawing, in units. */
const drawnWidth = 1109;

interface EggMeasures {
  /** Scale of the numeral against its drawing. */
  scale: number;
  /** Centre of the zero's hole. */
  goal: Point;
  /** The egg’s range: inside the section and above the floor. */
  box: Box;
}

/**
 * @returns positions in px from the egg's resting place, whatever its current offset
 */
export const measureEgg = (egg: HTMLElement, numeral: Element, bounds: Element): EggMeasures => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = egg;
  const walls = bounds.getBoundingClientRect();
  const drawn = numeral.getBoundingClientRect();
  return {
    scale: drawn.width / drawnWidth,
    goal: {
      x: drawn.left + drawn.width / 2 - (walls.left + offsetLeft + offsetWidth / 2),
      y: drawn.top + drawn.height / 2 - (walls.top + offsetTop + offsetHeight / 2),
    },
    box: {
      left: -offsetLeft,
      right: walls.width - offsetLeft - offsetWidth,
      top: -offsetTop,
      bottom: 0,
    },
  };
};
