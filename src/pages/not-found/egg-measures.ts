import type { Point } from '@/motion/use-spring-point';
import type { Box } from './egg-rules';

/** Width of the numeral in its drawing. */
const drawnWidth = 1109;

interface EggMeasures {
  /** Size of the numeral against its drawing. */
  scale: number;
  /** The middle of the zero's hole. */
  goal: Point;
  /** Where the egg may go: inside the section, and not below the floor. */
  box: Box;
}

/**
 * @returns the places of the hunt in px, measured from where the egg rests, whatever is moving it just now
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
