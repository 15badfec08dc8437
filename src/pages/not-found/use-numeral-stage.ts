import { useEffect, useRef } from 'react';
import { useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { measureNumeral } from './numeral-measures';
import { createNumeralStage, type NumeralStage } from './numeral-stage';
import type { Hunt } from './hunt';
import type { NumeralRefs } from './numeral-refs';

/**
 * Creates the stage of the hunt, and disposes of it with the page.
 * @param onChange must not change
 * @returns a ref to the stage, set after the first effect
 */
export function useNumeralStage(parts: NumeralRefs, onChange: (hunt: Hunt, say: string) => void) {
  const stage = useRef<NumeralStage | undefined>(undefined);
  const isMotionOff = useMotionOff();
  const isMotionOffAtStart = useRef(isMotionOff);
  const isVisible = useVisible(parts.numeral, 0.3);

  useEffect(() => {
    const [area, numeral, egg] = [parts.area.current, parts.numeral.current, parts.egg.current];
    const [head, floor] = [parts.head.current, parts.floor.current];
    if (!area || !numeral || !egg || !head || !floor) return;
    const opened = createNumeralStage(area, {
      measure: () => measureNumeral({ area, numeral, egg, head, floor }),
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
