import { useRef } from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import { useStill } from '@/motion/motion-switch';
import { useInSight } from '@/motion/use-in-sight';
import { usePillStage } from '@/physics/use-pill-stage';
import { Pill } from '@/ui/pill';
import { usePillDrag } from './use-pill-drag';
import { usePillKeys } from './use-pill-keys';
import './pit.css';

const say = {
  chosen: words.chosen,
  picked: words.picked,
  dropped: words.dropped,
} as const;

/**
 * The nineteen pills (specification 2.5 and 9). Assistive technology reads the list of their labels; the pills
 * themselves can be played with by pointer and by keyboard (decision 24).
 */
export function Pit() {
  const ref = useRef<HTMLDivElement>(null);
  const playground = useRef<HTMLDivElement>(null);
  const isStill = useStill();
  const isSeen = useInSight(playground, 0.01);
  const stage = usePillStage(ref, isStill, isSeen);
  usePillDrag(ref, stage);
  const { choice, ...keys } = usePillKeys(stage);
  const chosen = choice && (pills[choice.index]?.label || words.blank);

  return (
    <>
      <ul className="vh" aria-label={words.list}>
        {pills.flatMap(({ label }) => (label ? [<li key={label}>{label}</li>] : []))}
      </ul>
      <div
        ref={playground}
        className="pit__keys"
        {...(!isStill && {
          ...keys,
          role: 'application',
          tabIndex: 0,
          'aria-label': `${words.pit}. ${words.help}`,
        })}
      >
        <output className="vh">{choice && chosen && say[choice.state](chosen)}</output>
      </div>
      <div ref={ref} className="pit" aria-hidden="true">
        {pills.map(({ label, tone, dot }, index) => (
          <Pill
            key={label + tone}
            tone={tone}
            dot={dot}
            data-chosen={choice?.index === index ? choice.state : undefined}
          >
            {label && <span>{label}</span>}
          </Pill>
        ))}
      </div>
    </>
  );
}
