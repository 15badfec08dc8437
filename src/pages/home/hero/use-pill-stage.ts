import { type RefObject, useEffect, useRef, useState } from 'react';
import { tooLowToFall } from '@/lib/windows';
import { type PillBounds, pillBoundsFor, type Pose, turnRadiusFor } from '@/physics/pill-bounds';
import { createPillStage, type PillStage, type PillStageOptions, type PillUse } from './pill-stage';

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
const measureBounds = (
  area: HTMLElement,
  { section, floor, textObstacles }: HeroObstacles,
): PillBounds => {
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
};

/**
 * Creates the stage of the pills, and disposes of it with the page.
 * @param areaRef the element that holds the pills
 * @param obstacles the parts of the hero that the pills fall past or land on
 * @param isMotionOff loads no engine; the pills stay where they are
 * @param isSettled starts with the settled arrangement
 * @param isVisible whether the engine runs
 * @param events called when the pills rest, and when the bounds have changed
 * @returns a ref to the stage, set after the first effect
 */
export function usePillStage(
  areaRef: RefObject<HTMLElement | null>,
  obstacles: HeroObstacles,
  isMotionOff: boolean,
  isSettled: boolean,
  isVisible: boolean,
  events: Pick<PillStageOptions, 'onRest' | 'onResize'>,
) {
  const stage = useRef<PillStage | undefined>(undefined);
  const [use] = useState<PillUse>(() => ({ away: new Set(), left: 0 }));
  const poses = useRef<readonly Pose[] | undefined>(undefined);

  useEffect(() => {
    const area = areaRef.current;
    const section = obstacles.section.current;
    if (!area || !section) return;
    const opened = createPillStage(area, {
      measure: () => measureBounds(area, obstacles),
      section,
      isMotionOff,
      isSettled: isSettled || window.matchMedia(tooLowToFall).matches,
      use,
      ...events,
      from: poses.current,
    });
    stage.current = opened;
    return () => {
      // Keep poses for the next stage, unless the style sheet still places the pills.
      poses.current = opened.hasBegun ? opened.poses : undefined;
      opened.dispose();
      stage.current = undefined;
    };
  }, [areaRef, obstacles, isMotionOff, isSettled, use, events]);

  // Each stage starts out of sight.
  useEffect(() => stage.current?.setVisible(isVisible), [isVisible, isMotionOff, isSettled]);

  return stage;
}
