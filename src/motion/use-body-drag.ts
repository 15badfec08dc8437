import { type RefObject, useEffect } from 'react';
import type { Point } from '@/lib/point';

/** A finger picks a body up after this long, in ms, or after moving sideways this far, in px. */
const pickUpAfter = { time: 150, sideways: 8 } as const;

/** Grabs a body at a point, drags it and lets it go; points in px from the area's corner. */
interface Draggable {
  grab: (index: number, point: Point) => void;
  drag: (point: Point) => void;
  release: () => void;
}

/**
 * Drags and throws bodies. A mouse grabs at once; a finger or pen after a short press or a move to
 * the side, so that a swipe scrolls the page, as the wheel does.
 * @param ref the element that holds the bodies
 * @param selector of a body in it
 * @param stage moves the bodies; undefined until it has loaded
 */
export function useBodyDrag(
  ref: RefObject<HTMLElement | null>,
  selector: string,
  stage: Draggable | undefined,
) {
  useEffect(() => {
    const area = ref.current;
    if (!area || !stage) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    /** The pointer that is down on a body, and the timer that picks the body up. */
    let down: { event: PointerEvent; body: Element; timer?: number } | undefined;
    const isDragging = () => 'dragging' in area.dataset;
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = area.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const pickUp = () => {
      if (!down) return;
      clearTimeout(down.timer);
      down.body.setPointerCapture(down.event.pointerId);
      area.dataset['dragging'] = '';
      const bodies = [...area.querySelectorAll(selector)];
      stage.grab(bodies.indexOf(down.body), pointOf(down.event));
    };
    const press = (event: PointerEvent) => {
      const body = event.target instanceof Element ? event.target.closest(selector) : null;
      if (!body || event.button !== 0 || down) return;
      down = { event, body };
      if (event.pointerType === 'mouse') pickUp();
      else down.timer = window.setTimeout(pickUp, pickUpAfter.time);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down?.event.pointerId) return;
      if (isDragging()) return stage.drag(pointOf(event));
      const x = Math.abs(event.clientX - down.event.clientX);
      const y = Math.abs(event.clientY - down.event.clientY);
      if (x > pickUpAfter.sideways && x > y) pickUp();
    };
    const letGo = (event: PointerEvent) => {
      if (event.pointerId !== down?.event.pointerId) return;
      clearTimeout(down.timer);
      down = undefined;
      if (!isDragging()) return;
      delete area.dataset['dragging'];
      stage.release();
    };
    // While a finger holds a body, the page does not scroll.
    const keepPage = (event: TouchEvent) => {
      if (isDragging()) event.preventDefault();
    };
    area.addEventListener('pointerdown', press, { signal });
    area.addEventListener('pointermove', move, { signal });
    area.addEventListener('pointerup', letGo, { signal });
    area.addEventListener('pointercancel', letGo, { signal });
    area.addEventListener('touchmove', keepPage, { signal, passive: false });
    return () => {
      clearTimeout(down?.timer);
      leaving.abort();
    };
  }, [ref, selector, stage]);
}
