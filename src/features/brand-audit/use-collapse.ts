import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepInPlace } from '@/motion/keep-in-place';
import { ignoreDoubleClick, type PagePoint } from './ignore-double-click';

/**
 * Collapses an answered question after a click, or when the focus leaves it, and opens it again on demand. Arrow keys do
 * not collapse it, since each press selects an answer.
 * @returns whether it is collapsed; `open`; and the ref and handlers for its fieldset
 */
export function useCollapse(isAnswered: boolean) {
  const [isHeldOpen, setIsHeldOpen] = useState(false);
  const row = useRef<HTMLFieldSetElement>(null);
  /** Where the pointer was last pressed; undefined after a key. */
  const pointer = useRef<PagePoint>(undefined);
  const isPressed = useRef(false);

  // Answered by keyboard before hydration: collapsing would lose the focus.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) setIsHeldOpen(true);
  }, []);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  const collapse = () => setIsHeldOpen(false);

  return {
    isFolded: isAnswered && !isHeldOpen,
    open: () => {
      if (row.current) keepInPlace(row.current);
      setIsHeldOpen(true);
    },
    handlers: {
      ref: row,
      onPointerDown: ({ pageX, pageY }: PointerEvent) => {
        pointer.current = { pageX, pageY };
      },
      onKeyDown: () => {
        pointer.current = undefined;
      },
      onClick: ({ currentTarget, target, timeStamp }: MouseEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        setIsHeldOpen(!pointer.current);
        if (!pointer.current) return;
        keepInPlace(currentTarget);
        ignoreDoubleClick(pointer.current, timeStamp);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        // Collapsing while the pointer is pressed would move its target away.
        if (isPressed.current) {
          window.addEventListener('pointerup', () => setTimeout(collapse), { once: true });
          return;
        }
        collapse();
        // Once the browser has scrolled to what has the focus now.
        if (relatedTarget) requestAnimationFrame(() => keepInPlace(relatedTarget));
      },
    },
  };
}
