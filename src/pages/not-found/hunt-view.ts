import type { StageShape } from '@/motion/assembly-shapes';
import { assemblyView } from '@/motion/assembly-view';
import { closedBounds } from '@/physics/pill-bounds';
import type { EggPose } from './hunt-egg';
import type { HuntMeasures } from './hunt-measures';
import type { HuntPlan } from './hunt-rules';
import { egg, numeral } from './numeral';

/** From the left wall to the numeral, in px: clear of the tab at the edge of the window. */
const clearance = 8;

/** What one frame shows. */
interface HuntFrame {
  /** The SVG transform of each piece, by its index; a piece that is not loose is hidden. */
  pieces: readonly string[];
  /** What stands or is on its way. */
  shapes: readonly StageShape[];
  /** The egg, from where the style sheet has it. */
  egg: EggPose;
  /** Where the egg waits while it is not loose. */
  eggHome: HuntPlan['eggHome'] | undefined;
  isMoving: boolean;
}

/**
 * The hunt on the page: measures it, and applies a frame.
 * @param area the floor’s upper edge; it holds the numeral and the egg, and shows the state
 */
export function huntView(area: HTMLElement) {
  const svg = area.querySelector<SVGElement>('.hunt-stage');
  const eggElement = area.querySelector<HTMLElement>('.hunt-egg');
  if (!svg || !eggElement) throw new Error('The numeral or the egg is missing');
  const drawAssembly = assemblyView(svg);
  const pieces = [...svg.querySelectorAll<SVGElement>('[data-body]')];

  return {
    measure(): HuntMeasures {
      const origin = area.getBoundingClientRect();
      // Heading and links are above the numeral, and bound the bodies.
      const above = area.closest('section')?.querySelectorAll('h1, [data-links]') ?? [];
      const ceiling = Math.max(...Array.from(above, bottomOf)) - origin.top;
      const drawn = area.querySelector('[data-numeral]')?.getBoundingClientRect() ?? origin;
      const unit = drawn.width / numeral.width;
      const left = drawn.left - origin.left;
      const top = -unit * (numeral.height + numeral.gap);
      const walls = { width: origin.width, top: ceiling, left: left - clearance };

      // As the style sheet has the egg: its centre of mass lies on its middle axis.
      const eggScale = eggElement.offsetHeight / egg.height;
      const x = eggElement.offsetLeft + (eggScale * egg.width) / 2;
      const y = eggElement.offsetTop + eggScale * egg.centre;
      const seat = { x, y, angle: egg.tilt };
      return { unit, left, top, bounds: closedBounds(unit, walls), eggScale, seat };
    },
    /** Shows a loose piece, or hides one that stands or is on its way. */
    show: (piece: number, isAway: boolean) => pieces[piece]?.toggleAttribute('data-away', isAway),
    /** Draws a frame. A piece or the state is written only if it changes: writes invalidate styles. */
    draw({ pieces: transforms, shapes, egg: eggPose, eggHome, isMoving }: HuntFrame) {
      pieces.forEach((path, index) => {
        const transform = transforms[index] ?? '';
        if (path.getAttribute('transform') !== transform) path.setAttribute('transform', transform);
      });
      eggElement.style.transform = eggTransform(eggPose);
      if (eggHome) eggElement.dataset['home'] = eggHome;
      else delete eggElement.dataset['home'];
      drawAssembly(shapes);
      const state = isMoving ? 'moving' : 'asleep';
      if (area.dataset['huntState'] !== state) area.dataset['huntState'] = state;
    },
  };
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

const eggTransform = ({ x, y, angle, size }: EggPose) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(4)}rad) scale(${size.toFixed(4)})`;
