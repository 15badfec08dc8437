import type { Pose } from '@/lib/point';
import { type PillBounds, pillBoundsFor, pillSize, turnRadiusFor } from '@/physics/pill-bounds';

/** A label is turned over when the cosine of its pill's angle is below this. */
const upsideDown = -0.3;
/**
 * A pill is drawn again once its middle, or by a turn one of its ends, has moved this far, in px.
 * While one is dragged, the others tremble by less.
 */
const leastMove = 0.1;

/** The style sheet places pills that float; those that are settled have not moved yet. */
type PillState = 'floating' | 'settled' | 'moving' | 'asleep';

/**
 * The pills on the page: applies where they are and what they do.
 * @param root the element that holds the pills; its origin is the floor's left end
 */
export function pillView(root: HTMLElement) {
  const pills = [...root.querySelectorAll<HTMLElement>('[data-pill]')];
  const drawn: Pose[] = [];
  return {
    /** @returns the poses of pills that float, with their drift: their parents are what floats */
    floatingPoses(): Pose[] {
      const origin = root.getBoundingClientRect();
      return pills.map((pill) => {
        const { left, right, top, bottom } = pill.getBoundingClientRect();
        return {
          x: (left + right) / 2 - origin.left,
          y: (top + bottom) / 2 - origin.top,
          angle: angleOf(pill.parentElement ?? pill),
        };
      });
    },
    /** Writes the poses of those that have moved, since each write costs time. */
    draw(poses: readonly Pose[]) {
      poses.forEach((pose, index) => {
        const pill = pills[index];
        if (!pill || !hasMoved(drawn[index], pose)) return;
        drawn[index] = pose;
        const { x, y, angle } = pose;
        pill.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(3)}rad)`;
        pill.toggleAttribute('data-turned', Math.cos(angle) < upsideDown);
      });
    },
    /** Hides a pill that is away, or shows it again. */
    show: (index: number, isAway: boolean) => pills[index]?.toggleAttribute('data-away', isAway),
    setState(state: PillState) {
      if (root.dataset['pillState'] !== state) root.dataset['pillState'] = state;
    },
  };
}

/** @returns an element's angle in radians; its computed transform reads `matrix(cos, sin, …)` */
const angleOf = (element: Element) => {
  const { transform } = getComputedStyle(element);
  const [cos = 1, sin = 0] = transform.match(/-?\d[\d.e-]*/g)?.map(Number) ?? [];
  return Math.atan2(sin, cos);
};

const hasMoved = (from: Pose | undefined, to: Pose) => {
  if (!from) return true;
  const ofMiddle = Math.hypot(to.x - from.x, to.y - from.y);
  const ofEnds = Math.abs(to.angle - from.angle) * (pillSize.width / 2);
  return Math.max(ofMiddle, ofEnds) > leastMove;
};

/** @returns what limits the pills in `root`, as measured in the hero, its `section` */
export const measureBounds = (root: HTMLElement, section: HTMLElement): PillBounds => {
  const origin = root.getBoundingClientRect();
  const width = root.clientWidth;
  const view = window.innerWidth;
  const floor = section.querySelector<HTMLElement>('.home-floor');
  const height = section.clientHeight - (floor?.offsetHeight ?? 0);
  // The floor reaches 1 px into the line's turn (hero.tsx).
  const side = width - (floor?.offsetWidth ?? width) - (turnRadiusFor(view) - 1);
  // The last element of each row that pills bounce off: the headline's second one, and the lead's.
  const copy = Array.from(section.querySelectorAll('[data-row-end]'), (end) => {
    const row = (end.parentElement ?? end).getBoundingClientRect();
    return {
      top: row.top - origin.top,
      bottom: row.bottom - origin.top,
      right: end.getBoundingClientRect().right - origin.left,
    };
  });
  return pillBoundsFor({ width, height, side, copy, view });
};
