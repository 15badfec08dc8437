import { type RefObject, useEffect } from 'react';
import type { PillStage } from '@/physics/pill-stage';

/**
 * Drags and throws pills by mouse, pen and finger. Only pointer events are listened to: the wheel is the page's.
 * @param ref the pit
 * @param stage moves the pills
 */
export function usePillDrag(
  ref: RefObject<HTMLElement | null>,
  stage: RefObject<PillStage | undefined>,
) {
  useEffect(() => {
    const pit = ref.current;
    if (!pit) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = pit.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let held: number | undefined;

    const take = (event: PointerEvent) => {
      const pill = event.target instanceof Element ? event.target.closest('.pill') : null;
      if (!pill || event.button !== 0 || held !== undefined) return;
      held = event.pointerId;
      pill.setPointerCapture(held);
      pit.dataset['held'] = '';
      stage.current?.grab([...pit.children].indexOf(pill), pointOf(event));
    };
    const drag = (event: PointerEvent) => {
      if (event.pointerId === held) stage.current?.hold(pointOf(event));
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== held) return;
      held = undefined;
      delete pit.dataset['held'];
      stage.current?.release();
    };
    pit.addEventListener('pointerdown', take, { signal });
    pit.addEventListener('pointermove', drag, { signal });
    pit.addEventListener('pointerup', drop, { signal });
    pit.addEventListener('pointercancel', drop, { signal });
    return () => leaving.abort();
  }, [ref, stage]);
}
