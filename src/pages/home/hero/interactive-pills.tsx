import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import { useHydrated } from '@/lib/use-hydrated';
import { usePrefersReducedMotion, useMotionOff } from '@/motion/motion-switch';
import { useVisible } from '@/motion/use-visible';
import { useBodyDrag } from '@/motion/use-body-drag';
import type { HeroObstacles } from './use-pill-stage';
import { NameField } from './name-field';
import { usePillKeys } from './use-pill-keys';
import { usePillStage } from './use-pill-stage';

const say = { chosen: words.chosen, picked: words.picked, dropped: words.dropped } as const;

export interface InteractivePillsProps {
  area: RefObject<HTMLDivElement | null>;
  obstacles: HeroObstacles;
}

/** Moves the pills; visitors play with them by pointer and keyboard (docs/rules.md#hero-pills). */
export function InteractivePills({ area, obstacles }: InteractivePillsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(ref, 0.01);
  const isReduced = usePrefersReducedMotion();
  const [hasRested, setHasRested] = useState(false);
  const resized = useRef<() => void>(undefined);
  const [events] = useState({
    onRest: () => setHasRested(true),
    onResize: () => resized.current?.(),
  });
  const onResize = useCallback((listener: () => void) => {
    resized.current = listener;
  }, []);
  const stage = usePillStage(area, obstacles, isMotionOff, isReduced, isVisible, events);
  useBodyDrag(area, '[data-pill]', stage);
  const { choice, onTake, ...keys } = usePillKeys(stage);
  const label = choice && (pills[choice.index]?.label || words.blank);

  // The pills render before this script loads, so the focus ring is set from here.
  useEffect(() => {
    if (!choice) return;
    const pill = area.current?.children[choice.index];
    pill?.setAttribute('data-chosen', choice.state);
    return () => pill?.removeAttribute('data-chosen');
  }, [area, choice]);

  return (
    <>
      <div
        ref={ref}
        className="pill-keys pointer-events-none absolute inset-x-0 top-3/5 bottom-line outline-0 max-xl:top-auto max-xl:h-(--room) print:hidden"
        {...(!isMotionOff && {
          ...keys,
          role: 'application',
          tabIndex: 0,
          'aria-label': `${words.area}. ${words.help}`,
        })}
      >
        <output className="sr-only">{choice && label && say[choice.state](label)}</output>
      </div>
      {useHydrated() && (
        <NameField
          pillStage={stage}
          isMoving={isVisible && !isMotionOff}
          hasRested={hasRested}
          onResize={onResize}
          onTake={onTake}
        />
      )}
    </>
  );
}
