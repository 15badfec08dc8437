import { type RefObject, useEffect, useRef } from 'react';
import type { Pose } from '@/physics/pill-bounds';
import { type HeroParts, measureBounds } from './measure-bounds';
import { createPillStage, type PillStage } from './pill-stage';

/** So low a zoomed window is that nobody would see the fall. */
const tooLow = '(width < 1280px) and (height < 400px)';

/**
 * Opens the stage of the pills, and closes it with the page.
 * @param areaRef the element that holds the pills
 * @param parts the parts of the hero that the pills fall past or land on
 * @param isMotionReduced no engine: the pills stay where they are
 * @param isSettled pills that have not moved yet lie in their settled arrangement
 * @param isVisible false lets the engine rest
 * @returns the stage, once it is open
 */
export function usePillStage(
  areaRef: RefObject<HTMLElement | null>,
  parts: HeroParts,
  isMotionReduced: boolean,
  isSettled: boolean,
  isVisible: boolean,
) {
  const stage = useRef<PillStage | undefined>(undefined);
  const poses = useRef<readonly Pose[] | undefined>(undefined);

  useEffect(() => {
    const area = areaRef.current;
    const section = parts.section.current;
    if (!area || !section) return;
    const opened = createPillStage(area, {
      measure: () => measureBounds(area, parts),
      section,
      isMotionReduced,
      isSettled: isSettled || window.matchMedia(tooLow).matches,
      from: poses.current,
    });
    stage.current = opened;
    return () => {
      // Kept for the next stage; what still floats is where the stylesheet has it.
      poses.current = opened.hasBegun ? opened.poses : undefined;
      opened.dispose();
      stage.current = undefined;
    };
  }, [areaRef, parts, isMotionReduced, isSettled]);

  useEffect(() => stage.current?.setVisible(isVisible), [isVisible]);

  return stage;
}
