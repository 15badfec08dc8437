import { clsx } from 'clsx';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { pills, pillWords as words } from '@/content/home-pills';
import { tooLowToFall } from '@/lib/windows';
import { useMotionOff, usePrefersReducedMotion } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { NameField } from './name-field';
import { PillStage } from './pill-stage';
import { measureBounds } from './pill-view';
import { usePillKeys } from './use-pill-keys';

/**
 * Moves the pills; visitors play with them by pointer and keyboard (docs/rules.md#hero-pills), and
 * write a name with them.
 * @param area the element that holds the pills
 */
export function InteractivePills({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const game = useRef<HTMLDivElement>(null);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(game, 0.01);
  const { stage, hasRested } = usePillStage(area, isVisible);
  useBodyDrag(area, '[data-pill]', stage);
  const { choice, handlers } = usePillKeys(stage);

  // The pills render before this chunk loads, so the focus ring is set from here.
  useEffect(() => {
    if (!choice) return;
    const pill = area.current?.querySelectorAll('[data-pill]')[choice.index];
    pill?.setAttribute('data-chosen', choice.state);
    return () => pill?.removeAttribute('data-chosen');
  }, [area, choice]);

  const playable = {
    ...handlers,
    role: 'application',
    tabIndex: 0,
    'aria-label': `${words.area}. ${words.help}`,
  };
  const motion = isVisible ? 'on' : 'unseen';
  return (
    <>
      <div
        ref={game}
        className={clsx(
          'pill-keys paper-hidden pointer-events-none outline-0',
          'absolute inset-x-0 top-3/5 bottom-line max-xl:top-auto max-xl:h-(--room)',
        )}
        {...(isMotionOff ? undefined : playable)}
      >
        <output className="sr-only">
          {choice && words[choice.state](pills[choice.index]?.label || words.blank)}
        </output>
      </div>
      {stage && (
        <NameField pills={stage} motion={isMotionOff ? 'off' : motion} hasRested={hasRested} />
      )}
    </>
  );
}

/** Opens the stage of the pills, and tells it of the hero's size, of sight and of motion. */
function usePillStage(area: RefObject<HTMLDivElement | null>, isVisible: boolean) {
  const isMotionOff = useMotionOff();
  const isReduced = usePrefersReducedMotion();
  const [stage, setStage] = useState<PillStage>();
  const [hasRested, setHasRested] = useState(false);

  useEffect(() => {
    const root = area.current;
    const section = root?.closest('section');
    if (!root || !section) return;
    const opened = new PillStage(root, measureBounds(root, section));
    opened.addEventListener('rest', () => setHasRested(true));
    const observer = new ResizeObserver(() => opened.resize(measureBounds(root, section)));
    observer.observe(section);
    // The field that renders then may wait: a press meanwhile is answered first.
    startTransition(() => setStage(opened));
    return () => {
      observer.disconnect();
      opened.dispose();
    };
  }, [area]);
  useEffect(() => {
    const isSettled = isReduced || window.matchMedia(tooLowToFall).matches;
    stage?.setMotion({ isOff: isMotionOff, isSettled });
  }, [stage, isMotionOff, isReduced]);
  useEffect(() => stage?.setVisible(isVisible), [stage, isVisible]);

  return { stage, hasRested };
}
