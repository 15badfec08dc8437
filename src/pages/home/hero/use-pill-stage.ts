import { type RefObject, useEffect, useRef } from 'react';
import type { Pose } from '@/physics/layout';
import { createPillStage, type PillStage } from '@/physics/pill-stage';

/**
 * Opens the stage of the pills, and closes it with the page.
 * @param pit holds the pills
 * @param isStill no engine: the pills stay where they are
 * @param isSettled pills that have not moved yet lie in their settled arrangement
 * @param isSeen false lets the engine rest
 * @returns the stage, once it is open
 */
export function usePillStage(
  pit: RefObject<HTMLElement | null>,
  isStill: boolean,
  isSettled: boolean,
  isSeen: boolean,
) {
  const stage = useRef<PillStage | undefined>(undefined);
  const poses = useRef<readonly Pose[] | undefined>(undefined);

  useEffect(() => {
    if (!pit.current) return;
    const opened = createPillStage(pit.current, { isStill, isSettled, from: poses.current });
    stage.current = opened;
    return () => {
      // Kept for the next stage; what still floats is where the stylesheet has it.
      poses.current = opened.hasBegun ? opened.poses : undefined;
      opened.dispose();
      stage.current = undefined;
    };
  }, [pit, isStill, isSettled]);

  useEffect(() => stage.current?.setSeen(isSeen), [isSeen]);

  return stage;
}
