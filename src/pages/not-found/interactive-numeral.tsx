import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMotionOff } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { LiveRegion } from '@/ui/live-region';
import { EggControl } from './egg-control';
import { NumeralNote } from './numeral-note';
import type { NumeralRefs } from './numeral-refs';
import { HomeLine } from './home-line';
import type { Hunt } from './hunt';
import { PieceList } from './piece-list';
import { useNumeralStage } from './use-numeral-stage';

export interface InteractiveNumeralProps {
  parts: NumeralRefs;
  hunt: Hunt;
  onHunt: (hunt: Hunt) => void;
}

/** Lets the numeral fall; visitors put it together by pointer and keyboard (docs/rules.md#not-found-page). */
export function InteractiveNumeral({ parts, hunt, onHunt }: InteractiveNumeralProps) {
  const [said, setSaid] = useState('');
  const egg = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  /** Where the focus goes with the next phase: the control that has it is about to go. */
  const focusNext = useRef<'egg' | 'again'>(undefined);
  const isMotionOff = useMotionOff();
  const onChange = useCallback(
    (next: Hunt, say: string) => {
      const { activeElement } = document;
      const isInHunt = activeElement?.matches('[data-pieces], [data-egg] *');
      if (next.phase === 'found' && isInHunt) focusNext.current = 'again';
      onHunt(next);
      setSaid(say);
    },
    [onHunt],
  );
  const stage = useNumeralStage(parts, onChange);
  useBodyDrag(parts.area, '[data-body]', stage);

  useEffect(() => {
    if (focusNext.current === 'egg' && hunt.phase === 'loose') egg.current?.focus();
    else if (focusNext.current === 'again' && hunt.phase === 'found') again.current?.focus();
    else return;
    focusNext.current = undefined;
  }, [hunt.phase]);

  const takeApart = () => {
    focusNext.current = 'egg';
    stage.current?.takeApart();
  };
  const isLoose = hunt.phase === 'loose';
  return (
    <>
      {isLoose &&
        parts.egg.current &&
        createPortal(<EggControl ref={egg} stage={stage} />, parts.egg.current)}
      {isLoose && <PieceList area={parts.area} stage={stage} hunt={hunt} />}
      {hunt.phase === 'found' && <HomeLine parts={parts} />}
      {(hunt.phase !== 'whole' || isMotionOff) && (
        <NumeralNote hunt={hunt} ref={again} onTakeApart={takeApart} />
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
