import { type RefObject, useEffect } from 'react';
import type { Point } from '@/lib/point';

/** A finger picks a body up after this long, in ms, or after moving sideways this far, in px. */
const press = 150;
const sideways = 8;

/** Grabs a body at a point, drags that point and lets the body go; points in px from the area's corner. */
interface Draggable {
  grab: (index: number, point: Point) => void;
  hold: (point: Point) => void;
  release: () => void;
}

/**
 * Drags and throws bodies. A mouse grabs at once; a finger or pen after a short press or a move to the side, so that a
 * swipe scrolls the page, as the wheel does.
 * @param ref the element that holds the bodies
 * @param selector of a body in it
 * @param stage moves the bodies
 */
export function useBodyDrag(
  ref: RefObject<HTMLElement | null>,
  selector: string,
  stage: RefObject<Draggable | undefined>,
) {
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = area.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    /** The pointer that is down on a body. */
    let down:
      { event: PointerEvent; body: Element; timer?: ReturnType<typeof setTimeout> } | undefined;
    const isHeld = () => 'held' in area.dataset;

    const pickUp = () => {
      if (!down) return;
      clearTimeout(down.timer);
      down.body.setPointerCapture(down.event.pointerId);
      area.dataset['held'] = '';
      stage.current?.grab(
        [...area.querySelectorAll(selector)].indexOf(down.body),
        pointOf(down.event),
      );
    };
    const touch = (event: PointerEvent) => {
      const body = event.target instanceof Element ? event.target.closest(selector) : null;
      if (!body || event.button !== 0 || down) return;
      down = { event, body };
      if (event.pointerType === 'mouse') pickUp();
      else down.timer = setTimeout(pickUp, press);
    };
    const drag = (event: PointerEvent) => {
      if (event.pointerId !== down?.event.pointerId) return;
      if (isHeld()) return stage.current?.hold(pointOf(event));
      const x = Math.abs(event.clientX - down.event.clientX);
      const y = Math.abs(event.clientY - down.event.clientY);
      if (x > sideways && x > y) pickUp();
    };
    const letGo = (event: PointerEvent) => {
      if (event.pointerId !== down?.event.pointerId) return;
      clearTimeout(down.timer);
      down = undefined;
      if (!isHeld()) return;
      delete area.dataset['held'];
      stage.current?.release();
    };
    // While a finger holds a body, the page does not scroll.
    const keepPage = (event: TouchEvent) => {
      if (isHeld()) event.preventDefault();
    };
    area.addEventListener('pointerdown', touch, { signal });
    area.addEventListener('pointermove', drag, { signal });
    area.addEventListener('pointerup', letGo, { signal });
    area.addEventListener('pointercancel', letGo, { signal });
    area.addEventListener('touchmove', keepPage, { signal, passive: false });
    return () => {
      clearTimeout(down?.timer);
      leaving.abort();
    };
  }, [ref, selector, stage]);
}
