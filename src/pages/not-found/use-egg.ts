import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { type Point, useSpringPoint } from '@/motion/use-spring-point';
import { measureEgg } from './egg-measures';
import { afterKey, isFound, towards, within } from './egg-rules';

interface EggOptions {
  egg: RefObject<HTMLButtonElement | null>;
  numeral: RefObject<SVGSVGElement | null>;
  /** The element that the egg must stay inside. */
  bounds: RefObject<HTMLElement | null>;
}

/**
 * Runs the egg hunt: drag by mouse or finger, push with the arrow keys, or roll closer with Enter. An egg released near
 * the zero's hole snaps in and wins the hunt.
 */
export function useEgg({ egg, numeral, bounds }: EggOptions) {
  const move = useSpringPoint(egg);
  const at = useRef<Point>({ x: 0, y: 0 });
  const held = useRef<Point | null>(null);
  const [isHome, setIsHome] = useState(false);
  const [hasWon, setHasWon] = useState(false);

  const measure = () =>
    egg.current && numeral.current && bounds.current
      ? measureEgg(egg.current, numeral.current, bounds.current)
      : null;

  const put = (to: Point, how: 'held' | 'pushed' | 'let go') => {
    const measures = measure();
    if (!measures) return;
    const fitted = (place: Point) => isFound(place, measures.goal, measures.scale);
    // The arrow keys snap the egg in on approach, but not on the way out.
    const maySnap = how === 'let go' || (how === 'pushed' && !fitted(at.current));
    at.current = within(to, measures.box);
    const fits = maySnap && fitted(at.current);
    if (fits) at.current = measures.goal;
    setIsHome(fits);
    if (fits) setHasWon(true);
    move(at.current, fits);
  };

  return {
    isHome,
    hasWon,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX - at.current.x, y: event.clientY - at.current.y };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current: from } = held;
        if (from) put({ x: event.clientX - from.x, y: event.clientY - from.y }, 'held');
      },
      onPointerUp: () => {
        if (held.current) put(at.current, 'let go');
        held.current = null;
      },
      onPointerCancel: () => {
        held.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = afterKey(at.current, event.key);
        if (!to) return;
        event.preventDefault();
        put(to, 'pushed');
      },
      onClick: (event: MouseEvent) => {
        // A click without a pointer comes from Enter, Space or assistive technology.
        const goal = event.detail === 0 && measure()?.goal;
        if (goal) put(towards(at.current, goal), 'let go');
      },
    },
  };
}
