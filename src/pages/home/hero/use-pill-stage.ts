import { type RefObject, useEffect, useRef } from 'react';
import { tooLowToFall } from '@/lib/windows';
import type { Pose } from '@/physics/pill-bounds';
import { type HeroObstacles, measureBounds } from './measure-bounds';
import { createPillStage, type PillStage } from './pill-stage';

/**
 * Creates the stage of the pills, and disposes of it with the page.
 * @param areaRef the element that holds the pills
 * @param obstacles the parts of the hero that the pills fall past or land on
 * @param isMotionOff loads no engine; the pills stay where they are
 * @param isSettled starts with the settled arrangement
 * @param isVisible whether the engine runs
 * @returns a ref to the stage, set after the first effect
 */
export function usePillStage(
  areaRef: RefObject<HTMLElement | null>,
  obstacles: HeroObstacles,
  isMotionOff: boolean,
  isSettled: boolean,
  isVisible: boolean,
) {
  const stage = useRef<PillStage | undefined>(undefined);
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
      from: poses.current,
    });
    stage.current = opened;
    return () => {
      // Keep poses for the next stage, unless the style sheet still places the pills.
      poses.current = opened.hasBegun ? opened.poses : undefined;
      opened.dispose();
      stage.current = undefined;
    };
  }, [areaRef, obstacles, isMotionOff, isSettled]);

  useEffect(() => stage.current?.setVisible(isVisible), [isVisible]);

  return stage;
}
