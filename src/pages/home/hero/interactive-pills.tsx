import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import { useMotionOff } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { NameField } from './name-field';
import { usePillKeys } from './use-pill-keys';
import { usePillStage } from './use-pill-stage';

/**
 * Moves the pills; visitors play with them by pointer and keyboard (docs/rules.md#hero-pills), and
 * write a name with them.
 */
export function InteractivePills({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const ref = useRef<HTMLDivElement>(null);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(ref, 0.01);
  const { stage, hasRested } = usePillStage(area, isVisible);
  useBodyDrag(area, '[data-pill]', stage);
  const { choice, handlers } = usePillKeys(stage);
  const label = choice && (pills[choice.index]?.label || words.blank);
  const motion = isVisible ? 'on' : 'unseen';

  // The pills render before this chunk loads, so the focus ring is set from here.
  useEffect(() => {
    if (!choice) return;
    const pill = area.current?.querySelectorAll('[data-pill]')[choice.index];
    pill?.setAttribute('data-chosen', choice.state);
    return () => pill?.removeAttribute('data-chosen');
  }, [area, choice]);

  const game = {
    ...handlers,
    role: 'application',
    tabIndex: 0,
    'aria-label': `${words.area}. ${words.help}`,
  };
  return (
    <>
      <div
        ref={ref}
        className={clsx(
          'pill-keys paper-hidden pointer-events-none outline-0',
          'absolute inset-x-0 top-3/5 bottom-line max-xl:top-auto max-xl:h-(--room)',
        )}
        {...(isMotionOff ? undefined : game)}
      >
        <output className="sr-only">{choice && label && words[choice.state](label)}</output>
      </div>
      {stage && (
        <NameField pills={stage} motion={isMotionOff ? 'off' : motion} hasRested={hasRested} />
      )}
    </>
  );
}
