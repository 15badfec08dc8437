import { useEffect, useRef } from 'react';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { measureFigure } from './figure-measures';
import { createFigureStage, type FigureStage } from './figure-stage';
import type { Hunt } from './hunt';
import type { FigureRefs } from './figure-refs';

/**
 * Creates the stage of the hunt, and disposes of it with the page.
 * @param onChange must not change
 * @returns a ref to the stage, set after the first effect
 */
export function useFigureStage(parts: FigureRefs, onChange: (hunt: Hunt, say: string) => void) {
  const stage = useRef<FigureStage | undefined>(undefined);
  const isMotionOff = useMotionOff();
  const isMotionOffAtStart = useRef(isMotionOff);
  const isVisible = useVisible(parts.numeral, 0.3);

  useEffect(() => {
    const [area, numeral, egg] = [parts.area.current, parts.numeral.current, parts.egg.current];
    const [head, floor] = [parts.head.current, parts.floor.current];
    if (!area || !numeral || !egg || !head || !floor) return;
    const opened = createFigureStage(area, {
      measure: () => measureFigure({ area, numeral, egg, head, floor }),
      isMotionOff: isMotionOffAtStart.current,
      onChange,
    });
    stage.current = opened;
    return () => {
      opened.dispose();
      stage.current = undefined;
    };
  }, [parts, onChange]);

  useEffect(() => stage.current?.setMotionOff(isMotionOff), [isMotionOff]);
  useEffect(() => stage.current?.setVisible(isVisible), [isVisible]);
  return stage;
}
