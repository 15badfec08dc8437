import type { RefObject } from 'react';
import { type PillBounds, pillBoundsFor, turnRadiusFor } from '@/physics/pill-bounds';

type ElementRef = RefObject<HTMLElement | null>;

/** The parts of the hero that the pills fall past or land on. */
export interface HeroObstacles {
  section: ElementRef;
  floor: ElementRef;
  /** The last element of each row of text that pills bounce off: the headline's second line, and the lead's row. */
  textObstacles: readonly ElementRef[];
}

/**
 * @param area the element that holds the pills; its origin is the floor's left end
 * @returns the pills' bounds, in px from that origin
 */
export function measureBounds(
  area: HTMLElement,
  { section, floor, textObstacles }: HeroObstacles,
): PillBounds {
  const origin = area.getBoundingClientRect();
  const width = area.clientWidth;
  const view = window.innerWidth;
  const floorWidth = floor.current?.offsetWidth ?? width;
  const height = (section.current?.clientHeight ?? 0) - (floor.current?.offsetHeight ?? 0);
  // The floor reaches 1 px into the line's turn (pill-area.css).
  const side = width - floorWidth - (turnRadiusFor(view) - 1);
  const copy = textObstacles.flatMap(({ current: end }) => {
    if (!end) return [];
    const row = (end.parentElement ?? end).getBoundingClientRect();
    return {
      top: row.top - origin.top,
      bottom: row.bottom - origin.top,
      right: end.getBoundingClientRect().right - origin.left,
    };
  });
  return pillBoundsFor(width, height, side, copy, view);
}
