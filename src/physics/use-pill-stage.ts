import { type RefObject, useEffect, useRef } from 'react';
import type { Pose } from './layout';
import type { PillStage } from './pill-stage';

/**
 * Opens the stage of the pills once the page has been painted, and closes it with the page.
 * @param ref the pit
 * @param isStill no engine: the pills lie in their settled arrangement, or stay where they are
 * @param isSeen false lets the engine rest
 * @returns the stage, as soon as it is there
 */
export function usePillStage(
  ref: RefObject<HTMLElement | null>,
  isStill: boolean,
  isSeen: boolean,
) {
  const stage = useRef<PillStage | undefined>(undefined);
  const poses = useRef<readonly Pose[] | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    void import('./pill-stage').then(({ createPillStage }) => {
      if (isGone || !ref.current) return;
      stage.current = createPillStage(ref.current, { isStill, from: poses.current });
    });
    return () => {
      isGone = true;
      if (!stage.current) return;
      poses.current = stage.current.poses;
      stage.current.dispose();
      stage.current = undefined;
    };
  }, [ref, isStill]);

  useEffect(() => stage.current?.setSeen(isSeen), [isSeen]);

  return stage;
}
